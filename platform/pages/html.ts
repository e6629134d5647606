import { raw, html as template } from 'hono/html'

/** Markup in which every value was escaped. */
export type Html = ReturnType<typeof template>
export const html = template

/** No markup. */
export const nothing: Html = template``

/** Values as JSON inside a script element, in a form that no text can end: `<` is written as an escape. */
export const jsonBlock = (id: string, value: unknown): Html =>
  template`<script type="application/json" id="${id}">${raw(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`
