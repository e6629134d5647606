/** Files that the Worker's bundler imports as text (wrangler's default rules). */
declare module '*.html' {
  const text: string
  export default text
}
