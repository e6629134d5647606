import { expect, test } from 'vitest'
import type { AccountContext } from '../../../shared/ui/AccountLink.tsx'
import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import { Card } from '../../../worker/parts/Card.tsx'
import { PagingLinks } from '../../../worker/parts/PagingLinks.tsx'
import type { Paging } from '../../../worker/parts/paging.ts'
import { SubscribeForm } from '../../../worker/parts/SubscribeForm.tsx'
import type { View } from '../../../worker/view/view.ts'

/** Never rendered: the compiler is what is tried. */
test('props that mean nothing do not compile', () => {
  const faults = (view: View, paging: Paging, account: AccountContext) => [
    // @ts-expect-error a card's heading is an h2 or an h3
    <Card key="card" view={view} href="/" heading="Thor" level={4} picture={null} />,
    // @ts-expect-error a card without a picture says so
    <Card key="bare" view={view} href="/" heading="Thor" level={2} />,
    // @ts-expect-error there is no such list
    <SubscribeForm key="list" view={view} list="letters" />,
    // @ts-expect-error the words of paging are those of games or of the blog
    <PagingLinks key="paging" view={view} paging={paging} of="winners" />,
    // @ts-expect-error there is no such step
    <AccountLink key="step" account={account} step="cash-out" />,
  ]
  expect(faults).toBeTypeOf('function')
})
