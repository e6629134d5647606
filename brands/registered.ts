// Every brand, one line each: the folder's name is the brand's id. The README says how one is added.
export { brand as de } from './de/brand.ts'
export { brand as es } from './es/brand.ts'
export { brand as on } from './on/brand.ts'
export { brand as se } from './se/brand.ts'
export { brand as uk } from './uk/brand.ts'
