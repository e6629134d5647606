import type { Context } from 'hono'

/** The fields of a form as it was sent; null where its body cannot be read as what it says it is. */
export async function readForm(c: Context): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    return await c.req.parseBody()
  } catch {
    return null
  }
}
