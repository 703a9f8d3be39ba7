import { operations } from '@rialto/contract'
import { beforeAll, describe, expect, test } from 'vitest'

import type { CallOptions, Method } from '../../apps/server/src/testing/createCaller.ts'
import { useTestServer } from '../../apps/server/src/testing/useTestServer.ts'

/** What must be refused in words, by every operation that takes a body, and leave nothing behind. */
const server = useTestServer()
beforeAll(async () => {
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
})

const withBody = operations.flatMap(operation => ('body' in operation && operation.body ? [operation] : []))
const filled = (count: number) => Array.from({ length: count }, () => 0)
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const inputs: readonly (readonly [what: string, options: CallOptions, statuses: readonly number[]])[] = [
  ['no body', {}, [400]],
  ['an empty body', { body: '' }, [400]],
  ['what is no JSON', { body: '{' }, [400]],
  ['null', { body: 'null' }, [400]],
  ['a list', { body: '[]' }, [400]],
  ['10,000 items', { body: JSON.stringify(filled(10_000)) }, [400]],
  ['70 kB', { body: `{"a":"${'x'.repeat(70_000)}"}` }, [413]],
  ['a deep object', { body: nested(5_000) }, [400]],
  ['invalid UTF-8', { body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) }, [400]],
  [
    'the same name twice, the last one null',
    { body: '{"type":"coinbase","type":null,"userId":1,"userId":null}' },
    [400],
  ],
  ['plain text', { body: '{}', headers: { 'content-type': 'text/plain' } }, [415]],
  ['a form', { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, [415]],
]

const written = async () => {
  const tables = ['link_sessions', 'connections', 'transfers', 'previews', 'bridging_addresses'] as const
  return Promise.all(tables.map(table => server.db.selectFrom(table).selectAll().execute()))
}

describe.each(inputs)('%s', (_, options, statuses) => {
  test.each(withBody.map(operation => [operation.id, operation] as const))('%s refuses it', async (__, operation) => {
    const { method, paths } = operation
    const query = method === 'POST' && 'query' in operation && operation.query ? '?userId=u' : ''
    const answer = await server.call(method as Method, `/api/v1${paths[0]}${query}`, options)
    if (operation.id === 'createCatalogLink') return expect([400, ...statuses]).toContain(answer.status)
    expect(statuses).toContain(answer.status)
    const { message, detail, errorType } = answer.body as Record<string, string | undefined>
    const said = message ?? detail ?? ''
    expect(said).toMatch(/\w/)
    if (errorType === 'missingField' || errorType === 'invalidField') expect(said).toMatch(/^[\w.[\]]+: /)
  })
})

test('nothing was written by any of it', async () => {
  for (const { method, paths } of withBody)
    for (const [, options] of inputs) await server.call(method as Method, `/api/v1${paths[0]}`, options)
  expect((await written()).flat()).toEqual([])
})
