import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { baseSepoliaId, binanceId, coinbaseId, sepoliaId, xrplTestnetId } from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/transfers/managed/integrations'
const server = useTestServer()

describe('GET /transfers/managed/integrations', () => {
  test('integrations that send and receive are listed, with their networks and tokens', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const { integrations } = body.content
    const ids = integrations.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(server.ctx.connectors.list().map(({ descriptor }) => descriptor.integrationId))
    expect(ids).toEqual(expect.arrayContaining([coinbaseId, binanceId]))
    for (const integration of integrations) {
      const descriptor = server.ctx.connectors.find(integration.type)?.descriptor
      const isAddress = descriptor?.scheme.kind === 'address'
      expect(integration).toMatchObject({ supportsOutgoingTransfers: !isAddress, supportsIncomingTransfers: true })
      const used = integration.networks.map(({ id }: { id: string }) => id)
      expect(used).toEqual(descriptor?.networks.map(({ networkId }) => networkId))
      const evm = integration.networks.filter(({ id }: { id: string }) => id !== xrplTestnetId)
      for (const { id } of evm) expect([sepoliaId, baseSepoliaId]).toContain(id)
      for (const network of evm)
        expect(network).toMatchObject({
          nativeSymbol: 'ETH',
          supportedTokens: expect.arrayContaining(['ETH', 'USDC']),
          supportedDevices: ['android', 'ios', 'web'],
        })
    }
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
