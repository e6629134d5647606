const hour = 3_600_000
const since = Date.UTC(2026, 0, 1)

/** Hours after which a jackpot has dropped and starts again at its base. */
const cycleOf = (mechanic: string): number => (mechanic === 'daily-jackpot-slot' ? 24 : 24 * 45)

/**
 * What a jackpot stands at: it grows by `hourly` and drops once a cycle. `step` is the smallest time that counts, in
 * milliseconds: cards take hours, so that a page does not change each minute; the jackpots feed takes minutes.
 */
export function jackpotAt(
  jackpot: { id: number; mechanic: string; base: number; hourly: number },
  now: number,
  step: number = hour,
): number {
  const cycle = cycleOf(jackpot.mechanic)
  const elapsed = (Math.floor((now - since) / step) * step) / hour
  // Each game's cycle begins at another time, so that jackpots do not all drop together.
  const grown = (elapsed + (cycle === 24 ? 0 : jackpot.id * 37)) % cycle
  return Math.round((jackpot.base + grown * jackpot.hourly) * 100) / 100
}
