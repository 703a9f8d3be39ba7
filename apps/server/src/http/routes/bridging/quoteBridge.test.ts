import { BridgeError } from '@rialto/core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { bridgeRefusals, enableBridging, failBridge, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeBridgingGate } from '../../../testing/describeBridgingGate.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { shopAddress } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/bridging/quote'
const server = useTestServer()
let restore = () => {}
beforeAll(async () => {
  await enableBridging(server, [{ origin: onSepolia(), destination: onBase(), minimumAmount: '2.5' }])
})
afterEach(() => restore())

const origin = onSepolia()
const destination = { ...onBase(), address: shopAddress }
const good = () => ({ origin, destination, amount: 100 })
const quote = (changes: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...changes } })

describe('POST /bridging/quote', () => {
  test('a bridge quote returns the payout in lines that add up, and stores nothing', async () => {
    const { status, body } = await quote({ amount: 100 })
    expect(status).toBe(200)
    const { estimatedAmount, minimumAmount } = body.content.destination
    expect(body.content).toEqual({
      origin: { ...origin, amount: 100 },
      destination: { ...destination, estimatedAmount, minimumAmount },
      fees: { items: expect.any(Array), totalUsd: expect.any(Number) },
      rate: estimatedAmount / 100,
      quotedAt: Math.floor(server.ctx.clock.nowMs() / 1000),
      warnings: [],
    })
    const { items, totalUsd } = body.content.fees
    const kinds = items.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['providerRelayerGas', 'providerRelayerService', 'originGas']))
    const included = items.filter((fee: { includedInEstimate: boolean }) => fee.includedInEstimate)
    const sum = included.reduce((total: number, { amountUsd }: { amountUsd: number }) => total + amountUsd, 0)
    expect(totalUsd).toBeCloseTo(sum, 6)
    expect(estimatedAmount).toBeCloseTo(100 - sum, 6)
    expect(await server.db.selectFrom('bridging_addresses').selectAll().execute()).toEqual([])
  })

  test('symbols match in any case and are returned as they were sent', async () => {
    const { body } = await quote({ origin: onSepolia('usdc') })
    expect(body.content.origin).toEqual({ ...onSepolia('usdc'), amount: 100 })
  })

  test('amountBelowMinimum names the configured minimum', async () => {
    const { status, body } = await quote({ amount: 2.49 })
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'amountBelowMinimum' })
    expect(body.message).toContain('2.5 USDC')
  })

  test('amountExceedsMaximum names the current maximum in USD', async () => {
    const { status, body } = await quote({ amount: 1_000_000_000 })
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'amountExceedsMaximum' })
    expect(body.message).toMatch(/maximum is [\d.]+ USD/)
  })

  test('invalidField for an address of another chain', async () => {
    const { body } = await quote({ destination: { ...destination, address: 'bc1qnothing' } })
    expect(body).toMatchObject({
      errorType: 'invalidField',
      message: expect.stringMatching(/^destination\.address: /),
    })
  })

  test('a missing route and an unknown network give badRequest', async () => {
    const unknown = { origin: { ...origin, network: 'eip155:999999' } }
    for (const changes of [{ origin: onSepolia('ETH') }, unknown]) {
      const { status, body } = await quote(changes)
      expect({ status, of: body.status, type: body.errorType }).toEqual({
        status: 400,
        of: 'badRequest',
        type: 'badRequest',
      })
    }
  })

  test.each(bridgeRefusals)('a bridge that says %s %o', async (kind, detail, http, type, words) => {
    restore = failBridge(server, new BridgeError(kind, 'no', detail))
    const { status, body, headers } = await quote()
    expect({ status, type: body.errorType }).toEqual({ status: http, type })
    expect(body.message).toContain(words)
    if (kind === 'rateLimited') expect(headers['retry-after']).toBe('3')
  })

  describeBridgingGate(() => server, path, good)
  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
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
    ['amount', { amount: '100' }],
    ['destination.address', { destination: { ...destination, address: `0x${'0'.repeat(40)}` } }],
  ])
})
