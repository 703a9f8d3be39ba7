import { BridgeError } from '@rialto/core'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { bridgeRefusals, enableBridging, failBridge, onBase, onSepolia } from '../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeBridgingGate } from '../../../testing/describeBridgingGate.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { shopAddress } from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/bridging/address'
const server = useTestServer()
let restore = () => {}
beforeAll(async () => {
  await enableBridging(server, [
    { origin: onSepolia(), destination: onBase(), minimumAmount: '2.5' },
    { origin: onSepolia('ETH'), destination: onBase('ETH') },
  ])
})
afterEach(() => restore())

const origin = onSepolia()
const destination = { ...onBase(), address: shopAddress }
const good = () => ({ userId: 'user-1', transactionId: 'order-1', origin, destination })
const query = (changes: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...changes } })

describe('POST /bridging/address', () => {
  test('the response is an address with its conditions, and the same address again', async () => {
    const { status, body } = await query({ origin: onSepolia('usdc') })
    expect(status).toBe(200)
    const { transferId } = body.content.tracking
    const { address } = body.content.selectedRoute.bridgingAddress
    expect(body.content).toEqual({
      tracking: { userId: 'user-1', transactionId: 'order-1', transferId },
      selectedRoute: { origin, bridgingAddress: { address }, destination },
      constraints: { minimumAmount: '2.5', maximumAmount: null, expirationTime: null, singleUseAddress: true },
      warnings: ['Minimum transfer amount: 2.5 USDC.', expect.stringContaining('Relay')],
    })
    expect(address).toMatch(/^0x[0-9a-f]{40}$/i)
    expect((await query()).body).toEqual(body)
  })

  test('no minimum is "0", and no line about one', async () => {
    const eth = { origin: onSepolia('ETH'), destination: { ...destination, asset: 'ETH' } }
    const { content } = (await query({ ...eth, transactionId: 'order-eth' })).body
    expect(content.constraints.minimumAmount).toBe('0')
    expect(content.warnings.join()).not.toContain('Minimum')
  })

  test('the transfer can be read from the start', async () => {
    const { transferId } = (await query()).body.content.tracking
    for (const name of ['platform', 'mesh']) {
      const { body } = await server.call('GET', `/api/v1/transfers/managed/${name}?Id=${transferId}`)
      expect(body.content.items).toMatchObject([
        {
          id: transferId,
          status: 'pending',
          clientTransactionId: 'order-1',
          isBridgingTransfer: true,
          bridgingDetails: { status: 'registeredInProvider' },
        },
      ])
    }
  })

  test('another origin, destination or address gives badRequest, and the first address stays', async () => {
    const { body: first } = await query()
    const changes = [
      { origin: onSepolia('ETH') },
      { destination: { ...destination, asset: 'ETH' } },
      { destination: { ...destination, address: '0x52908400098527886E0F7030069857D2E4169EE7' } },
    ]
    for (const change of changes) {
      const { status, body } = await query(change)
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'badRequest' })
    }
    expect((await query()).body).toEqual(first)
  })

  test('a missing route and an unknown network give badRequest', async () => {
    for (const network of [onBase().network, 'eip155:999999']) {
      const { status, body } = await query({ transactionId: 'order-none', origin: { network, asset: 'USDC' } })
      expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'badRequest' })
    }
  })

  test('invalidField for an address of another chain', async () => {
    const foreign = { ...destination, address: 'So11111111111111111111111111111111111111112' }
    const { body } = await query({ transactionId: 'order-sol', destination: foreign })
    expect(body).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/^destination\.address: /) })
  })

  test('ids of maximum length are accepted', async () => {
    const longest = { userId: 'u'.repeat(384), transactionId: 't'.repeat(128) }
    expect((await query(longest)).body.content.tracking).toMatchObject(longest)
    const { body } = await server.call('GET', `/api/v1/transfers/managed/platform?UserId=${longest.userId}`)
    expect(body.content.total).toBe(1)
  })

  // The request has no amount that the client could change.
  const isOfAmount = (kind: string) => kind === 'amountTooLow' || kind === 'amountTooHigh'
  const outcomes = bridgeRefusals.map(([kind, detail, ...answer]) =>
    isOfAmount(kind)
      ? ([kind, detail, 503, 'bridgeUnavailable', 'could not be reached'] as const)
      : ([kind, detail, ...answer] as const),
  )
  test.each(outcomes)('a bridge that says %s %o', async (kind, detail, http, type, words) => {
    restore = failBridge(server, new BridgeError(kind, 'no', detail))
    const { status, body } = await query({ transactionId: 'order-refused' })
    expect({ status, type: body.errorType }).toEqual({ status: http, type })
    expect(body.message).toContain(words)
    restore()
    expect((await query({ transactionId: `order-after-${kind}` })).status).toBe(200)
  })

  describeBridgingGate(() => server, path, good)
  describeAuthentication(() => server, { method, path, permission: 'write', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['userId', { userId: undefined }, 'missingField'],
    ['userId', { userId: 'u'.repeat(385) }],
    ['transactionId', { transactionId: undefined }, 'missingField'],
    ['transactionId', { transactionId: 't'.repeat(129) }],
    ['origin.network', { origin: { asset: 'USDC' } }, 'missingField'],
    ['destination.address', { destination: { ...destination, address: 'x'.repeat(201) } }],
  ])
})
