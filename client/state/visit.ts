import type { PageInfo, Visit } from '../../shared/site/visit.ts'

const read = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The visit's own data, or null where the page carries none. The Worker writes it; a foreign shape is ignored. */
export function readVisit(): Visit | null {
  const visit = read('visit-data')
  return isRecord(visit) && typeof visit.currency === 'string' && typeof visit.rate === 'number'
    ? (visit as unknown as Visit)
    : null
}

export function readPageInfo(): PageInfo | null {
  const page = read('page-data')
  return isRecord(page) && typeof page.culture === 'string' && typeof page.texts === 'string'
    ? (page as unknown as PageInfo)
    : null
}
