/** One page of a list among its pages. */
export interface Paging {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly shown: number
  readonly previous: string | null
  readonly next: string | null
}

/** The number that `?page=` names: 1 without one, null for anything but a plain number from 1 up. */
export function pageNumber(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}

/** Address of a page of a list. The first has no `?page=`; `query` holds what else the address carries. */
export function pageHref(path: string, page: number, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query)
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Where a page stands in its list; null where the list does not reach that far. An empty list has one page. */
export function pagingOf(
  path: string,
  list: { readonly page: number; readonly pageSize: number; readonly total: number; readonly onPage: number },
  query: Readonly<Record<string, string>> = {},
): Paging | null {
  const { page, pageSize, total, onPage } = list
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (page > pages) return null
  return {
    page,
    pages,
    total,
    shown: Math.min(total, (page - 1) * pageSize + onPage),
    previous: page > 1 ? pageHref(path, page - 1, query) : null,
    next: page < pages ? pageHref(path, page + 1, query) : null,
  }
}
