export { gateway as default } from './gateway.ts'
