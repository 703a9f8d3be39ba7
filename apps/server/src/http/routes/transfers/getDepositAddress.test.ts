import { beforeAll, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  sepoliaId,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const mainnetId = 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611'
const server = useTestServer()
let coinbase: LinkedAccount
let binance: LinkedAccount

beforeAll(async () => {
  coinbase = (await connectCoinbase(server)).connection
  binance = (await connectBinance(server)).connection
})

const account = () => ({ authToken: coinbase.accessToken, type: 'coinbase' })
const good = () => ({ ...account(), symbol: 'USDC', networkId: baseSepoliaId })

describe('POST /transfers/managed/address/get', () => {
  const path = '/api/v1/transfers/managed/address/get'

  test('the response is the institution’s address, for any case of the symbol', async () => {
    const { status, body } = await server.call(method, path, { body: { ...good(), symbol: 'usdc' } })
    expect(status).toBe(200)
    expect(body.content).toEqual({
      symbol: 'USDC',
      address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      chain: 'base',
      networkId: baseSepoliaId,
    })
    expect((await server.call(method, path, { body: good() })).body.content).toEqual(body.content)
  })

  test('an account connected with a key returns its address', async () => {
    const own = { authToken: binance.tokenId, type: 'binanceInternational' }
    const { body } = await server.call(method, path, { body: { ...good(), ...own } })
    expect(body.content).toMatchObject({ symbol: 'USDC', address: expect.stringMatching(/^0x/) })
  })

  test('an asset without an address there gives notFound', async () => {
    for (const symbol of ['BTC', 'NOTHING']) {
      const { status, body } = await server.call(method, path, { body: { ...good(), symbol } })
      expect({ status, type: body.errorType }).toEqual({ status: 404, type: 'notFound' })
      expect(body.message).toMatch(/^symbol: /)
    }
  })

  test('a network of the other environment gives networkNotSupported', async () => {
    const { status, body } = await server.call(method, path, { body: { ...good(), networkId: mainnetId } })
    expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'networkNotSupported' })
  })

  test('another client’s token is as good as none', async () => {
    const stranger = await server.addClient()
    const theirs = await server.call(method, path, { body: good(), as: stranger })
    const nobodys = await server.call(method, path, {
      body: { ...good(), authToken: '00000000-0000-4000-8000-000000000001' },
    })
    expect(theirs.text).toBe(nobodys.text)
    expect(theirs.body.errorType).toBe('invalidIntegrationToken')
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['symbol', { symbol: undefined }, 'missingField'],
    ['symbol', { symbol: 'x'.repeat(21) }],
    ['networkId', { networkId: undefined }, 'missingField'],
    ['networkId', { networkId: 'base' }],
  ])
})

describe('POST /transfers/managed/address/list', () => {
  const path = '/api/v1/transfers/managed/address/list'
  const asset = () => ({ ...account(), symbol: 'USDC' })
  const idsOf = (body: { content: { addresses: { networkId: string }[] } }) =>
    body.content.addresses.map(({ networkId }) => networkId).sort()

  test('the response lists every network that receives the asset', async () => {
    const { status, body } = await server.call(method, path, { body: asset() })
    expect(status).toBe(200)
    expect(idsOf(body)).toEqual([sepoliaId, baseSepoliaId].sort())
    expect(body.content.addresses).toContainEqual({
      address: expect.stringMatching(/^0x/),
      symbol: 'USDC',
      networkId: baseSepoliaId,
      caipId: 'eip155:84532',
      networkName: 'Base Sepolia',
      logoUrl: expect.stringMatching(/network-base-sepolia\.svg$/),
    })
  })

  test('networks can be named by either of their ids, and are returned once', async () => {
    const networks = [{ networkId: baseSepoliaId }, { caipId: 'eip155:84532' }]
    const { body } = await server.call(method, path, { body: { ...asset(), networks } })
    expect(idsOf(body)).toEqual([baseSepoliaId])
  })

  test('an asset without an address on any network gives notFound', async () => {
    const { status, body } = await server.call(method, path, { body: { ...asset(), symbol: 'BTC' } })
    expect({ status, type: body.errorType }).toEqual({ status: 404, type: 'notFound' })
  })

  test('networkNotSupported names the network', async () => {
    const networks = [{ networkId: baseSepoliaId }, { caipId: 'eip155:1' }]
    const { body } = await server.call(method, path, { body: { ...asset(), networks } })
    expect(body.errorType).toBe('networkNotSupported')
    expect(body.message).toMatch(/^networks\[1\]\.caipId: /)
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: asset() }) })
  describeFields(() => server, { method, path, good: asset }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['symbol', { symbol: undefined }, 'missingField'],
    ['networks[0].networkId', { networks: [{}] }, 'missingField'],
    ['networks[0].caipId', { networks: [{ networkId: baseSepoliaId, caipId: 'eip155:84532' }] }],
    ['networks[0].networkId', { networks: [{ networkId: 'base' }] }],
    ['networks', { networks: Array.from({ length: 51 }, () => ({ networkId: baseSepoliaId })) }],
  ])
})
