import { findIntegrationType, findNetwork, toChecksumAddress } from '@rialto/catalog'
import { createChainBalances } from '@rialto/chains'
import { createConnectors } from '@rialto/connectors'
import { createEgress } from '@rialto/egress'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, openSession, sepoliaId, shopAddress } from '../../../testing/linkFlows.ts'

const one = 'cryptocurrencyAddress'
const several = 'cryptocurrencyWallet'
const server = useTestServer()

const newAddress = () => toChecksumAddress(`0x${randomBytes(20).toString('hex')}`)
const authenticate = (type: string, username: string) =>
  server.call('POST', '/api/v1/authenticate?userId=user-1', { body: { type, username } })
const connect = async (type: string, username: string): Promise<string> => {
  const { body } = await authenticate(type, username)
  return body.content.accountTokens[0].tokenId
}
const fund = async (networkId: string, symbol: string, to: string, amountBaseUnits: bigint) => {
  await server.simulators.chains.send({ networkId, symbol, to, amountBaseUnits })
  await server.simulators.mine(1)
}
const held = async (type: string, authToken: string): Promise<Record<string, number>> => {
  const { body } = await server.call('POST', '/api/v1/holdings/get', { body: { authToken, type } })
  const rows = body.content.cryptocurrencyPositions as { symbol: string; amount: number }[]
  return Object.fromEntries(rows.map(({ symbol, amount }) => [symbol, amount]))
}

describe('an address', () => {
  test('an address connects, and returns the current balances on every chain', async () => {
    const address = newAddress()
    const { status, body } = await authenticate(one, address.toLowerCase())
    expect(status).toBe(200)
    expect(body.content).not.toHaveProperty('expiresInSeconds')
    const [{ accessToken, account }] = body.content.accountTokens
    expect(account).toMatchObject({ accountId: address })
    expect(await held(one, accessToken)).toEqual({})
    await fund(sepoliaId, 'USDC', address, 1_500_000n)
    await fund(baseSepoliaId, 'USDC', address, 250_000n)
    await fund(baseSepoliaId, 'ETH', address, 10n ** 16n)
    expect(await held(one, accessToken)).toEqual({ USDC: 1.75, ETH: 0.01 })
    const value = await server.call('POST', '/api/v1/holdings/value', { body: { authToken: accessToken, type: one } })
    expect(value.status).toBe(200)
  })

  test('all spellings of an address are the same account', async () => {
    const address = newAddress()
    expect(await connect(one, address)).toBe(await connect(one, address.toLowerCase()))
  })

  test('an address is its own deposit address', async () => {
    const address = newAddress()
    const authToken = await connect(one, address)
    const query = (networkId: string) =>
      server.call('POST', '/api/v1/transfers/managed/address/get', {
        body: { authToken, type: one, networkId, symbol: 'USDC' },
      })
    expect((await query(baseSepoliaId)).body.content).toMatchObject({ address, symbol: 'USDC' })
  })

  test('an address cannot send: the preview is rejected, and so is a destination that goes through Link', async () => {
    const address = newAddress()
    await fund(baseSepoliaId, 'USDC', address, 9_000_000n)
    const fromAuthToken = await connect(one, address)
    const preview = await server.call('POST', '/api/v1/transfers/managed/preview', {
      body: {
        fromAuthToken,
        fromType: one,
        toAddress: shopAddress,
        networkId: baseSepoliaId,
        symbol: 'USDC',
        amount: 5,
      },
    })
    expect({ status: preview.status, type: preview.body.errorType }).toEqual({
      status: 400,
      type: 'networkNotSupported',
    })
  })

  test('balances are readable until the account is removed, and its data is then erased', async () => {
    const authToken = await connect(one, newAddress())
    const erased = await server.call('DELETE', '/api/v1/account', { body: { authToken, type: one } })
    expect(erased.status).toBe(200)
    const { body } = await server.call('POST', '/api/v1/holdings/get', { body: { authToken, type: one } })
    expect(body.errorType).toBe('invalidIntegrationToken')
  })

  test('a connected address needs no renewal', async () => {
    const refreshToken = await connect(one, newAddress())
    const { status, body } = await server.call('POST', '/api/v1/token/refresh', { body: { refreshToken, type: one } })
    expect({ status, word: body.content.status }).toEqual({ status: 200, word: 'succeeded' })
  })

  test.each([
    [
      one,
      'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
      'xpub',
    ],
    [one, '0x1234', 'is not an address on a supported network'],
    [one, '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'is not an address on a supported network'],
    [one, `${shopAddress},${shopAddress}`, 'one address'],
    [several, `${shopAddress},`, 'empty entry'],
    [several, '<script>', 'look like'],
  ])('of %s is refused by its field: %s', async (type, username, text) => {
    const { status, body } = await authenticate(type, username)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['username'])
    expect(body.detail).toContain(text)
  })

  test('a missing address is requested from the user', async () => {
    const { body } = await server.call('POST', '/api/v1/authenticate?userId=user-1', { body: { type: one } })
    expect(body.type).toBe('urn:rialto:error:missingField')
  })
})

test('several addresses are one account, summed', async () => {
  const [alice, bob] = [newAddress(), newAddress()]
  await fund(sepoliaId, 'USDC', alice, 1_000_000n)
  await fund(baseSepoliaId, 'USDC', bob, 2_000_000n)
  const token = await connect(several, `${alice}, ${bob}`)
  expect(await held(several, token)).toEqual({ USDC: 3 })
  expect(await connect(several, `${bob},${alice}`)).toBe(token)
})

describe.each([one, several])('%s', type => {
  const integrationId = findIntegrationType(type)?.id ?? ''

  test('it is listed as an integration with its products', async () => {
    const { body } = await server.call('GET', '/api/v1/status')
    const entry = (body.content as { type: string }[]).find(each => each.type === type)
    expect(entry).toMatchObject({ isUp: true, supportedProducts: ['holdings'] })
    const listed = await server.call('GET', '/api/v1/integrations')
    expect(listed.body.content.items).toContainEqual(
      expect.objectContaining({ id: integrationId, type, cryptoTransfersSupported: false }),
    )
    const schemes = await server.call('GET', '/api/v1/authenticationSchemes')
    expect(schemes.body.content).toContainEqual({
      brokerType: type,
      authenticationSchemeType: 'apiKey',
      initialAuthenticationModel: { fields: [{ name: 'Username', description: expect.stringMatching(/^Address/) }] },
      mfaSchemes: [],
    })
  })

  test('it is not a transfer integration of any token', async () => {
    const { body } = await server.call('GET', '/api/v1/transfers/managed/tokens')
    for (const { supportedIntegrations } of body.content.tokens) expect(supportedIntegrations).not.toContain(type)
  })

  test('the type is rejected by every transfer operation', async () => {
    const { body } = await server.call('GET', `/api/v1/transfers/managed/verify?integrationId=${integrationId}`)
    expect(body.content.status).not.toBe('succeeded')
  })

  test('Link does not offer the type, by type or by id', async () => {
    const byId = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', integrationId } })
    expect(byId.body.errorType).toBe('invalidField')
    const byType = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', brokerType: type } })
    expect(byType.body.errorType).toBe('invalidField')
    const { session } = await openSession(server)
    const page = await server.call('GET', '/link/api/session', { session })
    const offered = (page.body.content.integrations as { type: string }[]).map(each => each.type)
    expect(offered.length).toBeGreaterThan(2)
    expect(offered).not.toContain(type)
    const typed = await server.call('POST', '/link/api/connections/key', {
      session,
      body: { integrationId, fields: { username: shopAddress } },
    })
    expect(typed.status).toBe(400)
  })
})

test('if one of its chains is unavailable, no balance is returned and the error says so', async () => {
  const address = newAddress()
  await fund(sepoliaId, 'USDC', address, 1_000_000n)
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  const egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'test', ...local })
  const evm = server.simulators.chains.chains.map(chain => ({
    ...chain,
    finalityConfirmations: 1,
    ...(chain.networkId === baseSepoliaId ? { rpcUrl: 'http://127.0.0.1:9/' } : {}),
  }))
  const chainBalances = createChainBalances({ egress, evm, solana: [] })
  const { clock, environment } = server.ctx
  const { connectors } = createConnectors({ egress, clock, environment, oauth: () => undefined, chainBalances })
  const connector = connectors.find(({ descriptor }) => descriptor.type === one)
  const read = connector?.read.holdings({ kind: 'address', addresses: [address] })
  await expect(read).rejects.toMatchObject({
    kind: 'unavailable',
    message: `${findNetwork(baseSepoliaId)?.name} could not be read`,
  })
  await egress.close()
})
