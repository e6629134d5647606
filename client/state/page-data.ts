import type { Reader } from '../../shared/schema/shape.ts'
import { type PageData, pageDataShape, type VisitorData, visitorDataShape } from '../../shared/site/page-data.ts'
import { readJson } from './page-basics.ts'

/** What an element of the page holds; null where there is nothing, or where it is not what this build writes. */
const readAs = <Value>(id: string, read: Reader<Value>): Value | null => {
  const value = readJson(id)
  try {
    return value && read(value)
  } catch (error) {
    console.error(`The page's #${id} cannot be read.`, error)
    return null
  }
}

/** The visitor's own data; null on pages that carry none (errors). */
export const readVisitorData = (): VisitorData | null => readAs('visitor-data', visitorDataShape)

export const readPageData = (): PageData | null => readAs('page-data', pageDataShape)
