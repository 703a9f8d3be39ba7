import type { Bridging } from '@rialto/core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { describeBridgingGate } from '../../../testing/describeBridgingGate.ts'
import { describeDoor } from '../../../testing/describeDoor.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { shopAddress } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/bridging/quote'
let server: TestServer
let unconfigured: Bridging
beforeAll(async () => {
  server = await createTestServer()
  unconfigured = server.ctx.bridging
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
})
afterEach(() => void (server.ctx.bridging = unconfigured))
afterAll(() => server?.stop())

const origin = { network: 'eip155:11155111', asset: 'USDC' }
const destination = { network: 'eip155:84532', asset: 'USDC', address: shopAddress }
const good = () => ({ origin, destination, amount: 100 })
const quote = (changes: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...changes } })

const withRoute = (minimumAmount: string): Bridging => ({
  routes: {
    list: () => Promise.resolve([{ origin, destination, displayName: 'Sepolia to Base', minimumAmount }]),
    networkPriority: () => Promise.resolve([]),
  },
  providers: [
    {
      name: 'test',
      carries: () => true,
      refresh: () => Promise.resolve(),
      issueAddress: () => Promise.reject(new Error('not asked for')),
      operations: () => Promise.resolve([]),
      quote: ({ amount }) =>
        Promise.resolve({
          estimatedAmount: String(Number(amount) - 1),
          minimumAmount: '98.5',
          fees: [
            {
              kind: 'providerRelayerGas',
              label: 'Relayer gas',
              amount: '1',
              asset: 'USDC',
              amountUsd: '1',
              includedInEstimate: true,
            },
          ],
          warnings: [],
        }),
    },
  ],
})

describe('POST /bridging/quote', () => {
  test('answers what a configured route’s provider pays out', async () => {
    server.ctx.bridging = withRoute('10')
    const { status, body } = await quote({ amount: '100' })
    expect(status).toBe(200)
    expect(body.content).toEqual({
      origin: { ...origin, amount: 100 },
      destination: { ...destination, estimatedAmount: 99, minimumAmount: 98.5 },
      fees: { items: [expect.objectContaining({ kind: 'providerRelayerGas', amountUsd: 1 })], totalUsd: 1 },
      rate: 0.99,
      quotedAt: Math.floor(server.ctx.clock.nowMs() / 1000),
      warnings: [],
    })
  })

  test('amountBelowMinimum names the configured minimum', async () => {
    server.ctx.bridging = withRoute('100.5')
    const { status, body } = await quote()
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'amountBelowMinimum' })
    expect(body.message).toContain('100.5 USDC')
  })

  test('invalidField for an address of another chain', async () => {
    server.ctx.bridging = withRoute('1')
    const { body } = await quote({ destination: { ...destination, address: 'bc1qnothing' } })
    expect(body).toMatchObject({
      errorType: 'invalidField',
      message: expect.stringMatching(/^destination\.address: /),
    })
  })

  test('badRequest without a configured route, and for an unknown network', async () => {
    for (const changes of [{}, { origin: { ...origin, network: 'eip155:999999' } }]) {
      const { status, body } = await quote(changes)
      expect({ status, of: body.status, type: body.errorType }).toEqual({
        status: 400,
        of: 'badRequest',
        type: 'badRequest',
      })
    }
  })

  describeBridgingGate(() => server, path, good)
  describeDoor(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['origin', { origin: undefined }, 'missingField'],
    ['origin.asset', { origin: { network: origin.network } }, 'missingField'],
    ['destination', { destination: undefined }, 'missingField'],
    ['destination.address', { destination: origin }, 'missingField'],
    ['destination.address', { destination: { ...destination, address: 'x'.repeat(201) } }],
    ['amount', { amount: undefined }, 'missingField'],
    ['amount', { amount: 0 }],
    ['amount', { amount: 1_000_000_000.01 }],
    ['amount', { amount: 'all' }],
  ])
})
