import type { View } from '../view/view.ts'

/** Stands over a preview so that nobody takes it for the public page (rulings 3.11). */
export function PreviewBanner({ view, expires }: { readonly view: View; readonly expires: Date }) {
  return (
    <p className="preview-banner" role="note">
      {view.t('preview.banner', { date: view.format.dateTime(expires.toISOString()) })}
    </p>
  )
}
