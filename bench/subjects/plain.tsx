import { Hono } from 'hono'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { createElement, type ReactNode } from 'react'
import type { Markup } from './markup.ts'

/** The markup of each page, by its path: put in by the bundle (`define`). */
declare const PAGES: Readonly<Record<string, Markup>>

/** An element as somebody would write it who keeps nothing: made anew, with its children, for each request. */
function element(markup: Markup | string, key: number): ReactNode {
  if (typeof markup === 'string') return markup
  const { tag, attributes, children, html } = markup
  if (html !== undefined) return createElement(tag, { ...attributes, key, dangerouslySetInnerHTML: { __html: html } })
  return createElement(tag, { ...attributes, key }, children.map(element))
}

/** A plain page by Hono and preact/compat. */
export default new Hono().get('*', (c) => {
  const markup = PAGES[c.req.path]
  if (markup === undefined) return c.notFound()
  return c.html(`<!DOCTYPE html>${renderToStaticMarkup(element(markup, 0) as never)}`)
})
