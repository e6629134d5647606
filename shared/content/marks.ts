import * as z from 'zod/mini'

const inBothTones = z.object({ light: z.string(), dark: z.string() })

/** The brand's logo and icon, and neutral marks of age, licence, helpline and the like, by key. Paths begin with /img/. */
export const marksSchema = z.object({
  logo: inBothTones,
  icon: z.string(),
  trust: z.record(z.string(), inBothTones),
})
export type Marks = z.infer<typeof marksSchema>
