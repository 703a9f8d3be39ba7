import { readFile } from 'node:fs/promises'

import { operations } from '@rialto/contract'
import { expect, test } from 'vitest'

// @ts-expect-error -- a plain script without types
import { makeTypes } from '../scripts/writeTypes.mjs'
import { createRialto, type Rialto } from './createRialto.ts'

test('the types are those of the OpenAPI document (else run: node packages/node-client/scripts/writeTypes.mjs)', async () => {
  const written = await readFile(new URL('generated/api.ts', import.meta.url), 'utf8')
  expect((await (makeTypes as () => Promise<string>)()) === written).toBe(true)
})

/** Calls every function of the client, with what it takes as one argument or as two. */
const callAll = async (client: Rialto): Promise<void> => {
  const walk = async (value: unknown): Promise<void> => {
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) await walk(one)
    if (typeof value !== 'function') return
    for (const given of [
      [{ paymentRequestId: 'request', refundId: 'refund', payoutId: 'payout' }, {}],
      [{}],
      ['buy', {}],
      ['AAPL'],
      ['cryptocurrency', {}],
      ['coinbase', {}],
    ]) {
      const made: unknown = (value as (...given: unknown[]) => unknown)(...given)
      // Iterators ask for nothing that their list does not.
      if (made instanceof Promise) await made.catch(() => undefined)
    }
  }
  await walk(client)
}

test('every operation of the API can be called (else add it to createRialto.ts)', async () => {
  const asked = new Set<string>()
  const client = createRialto({
    baseUrl: 'https://rialto.example.com',
    clientId: 'id',
    clientSecret: 'secret',
    fetch: (url, init) => {
      asked.add(`${init?.method} ${new URL(String(url)).pathname.replace('/api/v1', '')}`)
      return Promise.resolve(new Response('{"status":"ok","errorType":"","content":{}}'))
    },
  })
  await callAll(client)
  const wanted = operations.map(({ method, paths: [path] }) => {
    const filled = path
      .replace(':side', 'buy')
      .replace(':symbol', 'AAPL')
      .replace(':assetType', 'cryptocurrency')
      .replace(':brokerType', 'coinbase')
      .replace(':paymentRequestId', 'request')
      .replace(':refundId', 'refund')
      .replace(':payoutId', 'payout')
    return `${method} ${filled}`
  })
  expect(wanted.filter(one => !asked.has(one))).toEqual([])
})
