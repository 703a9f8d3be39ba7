import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, sepoliaId } from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/transfers/managed/tokens'
const server = useTestServer()

describe('GET /transfers/managed/tokens', () => {
  test('each token is listed once, with its networks and integrations', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const { tokens } = body.content
    expect(tokens.map(({ token }: { token: string }) => token).sort()).toEqual(['ETH', 'USDC', 'USDT', 'XRP'])
    const usdc = tokens.find(({ token }: { token: string }) => token === 'USDC')
    expect(usdc.networks.map(({ id }: { id: string }) => id).sort()).toEqual([sepoliaId, baseSepoliaId].sort())
    const sending = server.ctx.connectors.list().filter(({ descriptor }) => descriptor.products.includes('transfers'))
    expect(usdc.supportedIntegrations).toEqual(sending.map(({ descriptor }) => descriptor.type))
    expect(usdc.tokenLogoUrl).toMatch(/\/assets\/icons\/usdc\.svg$/)
  })

  test('a network has the institution’s name, in the spelling of published clients', async () => {
    const { body } = await server.call(method, path)
    const pairs = body.content.tokens[0].integrationNetworks
    expect(pairs).toContainEqual({
      networkId: baseSepoliaId,
      netwokName: 'Base Sepolia',
      networkName: 'Base Sepolia',
      innerNetworkId: 'base',
      brokerType: 'coinbase',
    })
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
