import { type Machine, step } from '../../../shared/machines/machine.ts'

/** Every cell of a machine as text, a line a state: "to effect effect" for each event, "-" where it changes nothing. */
export function matrixOf<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  events: readonly Event[],
): Readonly<Record<string, string>> {
  const states = Object.keys(machine.states) as State[]
  return Object.fromEntries(
    states.map((state) => [
      state,
      events
        .map((event) => {
          const next = step(machine, state, event)
          return machine.states[state][event] === undefined ? '-' : [next.state, ...next.effects].join(' ')
        })
        .join(' | '),
    ]),
  )
}
