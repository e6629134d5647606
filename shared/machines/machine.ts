/** What an event does in a state: where to, and what is to be done outside, by name. */
export interface Transition<State extends string, Effect extends string> {
  readonly to: State
  readonly does?: readonly Effect[]
}

/**
 * A state machine as a table. An event that a state does not name changes nothing there. What an event carries, and what
 * depends on it, is decided before it is named, so that the table says everything (docs/states.md prints it).
 */
export interface Machine<State extends string, Event extends string, Effect extends string> {
  /** What the diagram calls it. */
  readonly title: string
  readonly initial: State
  readonly states: Readonly<Record<State, Readonly<Partial<Record<Event, Transition<State, Effect>>>>>>
  /** States that the diagram draws as one where they do the same. */
  readonly groups?: Readonly<Record<string, readonly State[]>>
}

/** One step: the next state, and the effects in their order. */
export function step<State extends string, Event extends string, Effect extends string>(
  machine: Machine<State, Event, Effect>,
  state: State,
  event: Event,
): { readonly state: State; readonly effects: readonly Effect[] } {
  const transition = machine.states[state][event]
  return transition === undefined ? { state, effects: [] } : { state: transition.to, effects: transition.does ?? [] }
}
