import { maintenanceAnswerSchema } from '../../../shared/content/user-context.ts'
import { defineService, serviceTimes } from '../feed.ts'

/** What counts as yes among the boolean-like answers (spec 7). */
const yes: readonly unknown[] = [true, 'true', '1', 1]

/** Whether play is down for maintenance; asked anew each time, as the account opens (spec 4). */
export const maintenance = defineService({
  ...serviceTimes,
  name: 'platform-maintenance',
  path: (_: Record<string, never>) => '/platform-maintenance/',
  query: () => ({ 'no-cache': 1 }),
  schema: maintenanceAnswerSchema.transform((answer) => yes.includes(answer)),
  tags: () => [],
  fallback: false,
})
