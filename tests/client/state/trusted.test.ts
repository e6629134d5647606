import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trustedPolicies } from '../../../shared/site/trusted-policies.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { href: 'https://www.starling.example/slots/' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what the client hands to sinks', () => {
  test.each([
    ['a file of this site', '/assets/search-worker.js', true],
    ['the widget of the platform', 'https://play.starling.example/widget/config.js?lang=sv', true],
    ['an address that holds the script', 'data:text/javascript,alert(1)', false],
    ['an object of the page', 'blob:https://www.starling.example/1', false],
    ['words that run', 'javascript:alert(1)', false],
  ])('of scripts is an address: %s', async (_, address, taken) => {
    const { scriptAddress } = await import('../../../client/state/trusted-script.ts')
    if (taken) expect(scriptAddress(address)).toBe(address)
    else expect(() => scriptAddress(address)).toThrow(TypeError)
  })

  test.each([
    ['<li><a href="/slots/thor/">Thor, on = sale</a></li>', true],
    ['<li onclick="x()">a</li>', false],
    ['<script>1</script>', false],
    ['<a href="javascript:x">a</a>', false],
    ['<IFRAME src="/"></IFRAME>', false],
  ])('of parts runs nothing: %s', async (html, taken) => {
    const { ownPart } = await import('../../../client/state/trusted-markup.ts')
    if (taken) expect(ownPart(html)).toBe(html)
    else expect(() => ownPart(html)).toThrow(TypeError)
  })

  test('goes through the browser’s policies of the names that the content security policy lists', async () => {
    const made: string[] = []
    const createPolicy = (name: string, rules: Record<string, (text: string) => string>) => {
      made.push(name)
      const policy = {
        // A browser's policy is asked as itself, or not at all.
        createScriptURL(text: string) {
          if (this !== policy) throw new TypeError('Illegal invocation')
          return rules.createScriptURL?.(text)
        },
        createHTML(text: string) {
          if (this !== policy) throw new TypeError('Illegal invocation')
          return rules.createHTML?.(text)
        },
      }
      return policy
    }
    vi.stubGlobal('trustedTypes', { createPolicy })
    const { scriptAddress } = await import('../../../client/state/trusted-script.ts')
    const { ownPart } = await import('../../../client/state/trusted-markup.ts')
    expect([scriptAddress('/a.js'), ownPart('<b>a</b>')]).toEqual(['/a.js', '<b>a</b>'])
    expect(made.toSorted()).toEqual(Object.values(trustedPolicies).toSorted())
  })
})
