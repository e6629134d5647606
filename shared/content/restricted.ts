import * as z from 'zod/mini'

/** Countries in which the brand's services are not offered; bodies are HTML. */
export const restrictedSchema = z.object({
  intro: z.string(),
  countries: z.array(
    z.object({ slug: z.string(), iso2: z.string().check(z.regex(/^[A-Z]{2}$/)), name: z.string(), body: z.string() }),
  ),
})
export type Restricted = z.infer<typeof restrictedSchema>
