import { defined, type Json } from './schema.ts'

const methods = ['get', 'post', 'put', 'delete'] as const

/** The parts of an OpenAPI document that a collection needs. */
interface Document {
  info: { title: string; description: string }
  tags: readonly { name: string; description: string }[]
  servers: readonly { url: string }[]
  security?: readonly Json[]
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

interface Described {
  summary: string
  description: string
  tags: readonly string[]
  parameters?: readonly { name: string; in: string; required?: boolean; description: string; example?: unknown }[]
  requestBody?: { content: Readonly<Record<string, { example?: unknown }>> }
}

/**
 * The operations of an OpenAPI document as a collection of Postman 2.1: a folder for each tag, a request with the
 * documented example for each operation. Credentials are variables, which the user fills in.
 */
export const postmanCollection = (document: Json): Json => {
  const { info, tags, servers, security, paths } = document as unknown as Document
  const usesKeys = security !== undefined
  const requests = Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap(method => {
      const operation = operations[method]
      return operation ? [{ tag: operation.tags[0], item: itemOf(method, path, operation, usesKeys) }] : []
    }),
  )
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    item: requests.filter(({ tag }) => tag === name).map(({ item }) => item),
  }))
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [variable('baseUrl', servers[0]?.url ?? ''), ...(usesKeys ? keys : [variable('token', '')])],
    auth: usesKeys ? { type: 'noauth' } : { type: 'bearer', bearer: [variable('token', '{{token}}')] },
    item: folders.filter(({ item }) => item.length > 0),
  }
}

const variable = (key: string, value: string): Json => ({ key, value, type: 'string' })

const keys = [variable('clientId', ''), variable('clientSecret', '')]

const keyHeaders = [
  { key: 'X-Client-Id', value: '{{clientId}}' },
  { key: 'X-Client-Secret', value: '{{clientSecret}}' },
]

const itemOf = (method: string, path: string, operation: Described, usesKeys: boolean): Json => {
  const { summary, description, parameters = [], requestBody } = operation
  const body = requestBody?.content['application/json']
  const inPath = parameters.filter(one => one.in === 'path')
  const query = parameters.filter(one => one.in === 'query')
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')
  const url = defined({
    raw: `{{baseUrl}}/${segments}`,
    host: ['{{baseUrl}}'],
    path: segments.split('/'),
    variable: inPath.length === 0 ? undefined : inPath.map(({ name, example }) => variable(name, text(example))),
    query: query.length === 0 ? undefined : query.map(queryOf),
  })
  const header = [
    ...(usesKeys ? keyHeaders : []),
    ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  ]
  return {
    name: summary,
    request: defined({ method: method.toUpperCase(), description, header, url, body: body && bodyOf(body) }),
  }
}

/** Optional parameters are listed and switched off. */
const queryOf = ({
  name,
  example,
  description,
  required = false,
}: NonNullable<Described['parameters']>[number]): Json => ({
  key: name,
  value: text(Array.isArray(example) ? example[0] : example),
  description,
  disabled: !required,
})

const bodyOf = ({ example }: { example?: unknown }): Json => ({
  mode: 'raw',
  raw: JSON.stringify(example, undefined, 2),
  options: { raw: { language: 'json' } },
})

const text = (example: unknown): string =>
  typeof example === 'string' ? example : example === undefined ? '' : JSON.stringify(example)
