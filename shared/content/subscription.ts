import * as z from 'zod/mini'

/** An address as both forms take it. */
export const emailSchema = z.email('Please enter a valid email address.').check(z.maxLength(254))

/** POST newsletter (spec 5): the blog's form asks for a name, the newsletter's for consent. */
export const subscriptionSchema = z.discriminatedUnion('list', [
  z.object({
    list: z.literal('blog'),
    email: emailSchema,
    name: z.string().check(z.trim(), z.minLength(1, 'Please enter your name.'), z.maxLength(80)),
  }),
  z.object({ list: z.literal('newsletter'), email: emailSchema, consent: z.literal(true) }),
])
export const subscribedSchema = z.object({ subscribed: z.literal(true) })
export type Subscription = z.infer<typeof subscriptionSchema>
