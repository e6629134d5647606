import { z } from 'zod'
import { problem } from '../../shared/http/problem.ts'
import { bodyRoute, json, type Route } from '../contract/route.ts'
import { configOf } from '../env.ts'
import { faultListSchema, setFaults } from '../faults.ts'

const answer = z.object({ faults: z.int().nonnegative() })
const refused = () => problem(404, 'Faults exist in local and test environments only.')

/** Whether this environment lets faults be set. */
export const faultsAllowed = (environment: string): boolean => environment === 'local' || environment === 'test'

/** The fault switch: absent outside local and test environments. */
export const faultRoutes: readonly Route[] = [
  bodyRoute({
    path: '/faults/',
    family: 'faults',
    summary: 'Sets the list of faults, in place of the one before.',
    body: faultListSchema,
    answer,
    handle: async ({ bindings }, faults) => {
      if (!faultsAllowed(configOf(bindings).ENVIRONMENT)) return refused()
      setFaults(faults)
      return { faults: faults.length }
    },
  }),
  {
    method: 'DELETE',
    path: '/faults/',
    family: 'faults',
    summary: 'Ends all faults.',
    query: null,
    body: null,
    answer,
    versioned: false,
    respond: async (_request, bindings) => {
      if (!faultsAllowed(configOf(bindings).ENVIRONMENT)) return refused()
      setFaults([])
      return json({ faults: 0 })
    },
  },
]
