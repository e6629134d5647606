/** The namespaces of a catalogue: `site` for pages, `game` for the figures of a game, `client` for islands alone. */
export const namespaces = ['site', 'game', 'client'] as const
export type Namespace = (typeof namespaces)[number]

/** The texts of the secure platform's pages. They are in no bundle of the site. */
export const accountNamespace = 'account'

/** Nested texts, as the JSON files hold them. */
export type Texts = { readonly [key: string]: string | Texts }

/** A catalogue, or the part of one that an overlay changes. */
export type Catalogue = Partial<Readonly<Record<Namespace | typeof accountNamespace, Texts>>>

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type PluralBase<K> = K extends `${infer B}_${PluralCategory}` ? B : never

/** Keys of `Base`, and every plural category of those that have one (some languages need `_many`). */
type KnownKey<Base> = keyof Base | `${PluralBase<keyof Base>}_${PluralCategory}`

/** `T` with every key that `Base` does not know turned into `never`, so that a misspelt one does not compile. */
type OnlyKnown<T, Base> = {
  [K in keyof T]: K extends KnownKey<Base>
    ? T[K] extends object
      ? K extends keyof Base
        ? OnlyKnown<T[K], Base[K]>
        : never
      : string
    : never
}

type Complete<Base> = { readonly [K in keyof Base]: Base[K] extends string ? string : Complete<Base[K]> }
type Part<Base> = { readonly [K in keyof Base]?: Base[K] extends string ? string : Part<Base[K]> }

/** Functions that take catalogues of the shape `Base`: complete ones, and overlays that change a few keys. */
export function catalogueOf<Base extends Catalogue>(_base: Base) {
  return {
    complete: <T extends Catalogue>(texts: T & Complete<Base> & OnlyKnown<T, Base>): Catalogue => texts,
    overlay: <T extends Catalogue>(texts: T & Part<Base> & OnlyKnown<T, Base>): Catalogue => texts,
  }
}

const mergeTexts = (under: Texts, over: Texts): Texts => {
  const merged: Record<string, string | Texts> = { ...under }
  for (const [key, text] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = typeof text === 'object' && typeof below === 'object' ? mergeTexts(below, text) : text
  }
  return merged
}

/** The texts of one namespace from a chain of catalogues: the first one wins, key by key. */
export const mergeNamespace = (chain: readonly Catalogue[], namespace: keyof Catalogue): Texts =>
  [...chain].reverse().reduce<Texts>((merged, catalogue) => mergeTexts(merged, catalogue[namespace] ?? {}), {})

/** One complete catalogue from a chain of them: the first one wins, key by key (rulings 2.8). */
export function mergeCatalogues(chain: readonly Catalogue[]): Record<Namespace, Texts> {
  const merged: Record<Namespace, Texts> = { site: {}, game: {}, client: {} }
  for (const namespace of namespaces) merged[namespace] = mergeNamespace(chain, namespace)
  return merged
}
