import { z } from 'zod'
import { bannerMediaQuery } from '../routes/banner-media.ts'
import type { Route } from './route.ts'

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: { pointer: { type: 'string' }, detail: { type: 'string' } },
      },
    },
  },
} as const

const problems = (...statuses: readonly number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: 'A problem (RFC 9457).',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )

/** Zod's own JSON Schema is the dialect of OpenAPI 3.1. Query values and bodies are described as they are sent. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parametersOf = (query: z.ZodObject | null, path: string, params: Route['params'] = {}) => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(params[name] && { enum: params[name] }) },
  })),
  ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.object({ value: schema }).safeParse({}).success,
    schema: schemaOf(schema, 'input'),
  })),
]

/** What the document says of a call that this site does not make. */
export const forOtherClients = 'For other clients: this site does not ask for it.'

const operationOf = (route: Route) => ({
  tags: [route.family],
  summary: route.summary,
  ...(route.otherClients && { description: forOtherClients }),
  operationId: `${route.method.toLowerCase()}${route.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
  parameters: parametersOf(route.query, route.path, route.params),
  ...(route.body && {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
  }),
  responses: {
    200: {
      description: 'The answer.',
      ...(route.versioned && {
        headers: {
          'x-content-version': { description: 'The content version it was read at.', schema: { type: 'integer' } },
        },
      }),
      content: { 'application/json': { schema: schemaOf(route.answer, 'input') } },
    },
    ...problems(400, 404, 405, ...(route.body === null ? [] : [413, 415]), ...(route.problems ?? [])),
  },
})

const fileAnswer = (description: string, types: readonly string[]) => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
})

/** The OpenAPI 3.1 document of the given calls and of the two that answer files. */
export function openApiOf(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  paths['/v1/banners/media'] = {
    get: {
      tags: ['banners'],
      summary: 'The picture of a section’s layer, AVIF or WebP as accepted.',
      operationId: 'get_v1_banners_media',
      parameters: parametersOf(bannerMediaQuery, ''),
      responses: {
        200: fileAnswer('The picture; a game’s own banner is SVG.', ['image/avif', 'image/webp', 'image/svg+xml']),
        ...problems(400, 404, 405),
      },
    },
  }
  paths['/media/{path}'] = {
    get: {
      tags: ['media'],
      summary: 'A content-hashed file.',
      operationId: 'get_media',
      parameters: [{ name: 'path', in: 'path', required: true, schema: { type: 'string' } }],
      responses: {
        200: fileAnswer('The file.', ['image/svg+xml', 'image/avif', 'image/webp', 'image/png']),
        ...problems(404, 405),
      },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee platform',
      version: '2.0.0',
      description: 'Content, place, media and operations: everything outside the edge.',
    },
    paths,
    components: { schemas: { Problem: problemSchema } },
  }
}
