import type { Machine } from '../machines/machine.ts'

export type SubscribeState = 'entering' | 'faulty' | 'sending' | 'thanks' | 'failed'
export type SubscribeEvent = 'submitted' | 'refused' | 'accepted' | 'failed'

const send = { to: 'sending', does: ['send'] } as const
const refuse = { to: 'faulty', does: ['showFault'] } as const
/** Blog and newsletter: empty or invalid, then thanks or failure (spec 4 "Blog subscription"). A second click sends nothing. */
export const subscribeMachine: Machine<SubscribeState, SubscribeEvent, 'send' | 'showFault' | 'empty'> = {
  title: 'Subscribing to blog or newsletter',
  initial: 'entering',
  states: {
    entering: { submitted: send, refused: refuse },
    faulty: { submitted: send, refused: refuse },
    // The server may find what the browser did not.
    sending: { accepted: { to: 'thanks', does: ['empty'] }, refused: refuse, failed: { to: 'failed' } },
    thanks: { submitted: send, refused: refuse },
    failed: { submitted: send, refused: refuse },
  },
}
