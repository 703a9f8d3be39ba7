import { beforeAll, describe, expect, test } from 'vitest'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import { baseSepoliaId, connectBinance, type LinkedAccount, sepoliaId } from '../../../testing/linkFlows.ts'

const method = 'POST'
const server = useTestServer()
let account: LinkedAccount

beforeAll(async () => {
  account = (await connectBinance(server)).connection
})

const good = () => ({ authToken: account.accessToken, type: 'binanceInternational', symbol: 'usdc', chain: 'base' })

const refusals = (path: string) => {
  const call = (change: Record<string, unknown>) => server.call(method, path, { body: { ...good(), ...change } })

  test('an asset that the account lacks gives 404', async () => {
    const { status, body } = await call({ symbol: 'BTC' })
    expect({ status, type: body.errorType }).toEqual({ status: 404, type: 'notFound' })
    expect(body.message).toMatch(/^symbol: /)
  })

  test('another client’s token is as good as none', async () => {
    const { body } = await server.call(method, path, { body: good(), as: await server.addClient() })
    expect(body.errorType).toBe('invalidIntegrationToken')
  })

  describeAuthentication(() => server, { method, path, permission: 'read', options: () => ({ body: good() }) })
  describeFields(() => server, { method, path, good }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['symbol', { symbol: undefined }, 'missingField'],
    ['chain', { chain: 'nowhere' }],
    ['addressType', { chain: undefined, addressType: 'btcAddress' }],
    ['addressType', { addressType: 'moonAddress' }],
  ])
}

describe('POST /transfers/address/get', () => {
  const path = '/api/v1/transfers/address/get'
  const call = (change: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...change } })

  test.each(['base', 'BASE', 'Base Sepolia', 'eip155:84532', baseSepoliaId])('takes the network as %s', async chain => {
    const { status, body } = await call({ chain })
    expect(status).toBe(200)
    const address = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/)
    expect(body.content).toEqual({ symbol: 'USDC', address, chain: 'BASE', networkId: baseSepoliaId })
  })

  test('without a network answers the institution’s first, with a form of address the first that has it', async () => {
    expect((await call({ chain: undefined })).body.content.networkId).toBe(sepoliaId)
    expect((await call({ chain: undefined, addressType: 'ethAddress' })).body.content.networkId).toBe(sepoliaId)
  })

  refusals(path)
})

describe('POST /transfers/symbol/details', () => {
  const path = '/api/v1/transfers/symbol/details'
  const call = (change: Record<string, unknown> = {}) => server.call(method, path, { body: { ...good(), ...change } })

  test('the response lists every network for the asset, with fee and limits', async () => {
    const { status, body } = await call({ chain: undefined })
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ symbol: 'USDC', addressTypes: ['ethAddress'] })
    expect(body.content.chains.map((each: { networkId: string }) => each.networkId).sort()).toEqual(
      [sepoliaId, baseSepoliaId].sort(),
    )
    expect(body.content.chains).toContainEqual({
      chain: 'BASE',
      networkId: baseSepoliaId,
      fee: 0.005,
      minWithdrawAmount: expect.any(Number),
      maxWithdrawAmount: expect.any(Number),
    })
  })

  test('the response contains only the requested network', async () => {
    expect((await call()).body.content.chains).toMatchObject([{ chain: 'BASE' }])
  })

  refusals(path)
})
