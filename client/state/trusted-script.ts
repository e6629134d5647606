import { trustedPolicies } from '../../shared/site/trusted-policies.ts'
import { trusted } from './trusted.ts'

const script = trusted(trustedPolicies.script, {
  // Which hosts may be asked is the content security policy's; an address that holds the script itself is none.
  createScriptURL: (address: string) => {
    if (!/^https?:$/.test(new URL(address, location.href).protocol))
      throw new TypeError(`No script's address: ${address}`)
    return address
  },
})

/** The address of a script or a worker, as `src`, `new Worker` and `register` take it. */
export const scriptAddress = (address: string): string => script.createScriptURL(address)
