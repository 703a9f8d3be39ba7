import fc from 'fast-check'
import { ConnectorError } from '@rialto/core'
import { mutationOf } from '@rialto/core/testing'
import { expect, test } from 'vitest'
import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startCoinbaseSubject } from './testing/startCoinbaseSubject.ts'
import { type Canned, cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { coinbase } from './exchange.ts'
import { coinbaseAnswers, order, sendKey, sent } from './testing/fixtures.ts'

describeConnectorConformance('Coinbase', startCoinbaseSubject)

const nowMs = Date.parse('2026-01-12T01:28:00Z')
const credentials = { kind: 'oAuth', accessToken: 'token-1234', scopes: [] } as const

const connectorOn = (answers: Record<string, Canned>) =>
  coinbase({
    egress: cannedEgress(answers).egress,
    clock: { nowMs: () => nowMs, sleep: async () => undefined },
    environment: 'sandbox',
    oauth: { clientId: 'id', clientSecret: 'secret' },
  })

const operations = (answers: Record<string, Canned>) => {
  const { read, withdraw, history } = connectorOn(answers)
  return {
    balances: () => read.balances(credentials),
    holdings: () => read.holdings(credentials),
    address: () => read.depositAddress(credentials, { symbol: 'USDC', networkId: order.networkId }),
    terms: () => withdraw.terms(credentials, 'USDC'),
    find: () => withdraw.find(credentials, { order, sinceMs: nowMs }),
    list: () => history?.list(credentials, { count: 10 }) ?? Promise.reject(new Error('no history')),
    detail: () => history?.find(credentials, { hash: 'x' }) ?? Promise.reject(new Error('no history')),
  }
}

test('parses the documented responses', async () => {
  const all = operations(coinbaseAnswers)
  expect(await all.balances()).toEqual([{ currencyCode: 'EUR', cash: '10', buyingPower: '10' }])
  expect(await all.holdings()).toEqual([{ symbol: 'USDC', name: 'USD Coin', amount: '39.59', available: '39.59' }])
  expect(await all.address()).toEqual({ address: order.address })
  expect(await all.find()).toMatchObject({ status: 'pending', fee: '4.008308' })
  expect(await all.list()).toEqual({
    transfers: [
      {
        upstreamId: sent.id,
        type: 'withdrawal',
        status: 'pending',
        upstreamStatus: 'pending',
        symbol: 'USDC',
        amount: '10.000000',
        fee: '4.008308',
        toAddress: sent.to.address,
        createdAtMs: Date.parse(sent.created_at),
      },
    ],
  })
})

test('gives a result or a ConnectorError for every mutation, and never shows the token', async () => {
  const keys = Object.keys(coinbaseAnswers).filter(key => key.startsWith('GET')) as (keyof typeof coinbaseAnswers)[]
  for (const key of keys) {
    await fc.assert(
      fc.asyncProperty(mutationOf(coinbaseAnswers[key]?.body), async body => {
        for (const operation of Object.values(operations({ ...coinbaseAnswers, [key]: { body } }))) {
          const error: unknown = await operation().then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
          if (error !== undefined) expect(error).toBeInstanceOf(ConnectorError)
          expect(String(error)).not.toContain(credentials.accessToken)
        }
      }),
      { numRuns: 50 },
    )
  }
})

test('accepts only a send with a type and an id, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      mutationOf(coinbaseAnswers[sendKey]?.body),
      fc.constantFrom(200, 201, 400, 500),
      async (body, status) => {
        const { withdraw } = connectorOn({ ...coinbaseAnswers, [sendKey]: { status, body } })
        const outcome = await withdraw.submit(credentials, order, '123456')
        if (outcome.kind !== 'accepted') return
        const parsed = JSON.parse(body) as { data: { id: string; type: string } }
        expect(status).toBeLessThan(300)
        expect(parsed.data.type).toBe('send')
        expect(outcome.upstreamId).toBe(parsed.data.id)
      },
    ),
    { numRuns: 100 },
  )
})
