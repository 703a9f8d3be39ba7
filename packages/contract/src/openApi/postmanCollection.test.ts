import { describe, expect, test } from 'vitest'

import { adminOpenApiDocument } from './adminOpenApiDocument.ts'
import { openApiDocument } from './openApiDocument.ts'
import { postmanCollection } from './postmanCollection.ts'

interface Item {
  name: string
  request: {
    method: string
    header: { key: string; value: string }[]
    url: { raw: string; path: string[]; query?: { key: string; disabled: boolean }[] }
    body?: { raw: string }
  }
}

interface Collection {
  variable: { key: string; value: string }[]
  item: { name: string; item: Item[] }[]
}

const read = (document: ReturnType<typeof openApiDocument>) => {
  const collection = postmanCollection(document) as unknown as Collection
  return { collection, items: collection.item.flatMap(({ item }) => item) }
}
const integration = openApiDocument('https://pay.example')
const management = adminOpenApiDocument('https://pay.example')

describe.each([
  ['integration', integration],
  ['account management', management],
])('%s API', (_, document) => {
  test('a collection has each operation once', () => {
    const paths = document['paths'] as Record<string, Record<string, unknown>>
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        method => `${method.toUpperCase()} {{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    const listed = read(document).items.map(({ request: { method, url } }) => `${method} ${url.raw}`)
    expect(listed.toSorted()).toEqual(documented.toSorted())
  })
})

test('a request has the documented example, and only required parameters are switched on', () => {
  const { items, collection } = read(integration)
  const created = items.find(({ request }) => request.url.raw.endsWith('/api/v1/linktoken'))
  expect(JSON.parse(created?.request.body?.raw ?? '')).toHaveProperty('userId')
  const listed = items.find(({ request }) => request.url.raw.endsWith('/holdings/portfolio'))
  expect(listed?.request.url.query).toMatchObject([
    { key: 'UserId', disabled: false },
    { key: 'TimezoneOffset', disabled: true },
  ])
  expect(collection.variable).toContainEqual({ key: 'baseUrl', value: 'https://pay.example', type: 'string' })
})

test('credentials are variables without a value', () => {
  for (const document of [integration, management]) {
    const { collection, items } = read(document)
    const secrets = collection.variable.filter(({ key }) => key !== 'baseUrl')
    expect(secrets.length).toBeGreaterThan(0)
    for (const { value } of secrets) expect(value).toBe('')
    for (const { request } of items)
      for (const { key, value } of request.header) if (key !== 'Content-Type') expect(value).toMatch(/^\{\{\w+\}\}$/)
  }
})
