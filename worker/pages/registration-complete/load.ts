import type { LoadContext, Loaded } from '../../document/page.ts'
import type { View } from '../../view/view.ts'

export interface RegistrationCompleteProps {
  readonly view: View
}

/** What a visitor sees after registering, on the way to the lobby (spec 2 "Other screens"). */
export async function loadRegistrationComplete({ view }: LoadContext): Promise<Loaded<RegistrationCompleteProps>> {
  return {
    kind: 'page',
    props: { view },
    head: {
      title: view.t('registrationComplete.title'),
      description: view.t('registrationComplete.text', { brand: view.brand.name }),
      noindex: true,
    },
  }
}
