import * as z from 'zod/mini'

/** Questions and answers in groups; answers are HTML. */
export const faqSchema = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      items: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
    }),
  ),
})
export type Faq = z.infer<typeof faqSchema>
