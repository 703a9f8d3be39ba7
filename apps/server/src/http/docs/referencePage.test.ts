import {
  adminOperations,
  apiResult,
  EmptyApiResult,
  errorCatalogue,
  ErrorEnvelope,
  operations,
  ProblemDetails,
} from '@rialto/contract'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, test } from 'vitest'
import { withNulls } from '../../testing/checkAnswer.ts'
import type { Method } from '../../testing/createCaller.ts'
import { useTestServer } from '../../testing/useTestServer.ts'

type Media = Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>
interface Described {
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[]
  requestBody?: { content: Media }
  responses: Record<string, { $ref?: string; content?: Media }>
}
type Document = {
  paths: Record<string, Record<string, Described>>
  components: { responses: Record<string, { content?: Media }> }
}

const templated = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const server = useTestServer()
let own: Document
let admin: Document
beforeAll(async () => {
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
  await server.ctx.store.callbackUrls.replace(server.client.scope, ['https://shop.example/back'])
  own = (await server.app.inject('/swagger/v1/swagger.json')).json()
  admin = (await server.app.inject('/swagger/AdminAPI/swagger.json')).json()
})

const all = [
  ...operations.map(operation => ({ ...operation, path: operation.paths[0], base: '/api/v1' })),
  ...adminOperations.map(operation => ({ ...operation, base: '/admin/api/v1' })),
]
const describedAt = ({ base, path, method }: (typeof all)[number]): Described => {
  const document = base === '/api/v1' ? own : admin
  const found = document.paths[`${base}${templated(path)}`]?.[method.toLowerCase()]
  if (!found) throw new Error(`${method} ${path} is not in its document`)
  return found
}
const jsonOf = (content: Media | undefined) => content?.['application/json']?.example
const parametersOf = (described: Described, place: string) =>
  Object.fromEntries(
    (described.parameters ?? []).filter(one => one.in === place).map(({ name, example }) => [name, example]),
  )

describe.each(all.map(operation => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  (_, operation) => {
    test('the document has a valid example of each part', () => {
      const described = describedAt(operation)
      const schema = operation.content ? apiResult(operation.content) : EmptyApiResult
      const answer = jsonOf(described.responses['200']?.content)
      expect([...Value.Errors(withNulls(schema), answer)]).toEqual([])
      if ('body' in operation && operation.body) {
        const body = jsonOf(described.requestBody?.content)
        expect([...Value.Errors(operation.body, body)]).toEqual([])
      }
      for (const [place, shape] of [
        ['path', 'params' in operation ? operation.params : undefined],
        ['query', 'query' in operation ? operation.query : undefined],
      ] as const)
        if (shape) expect([...Value.Errors(shape, parametersOf(described, place))]).toEqual([])
    })

    test('the document has an example of a failure, with an existing type', () => {
      const { components } = operation.base === '/api/v1' ? own : admin
      const failures = Object.entries(describedAt(operation).responses).filter(([code]) => /^[45]/.test(code))
      const examples = failures.flatMap(([code, answer]) => {
        const { content } = components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer
        const media = Object.entries(content ?? {})
        return media.flatMap(([kind, { examples: named = {} }]) =>
          Object.values(named).map(({ value }) => ({ code, kind, value })),
        )
      })
      expect(examples.length).toBeGreaterThan(0)
      for (const { code, kind, value } of examples) {
        if (kind === 'application/problem+json') {
          expect([...Value.Errors(ProblemDetails, value)]).toEqual([])
          expect((value as { status: number }).status).toBe(Number(code))
          continue
        }
        expect([...Value.Errors(ErrorEnvelope, value)]).toEqual([])
        expect(errorCatalogue).toHaveProperty((value as { errorType: string }).errorType)
      }
    })
  },
)

/** Not required by themselves, but one of them is. */
const oneOfSeveral = ['networkId', 'UserId']

test.each(operations.map(operation => [operation.id, operation] as const))(
  '%s takes its own example: nothing in it is missing or not valid',
  async (_, operation) => {
    const { method, paths } = operation
    const described = describedAt({ ...operation, path: paths[0], base: '/api/v1' } as (typeof all)[number])
    const params = parametersOf(described, 'path')
    const required = (described.parameters ?? []).filter(
      one => one.in === 'query' && (one.required === true || oneOfSeveral.includes(one.name)),
    )
    const query = new URLSearchParams(required.map(({ name, example }) => [name, String(example)])).toString()
    const path = paths[0].replaceAll(/:(\w+)/g, (__, name: string) => String(params[name]))
    const body = jsonOf(described.requestBody?.content)
    const url = `/api/v1${path}${query === '' ? '' : `?${query}`}`
    const answer = await server.call(method as Method, url, body === undefined ? {} : { body })
    // The sandbox of this test has no Solana.
    if (answer.text.includes('chainId: is not a Solana network here')) return
    // A result code is made by a session that ends.
    if (answer.text.includes('resultCode: is wrong, used, expired or of another user')) return
    expect(answer.text).not.toMatch(/missingField|invalidField/)
  },
)
