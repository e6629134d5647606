import { abSteps } from '../../shared/ab/ab.ts'
import type { WidgetContext } from '../../shared/account/widget-messages.ts'
import { ab } from '../state/ab.ts'
import { player } from '../state/player.ts'

/**
 * What the platform is told of how the visit began, by the specification's parameter names, and of the steps that are tested
 * (spec 9, rulings 9). The deep link goes along unless a tester has switched it off.
 */
function visitQuery(): Readonly<Record<string, string>> {
  const { aname, deeplink, deeplinkPrId } = player.getState()
  const steps = ab.getState()
  const seen = abSteps.filter((step) => steps[step] !== null)
  const known = {
    aname,
    ...(steps.deeplink === null ? {} : { dl: deeplink, prid: deeplinkPrId }),
    ab: seen.length === 0 ? null : seen.map((step) => `${step}-${steps[step]}`).join('.'),
  }
  return Object.fromEntries(Object.entries(known).flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}

/** What the widget reports of the visit, and puts into the client URL. */
export function widgetContext(game: string | null): WidgetContext {
  const { tracking, bt } = player.getState()
  return {
    usguid: tracking.info?.usguid ?? null,
    flow_id: tracking.info?.flowId ?? null,
    ar_code: tracking.info?.arCode ?? null,
    bt_code: bt,
    game,
    clientQuery: visitQuery(),
  }
}
