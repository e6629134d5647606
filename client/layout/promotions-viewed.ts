import { promotionsDotMachine } from '../../shared/layout/machines.ts'
import { step } from '../../shared/machines/machine.ts'
import { promosViewd } from '../../shared/storage/table.ts'
import { writeStored } from '../state/storage.ts'

/** Takes the dot beside promotions away; without consent it comes back with the next page (spec 4, rulings 6.6). */
export function promotionsViewed(): void {
  const root = document.documentElement
  const { state, effects } = step(promotionsDotMachine, root.dataset.promos === 'viewed' ? 'gone' : 'shown', 'viewed')
  if (state === 'gone') root.dataset.promos = 'viewed'
  if (effects.includes('remember')) writeStored(promosViewd, '1')
}
