export { gateway as default } from './gateway.ts'
export { Page } from './page-entrypoint.ts'
