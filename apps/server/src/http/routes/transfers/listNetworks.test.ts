import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, sepoliaId, xrplTestnetId } from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/transfers/managed/networks'
const server = useTestServer()

describe('GET /transfers/managed/networks', () => {
  test('networks of the integrations are listed with their tokens and available logos', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const { networks } = body.content
    expect(networks.map(({ id }: { id: string }) => id).sort()).toEqual(
      [sepoliaId, baseSepoliaId, xrplTestnetId].sort(),
    )
    for (const network of networks) {
      const isXrpl = network.id === xrplTestnetId
      const kind = isXrpl ? { nativeSymbol: 'XRP', networkType: 'ripple' } : { nativeSymbol: 'ETH', networkType: 'evm' }
      expect(network).toMatchObject(kind)
      const sending = server.ctx.connectors
        .list()
        .filter(({ descriptor }) => descriptor.products.includes('transfers'))
        .filter(({ descriptor }) => descriptor.networks.some(({ networkId }) => networkId === network.id))
      expect(network.supportedBrokerTypes).toEqual(sending.map(({ descriptor }) => descriptor.type))
      for (const { logoUrl } of [network, ...network.tokens]) {
        const { headers } = await server.app.inject(new URL(logoUrl).pathname)
        expect([logoUrl, headers['content-type']]).toEqual([logoUrl, 'image/svg+xml'])
      }
      expect(network.supportedTokens).toEqual(isXrpl ? ['XRP'] : expect.arrayContaining(['ETH', 'USDC']))
      expect(network.tokens.map(({ symbol }: { symbol: string }) => symbol)).toEqual(network.supportedTokens)
    }
  })

  test('the sandbox lists no network on which money is real', async () => {
    const { body } = await server.call(method, path)
    const chains = body.content.networks.map(({ chainId }: { chainId: string }) => chainId)
    for (const real of ['1', '8453', '137']) expect(chains).not.toContain(real)
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
