import { createStore } from 'zustand/vanilla'
import { type AbState, abFlags, abState, formatFlags, formatVariants, parseFlags } from '../../shared/ab/ab.ts'
import { abLifetime, abSession } from '../../shared/storage/rare-table.ts'
import { onConsent } from '../tracking/consent.ts'
import { readVisitorData } from './page-data.ts'
import { readStored, writeStored } from './storage.ts'

const begin = (): AbState => {
  const kept = parseFlags(readStored(abSession))
  // In production these parameters do nothing (rulings 4.1).
  const query = new URLSearchParams(readVisitorData()?.emulation === true ? location.search : '')
  return abState(abFlags(query, kept))
}

/** Steps and flags of tests (spec 3 "A/B state"): the flags last for the session, the variants seen as long as tracking allows. */
export const ab = createStore<AbState>()(begin)

writeStored(abSession, formatFlags(ab.getState()))
onConsent(() => writeStored(abLifetime, formatVariants(ab.getState())))
