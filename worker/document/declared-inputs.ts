import type { LoadContext, Page } from './page.ts'

/** A page read what it does not declare: no key of it would name that, and one visitor's page could be given to another. */
export class UndeclaredInput extends Error {
  constructor(input: string, instead: string) {
    super(
      `The page reads ${input} and does not declare it: add ${instead} to its definePage (worker/pages/registry.ts).`,
    )
    this.name = 'UndeclaredInput'
  }
}

/** The amounts of a page that does not declare the rate. */
export const undeclaredRate = (): never => {
  throw new UndeclaredInput('the rate of its currency', `reads: ['rate']`)
}

/**
 * What a page may read and nothing else: in local and test runs any other input throws, so that no page is ever kept under
 * a key that does not name all it depends on. A hosted environment leaves the check out.
 */
export function declaredInputs({ reads, query }: Pick<Page, 'reads' | 'query'>, context: LoadContext): LoadContext {
  return {
    ...context,
    query: {
      text: context.query.text,
      get: (name) => {
        if (!query.includes(name)) throw new UndeclaredInput(`the parameter "${name}"`, `query: ['${name}']`)
        return context.query.get(name)
      },
    },
    get now() {
      if (!reads.includes('now')) throw new UndeclaredInput('the time', `reads: ['now']`)
      return context.now
    },
  }
}
