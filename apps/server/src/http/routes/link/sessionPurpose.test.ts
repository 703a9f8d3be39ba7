import { describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { binanceId, connectBinance, opening, openSession, toShop } from '../../../testing/linkFlows.ts'
import { beginPayment } from '../../../testing/walletFlows.ts'

const server = useTestServer()

interface Offered {
  integrations: { type: string; name: string; isUnsupported: boolean }[]
  restored: unknown[]
}

/** The session as the page receives it. */
const sessionOf = async (request: object): Promise<{ session: string; offered: Offered }> => {
  const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...request } })
  const code = new URL(atob(body.content.linkToken)).searchParams.get('code')
  const { content } = (await server.call('POST', '/link/api/session', { body: opening(code), as: null })).body
  return { session: content.sessionToken, offered: { ...content.session, restored: content.restored } }
}

describe('a deposit of which the client requests a proof of the address', () => {
  const proven = (more: object = {}) => ({ ...toShop(), verifyWalletOptions: { message: 'Be my guest' }, ...more })

  test('offers wallets alone, and connects nothing else', async () => {
    const { session, offered } = await sessionOf(proven())
    expect(offered.integrations.map(({ type }) => type)).toEqual(['deFiWallet'])
    const fields = { username: 'Mesh', password: 'Pass123' }
    const body = { integrationId: binanceId, fields }
    expect((await server.call('POST', '/link/api/connections/key', { session, body })).status).not.toBe(200)
  })

  test('does not take a stored wallet, whose proof was of an earlier session', async () => {
    const { account, accessToken } = await beginPayment(server, {})
    const userId = account.address
    const stored = { accessToken }
    const plain = await sessionOf({ userId, ...toShop(), accessTokens: [stored] })
    expect(plain.offered.restored).toHaveLength(1)
    const { session, offered } = await sessionOf({ userId, ...proven(), accessTokens: [stored] })
    expect(offered.restored).toEqual([])
    const restore = { session, body: { accessTokens: [accessToken] } }
    const restored = await server.call('POST', '/link/api/connections/stored', restore)
    expect(JSON.stringify(restored.body.content ?? {})).not.toContain(account.address)
    const { verifications } = (await server.call('GET', `/api/v1/wallets/verify?UserId=${userId}`)).body.content
    expect(verifications).toEqual([])
  })
})

test('an onramp offers the institutions that can buy, and no others', async () => {
  const { offered } = await sessionOf(toShop({ transferType: 'onramp', amountInFiat: 50 }))
  expect(offered.integrations.map(({ type }) => type).sort()).toEqual(['binanceInternational', 'binanceUs', 'coinbase'])
})

test('a stored account is connected without a sign-in, also where nothing is transferred', async () => {
  const { connection } = await connectBinance(server, 'Mesh', await openSession(server, { userId: 'returning' }))
  const stored = { accessToken: connection.accessToken }
  const { session, offered } = await sessionOf({ userId: 'returning', accessTokens: [stored] })
  expect(offered.restored).toMatchObject([{ connectionId: connection.connectionId, needsReconnect: false }])
  const take = (connectionId: string, as = session) =>
    server.call('POST', '/link/api/connections/stored/take', { session: as, body: { connectionId } })
  const { content } = (await take(connection.connectionId)).body
  expect(content).toMatchObject({
    brokerType: 'binanceInternational',
    isReconnected: true,
    tokenId: connection.tokenId,
  })
  const other = await sessionOf({ userId: 'another' })
  expect((await take(connection.connectionId, other.session)).body.errorType).toBe('invalidIntegrationToken')
})
