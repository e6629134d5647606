import { Hono } from 'hono'
import { problem } from '../../shared/http/problem.ts'
import { respondLog, respondLoggerScript } from '../account-logger/account-logger.ts'
import type { Bindings } from '../env.ts'
import { showLobby, showPlay, submitDeposit, submitLogout, submitPause } from '../lobby/lobby.ts'
import { respondAsset } from '../pages/assets.ts'
import { showConfirm, submitConfirm } from '../pages/confirm.ts'
import { showForgotten, showReset, submitForgotten, submitReset } from '../pages/forgotten.ts'
import { showLimits, submitLimits } from '../pages/limits.ts'
import { showLogin, submitLogin } from '../pages/login.ts'
import { showOutbox } from '../pages/outbox.ts'
import { submitRaisedLimits } from '../pages/raised-limits.ts'
import { showRegister, submitRegister } from '../pages/register/register.ts'
import { type Page, respondPage } from '../pages/respond.ts'
import { respondConfigScript } from '../widget/config-script.ts'
import { respondFrame } from '../widget/frame.ts'

/** The pages of the platform that people open, by address and method. */
const pages: Readonly<Record<string, { readonly GET?: Page; readonly POST?: Page }>> = {
  '/login': { GET: showLogin, POST: submitLogin },
  '/register': { GET: showRegister, POST: submitRegister },
  '/confirm': { GET: showConfirm, POST: submitConfirm },
  '/forgot-password': { GET: showForgotten, POST: submitForgotten },
  '/reset-password': { GET: showReset, POST: submitReset },
  '/deposit-limits': { GET: showLimits, POST: submitLimits },
  '/deposit-limits/confirm': { POST: submitRaisedLimits },
  '/play': { GET: showPlay },
  '/lobby': { GET: showLobby },
  '/lobby/deposit': { POST: submitDeposit },
  '/lobby/pause': { POST: submitPause },
  '/logout': { POST: submitLogout },
  '/outbox': { GET: showOutbox },
}

/** What people open: the pages, the widget, and the files of both. No program calls them: they are no part of the contract. */
export const playerPages = new Hono<{ Bindings: Bindings }>({ strict: false })

for (const [path, page] of Object.entries(pages)) {
  const { GET, POST } = page
  if (GET !== undefined) playerPages.get(path, (c) => respondPage(c.req.raw, c.env, GET))
  if (POST !== undefined) playerPages.post(path, (c) => respondPage(c.req.raw, c.env, POST))
  const allow = Object.keys(page).join(', ')
  playerPages.all(path, () => problem(405, `This address answers ${allow}.`, { headers: { allow } }))
}
playerPages.get('/widget/config.js', (c) => respondConfigScript(c.req.raw, c.env))
playerPages.get('/account-logger.js', (c) => respondLoggerScript(c.req.raw, c.env))
playerPages.post('/account-log', (c) => respondLog(c.req.raw, c.env))
playerPages.get('/widget', (c) => respondFrame(c.req.raw, c.env))
playerPages.get('/assets/:file', (c) => respondAsset(c.req.path) ?? problem(404, 'There is no such file.'))
