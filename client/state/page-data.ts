import type { PageData, VisitorData } from '../../shared/site/page-data.ts'

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
export function readVisitorData(): VisitorData | null {
  const visit = read('visitor-data')
  return isRecord(visit) && typeof visit.currency === 'string' && typeof visit.rate === 'number'
    ? (visit as unknown as VisitorData)
    : null
}

export function readPageData(): PageData | null {
  const page = read('page-data')
  return isRecord(page) && typeof page.culture === 'string' && typeof page.texts === 'string'
    ? (page as unknown as PageData)
    : null
}
