import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields, describeRefusals } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openSession,
  sepoliaId,
  shopAddress,
  toShop,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/transfers/managed/configure'
const server = useTestServer()
let coinbase: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
})

/** The catalogue lists it; no simulated institution sends on it. */
const solanaDevnetId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
const usdcOnBase = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }
const usdcOnEthereum = { networkId: sepoliaId, symbol: 'USDC', address: shopAddress }
const etherOnEthereum = { networkId: sepoliaId, symbol: 'ETH', address: shopAddress }
const body = (fromAuthToken: string, fromType = 'coinbase') => ({ fromAuthToken, fromType, toAddresses: [usdcOnBase] })

describe('POST /transfers/managed/configure', () => {
  test('with fundingOptions, the response lists assets that the account can convert into, including those it does not hold', async () => {
    const open = await openSession(server, toShop({ transferType: 'deposit', fundingOptions: { enabled: true } }))
    const { connection } = await connectCoinbase(server, 'MeshETH', open)
    const asked = { ...body(connection.accessToken), amountInFiat: 20 }
    expect((await server.call(method, path, { body: asked })).body.content.holdings).toEqual([])
    const funded = await server.call(method, path, { body: { ...asked, fundingOptions: { enabled: true } } })
    expect(funded.body.content.holdings).toMatchObject([
      {
        symbol: 'USDC',
        availableBalance: 0,
        eligibleForTransfer: false,
        eligibleForTransferWithFunding: true,
        networks: [{ eligibleForTransferWithFunding: true, ineligibilityReason: 'eligibleWithFunding' }],
      },
    ])
    const tooMuch = { ...asked, amountInFiat: 900_000_000, fundingOptions: { enabled: true } }
    expect((await server.call(method, path, { body: tooMuch })).body.content.holdings).toEqual([])
  })

  test('holdings are listed with their possible destinations, most valuable first and cheapest network first', async () => {
    const { status, body: answer } = await server.call(method, path, {
      body: { ...body(coinbase.accessToken), toAddresses: [usdcOnEthereum, usdcOnBase, etherOnEthereum] },
    })
    expect(status).toBe(200)
    const [ether, usdc] = answer.content.holdings
    expect([ether.symbol, usdc.symbol]).toEqual(['ETH', 'USDC'])
    expect(ether).toMatchObject({ availableBalance: 50, eligibleForTransfer: true })
    expect(usdc.networks.map(({ id }: { id: string }) => id)).toEqual([baseSepoliaId, sepoliaId])
    expect(usdc.networks[0]).toMatchObject({
      toAddress: shopAddress,
      eligibleForTransfer: true,
      institutionTransferFee: { fee: 0.005, feeCurrency: 'USDC', feeInTransferCurrency: 0.005 },
    })
    expect(usdc.networks[0].maximumAmount).toBe(9_999.995)
  })

  test('the response gives the reason for a too large amount', async () => {
    const { body: answer } = await server.call(method, path, {
      body: { ...body(coinbase.accessToken), amount: '10001' },
    })
    expect(answer.content.holdings[0]).toMatchObject({
      eligibleForTransfer: false,
      ineligibilityReason: 'amountNotSufficient',
      networks: [{ eligibleForTransfer: false, ineligibilityReason: 'balanceBelowRequestedAmount' }],
    })
  })

  test('the response gives the reason for a too small amount', async () => {
    const requested = { ...body(coinbase.accessToken), amountInFiat: 0.1 }
    const { body: answer } = await server.call(method, path, { body: requested })
    expect(answer.content).toMatchObject({ amountInFiat: 0.1, fiatCurrency: 'USD' })
    expect(answer.content.holdings[0].networks[0].ineligibilityReason).toBe('requestedAmountBelowMinimum')
  })

  test('an account without accepted assets has no holdings in the response', async () => {
    const { connection } = await connectBinance(server, 'MeshBTC')
    const { body: answer } = await server.call(method, path, {
      body: body(connection.accessToken, 'binanceInternational'),
    })
    expect(answer.content).toEqual({ status: 'succeeded', holdings: [] })
  })

  test('a network that the institution does not send on is not offered', async () => {
    const address = 'CbKGgVKLJFb8bBrf58DnAkdryX6ubewVytn7X957YwNr'
    const toAddresses = [{ networkId: solanaDevnetId, symbol: 'USDC', address }]
    const { body: answer } = await server.call(method, path, { body: { ...body(coinbase.accessToken), toAddresses } })
    const [usdc] = answer.content.holdings
    expect(usdc).toMatchObject({ eligibleForTransfer: false, ineligibilityReason: 'noEligibleNetworks' })
    expect(usdc.networks).toMatchObject([{ id: solanaDevnetId, eligibleForTransfer: false }])
    const order = { ...toAddresses[0], address: undefined, toAddress: address, amount: 10 }
    const requested = { fromAuthToken: coinbase.accessToken, fromType: 'coinbase', ...order }
    const preview = await server.call(method, '/api/v1/transfers/managed/preview', { body: requested })
    expect({ status: preview.status, type: preview.body.errorType }).toEqual({
      status: 400,
      type: 'networkNotSupported',
    })
  })

  test('symbol and networkId narrow it down, in any case', async () => {
    const { body: answer } = await server.call(method, path, {
      body: {
        ...body(coinbase.accessToken),
        toAddresses: [usdcOnEthereum, usdcOnBase, etherOnEthereum],
        symbol: 'usdc',
        networkId: sepoliaId.toUpperCase(),
      },
    })
    const [only, ...others] = answer.content.holdings
    expect(others).toEqual([])
    expect(only.networks.map(({ id }: { id: string }) => id)).toEqual([sepoliaId])
  })

  test('invalidAddress names the destination', async () => {
    const wrong = { ...usdcOnBase, address: '0x00000000000000000000000000000000000000Ab' }
    const { status, body: answer } = await server.call(method, path, {
      body: { ...body(coinbase.accessToken), toAddresses: [usdcOnBase, { ...wrong, address: 'bc1qnothing' }] },
    })
    expect({ status, type: answer.errorType }).toEqual({ status: 400, type: 'invalidAddress' })
    expect(answer.message).toMatch(/^toAddresses\[1\]\.address: /)
  })

  test('a network of the other environment gives networkNotSupported', async () => {
    const mainnet = { ...usdcOnBase, networkId: 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611' }
    const { body: answer } = await server.call(method, path, {
      body: { ...body(coinbase.accessToken), toAddresses: [mainnet] },
    })
    expect(answer.errorType).toBe('networkNotSupported')
  })

  describe('to a connected account', () => {
    const to = async (changes: Record<string, unknown> = {}) => {
      const { connection } = await connectBinance(server)
      const receiver = { toAuthToken: connection.accessToken, toType: 'binanceInternational', toAddresses: undefined }
      return server.call(method, path, { body: { ...body(coinbase.accessToken), ...receiver, ...changes } })
    }

    test('the response contains the deposit addresses on common networks, as the receiver returns them', async () => {
      const { status, body: answer } = await to({ symbol: 'usdc' })
      expect(status).toBe(200)
      const [usdc, ...others] = answer.content.holdings
      expect(others).toEqual([])
      expect(usdc.networks.map(({ id }: { id: string }) => id).sort()).toEqual([sepoliaId, baseSepoliaId].sort())
      const { connection } = await connectBinance(server)
      for (const { id, toAddress, eligibleForTransfer } of usdc.networks) {
        const own = { authToken: connection.accessToken, type: 'binanceInternational', symbol: 'USDC', networkId: id }
        const read = await server.call('POST', '/api/v1/transfers/managed/address/get', { body: own })
        expect({ toAddress, eligibleForTransfer }).toEqual({
          toAddress: read.body.content.address,
          eligibleForTransfer: true,
        })
      }
    })

    test('every accepted asset is listed, and one network on request', async () => {
      const { body: answer } = await to({ networkId: baseSepoliaId })
      const symbols = answer.content.holdings.map(({ symbol }: { symbol: string }) => symbol)
      expect(symbols).toEqual(expect.arrayContaining(['ETH', 'USDC']))
      for (const { networks } of answer.content.holdings)
        expect(networks.map(({ id }: { id: string }) => id)).toEqual([baseSepoliaId])
    })

    test('the sending account, unknown types and tokens of another client are rejected', async () => {
      const same = await to({ toAuthToken: coinbase.tokenId, toType: 'coinbase' })
      expect(same.body).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/^toAuthToken: /) })
      const unknown = await to({ toType: 'bankOfNowhere' })
      expect(unknown.body).toMatchObject({
        errorType: 'integrationNotSupported',
        message: expect.stringMatching(/^toType: /),
      })
      const nobodys = await to({ toAuthToken: '00000000-0000-4000-8000-000000000001' })
      expect({ status: nobodys.status, type: nobodys.body.errorType }).toEqual({
        status: 400,
        type: 'invalidIntegrationToken',
      })
    })
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'write',
    options: () => ({ body: body(coinbase.accessToken) }),
  })
  describeRefusals(() => server, { method, path, options: (token, type) => ({ body: body(token, type) }) })
  describeFields(() => server, { method, path, good: () => body(coinbase.accessToken) }, [
    ['fromAuthToken', { fromAuthToken: undefined }, 'missingField'],
    ['fromType', { fromType: undefined }, 'missingField'],
    ['toAddresses', { toAddresses: undefined }, 'missingField'],
    ['toAddresses', { toAddresses: [] }, 'missingField'],
    ['toAddresses', { toAddresses: {} }],
    ['toAddresses', { toAddresses: Array.from({ length: 501 }, () => usdcOnBase) }],
    ['toAddresses[0].address', { toAddresses: [{ ...usdcOnBase, address: undefined }] }, 'missingField'],
    ['toAddresses[0].networkId', { toAddresses: [{ ...usdcOnBase, networkId: 'base' }] }],
    ['toAddresses[0].addressTag', { toAddresses: [{ ...usdcOnBase, addressTag: '7' }] }],
    ['toAddresses[0].symbol', { toAddresses: [{ ...usdcOnBase, symbol: 'US\0DC' }] }],
    ['toType', { toAuthToken: 'somebody', toAddresses: undefined }, 'missingField'],
    ['toAuthToken', { toAuthToken: 'somebody', toType: 'coinbase' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: '1e3' }],
    ['amount', { amount: 1_000_000_000_001 }],
    ['amountInFiat', { amountInFiat: 'five' }],
  ])
})
