import { enhance } from './enhance.ts'
import { watchTime } from './reality-check.ts'

document.documentElement.dataset.script = ''
enhance(document)
watchTime(document)
// After a form that was sent back: what is wrong is read first.
document.querySelector<HTMLElement>('[data-focus]')?.focus()
