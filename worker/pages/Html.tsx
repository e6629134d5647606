/** HTML that was sanitised when it entered the content cache (rulings 7.3). */
export function Html({ html, className }: { readonly html: string; readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content cache keeps sanitised HTML only
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
