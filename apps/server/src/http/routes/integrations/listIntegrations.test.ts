import { findIntegrationType, selfCustodyWallets } from '@rialto/catalog'
import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { binanceId, coinbaseId } from '../../../testing/linkFlows.ts'

const method = 'GET'
const path = '/api/v1/integrations'
const server = useTestServer()

describe('GET /integrations', () => {
  test('the installation’s integrations are listed with stable ids and icons that load', async () => {
    const { status, body } = await server.call(method, path)
    expect(status).toBe(200)
    const { items } = body.content
    const named = items.map(({ id, type }: { id: string; type: string }) => [id, type])
    const offered = server.ctx.connectors.list().map(({ descriptor }) => descriptor)
    const wallets = selfCustodyWallets('sandbox').map(({ id }) => [id, 'deFiWallet'])
    expect(named).toEqual(
      offered.flatMap(({ integrationId, type }) => (type === 'deFiWallet' ? wallets : [[integrationId, type]])),
    )
    expect(named.slice(0, 2)).toEqual([
      [coinbaseId, 'coinbase'],
      [binanceId, 'binanceInternational'],
    ])
    expect(items[0].logo).toBeDefined()
    for (const { type, cryptoTransfersSupported, categories, logo } of items) {
      expect({ cryptoTransfersSupported, categories }).toEqual({
        cryptoTransfersSupported: !type.startsWith('cryptocurrency'),
        categories: type === 'deFiWallet' ? ['deFiWallet'] : findIntegrationType(type)?.categories,
      })
      // Where there is no icon, pages show initials.
      if (logo === undefined) continue
      const icon = await server.app.inject({ url: new URL(logo.iconColorUrl).pathname })
      expect({ status: icon.statusCode, type: icon.headers['content-type'] }).toEqual({
        status: 200,
        type: 'image/svg+xml',
      })
    }
  })

  describeAuthentication(() => server, { method, path, permission: 'any' })
})
