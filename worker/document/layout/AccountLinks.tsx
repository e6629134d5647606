import { AccountLink } from '../../../shared/ui/AccountLink.tsx'
import type { View } from '../../view/view.ts'

export interface AccountLinksProps {
  readonly view: View
  /** They stand on a banner: a tracking code's words may replace the call to action (rulings 9). */
  readonly banner?: boolean
}

/** The two ways into the account, side by side: log in, and what the visitor's segment comes to beside it (spec 2 "Layout"). */
export function AccountLinks({ view, banner = false }: AccountLinksProps) {
  return (
    <div className="account-links">
      <AccountLink account={view.account} step="logIn" className="button button--quiet" />
      <AccountLink account={view.account} step="join" className="button button--primary" tracked={banner} />
    </div>
  )
}
