import type { LoadContext, Loaded } from '../../document/page.ts'
import type { View } from '../../view/view.ts'

export interface OfflineProps {
  readonly view: View
}

/** What the service worker shows where neither network nor a kept page is (quality 7.2); it asks no feed. */
export async function loadOffline({ view }: LoadContext): Promise<Loaded<OfflineProps>> {
  return {
    kind: 'page',
    props: { view },
    head: { title: view.t('offline.title'), description: view.t('offline.text') },
  }
}
