import { gunzipSync } from 'node:zlib'

import { operations, schemaKeywords } from '@rialto/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../testing/useTestServer.ts'

interface Described {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: { securitySchemes: Record<string, unknown> }
}

/** `:name` to Fastify is `{name}` to OpenAPI. */
const templated = (path: string): string => `/api/v1${path.replaceAll(/:(\w+)/g, '{$1}')}`

const server = useTestServer()
let document: Described
beforeAll(async () => {
  document = (await server.app.inject('/swagger/v1/swagger.json')).json()
})

test('the document is valid OpenAPI 3.0.1, description version 1.0', async () => {
  expect(await new Validator().validate({ ...structuredClone(document) })).toMatchObject({ valid: true })
  expect([document.openapi, document.info.version]).toEqual(['3.0.1', '1.0'])
})

test('the document holds every operation under its first path, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${String(operationId)}`,
    ),
  )
  const expected = operations.map(({ method, paths, id }) => `${method} ${templated(paths[0])} ${id}`)
  expect(described.sort()).toEqual(expected.sort())
})

test('every public path of the contract is served', () => {
  for (const { method, paths } of operations)
    for (const path of paths) expect(server.app.hasRoute({ method, url: `/api/v1${path}` }), path).toBe(true)
})

test.each(operations.map(({ id, method, paths }) => [id, method.toLowerCase(), templated(paths[0])] as const))(
  '%s lists its tag, its summary and the status codes of its answers',
  (_, method, path) => {
    const described = document.paths[path]?.[method] ?? {}
    expect(described).toMatchObject({ summary: expect.stringMatching(/\w/), tags: [expect.any(String)] })
    expect(Object.keys(described['responses'] as object)).toEqual(
      expect.arrayContaining(['200', '401', '403', '429', '500']),
    )
  },
)

test('the document omits the keywords of Rialto’s own validator', () => {
  const text = JSON.stringify(document)
  for (const keyword of schemaKeywords) expect(text).not.toContain(keyword)
  expect(text).not.toMatch(/"exclusiveMinimum":\d/)
  expect(text).toContain('"exclusiveMinimum":true')
})

test('the document names both headers that a call needs', () => {
  expect(document.components.securitySchemes).toMatchObject({
    'Client-Id': { type: 'apiKey', in: 'header', name: 'X-Client-Id' },
    'Client-Secret': { type: 'apiKey', in: 'header', name: 'X-Client-Secret' },
  })
})

test.each(['/swagger/v1/swagger.json', '/swagger/AdminAPI/swagger.json'])(
  '%s is written and compressed once, whoever reads it',
  async url => {
    const zipped = () => server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    const [first, plain] = [await zipped(), await server.app.inject(url)]
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(first.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(gunzipSync(first.rawPayload).toString()).toBe(plain.payload)
    const readMs: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const begun = process.cpuUsage()
      await zipped()
      readMs.push(process.cpuUsage(begun).user / 1_000)
    }
    // Writing one costs 10 ms of the processor. The least, because other work of the process counts too.
    expect(Math.min(...readMs)).toBeLessThan(5)
  },
)
