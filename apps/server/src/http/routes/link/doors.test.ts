import { createHash } from 'node:crypto'

import { finishRemovals } from '@rialto/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  openSession,
  shopAddress,
  toShop,
} from '../../../testing/linkFlows.ts'

const shop = 'https://shop.example'
const server = useTestServer()
beforeAll(async () => {
  await server.ctx.store.callbackUrls.replace(server.client.scope, [`${shop}/back`])
})

const victim = 'a'.repeat(64)
const attacker = 'e'.repeat(64)

const issue = async (request: object = {}) => {
  const { body } = await server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...request } })
  const { linkToken, paymentLink } = body.content as { linkToken: string; paymentLink?: string }
  const codeOf = (url: string) => new URL(url).searchParams.get('code') ?? ''
  return { linkToken, code: codeOf(atob(linkToken)), payCode: paymentLink === undefined ? '' : codeOf(paymentLink) }
}
const open = async (code: string, more: object = {}) => {
  const { status, body } = await server.call('POST', '/link/api/session', { body: { code, ...more }, as: null })
  return {
    status,
    type: body.errorType as string,
    code,
    ...(body.content as { session?: unknown }),
    content: body.content,
  }
}
/** A session that is open, with its token as the flows take it. */
const opened = async (code: string, more: object) => {
  const { content } = await open(code, more)
  return { code, session: content.sessionToken as string, content }
}
const frame = (browserKey?: string) => ({ place: { kind: 'frame' }, ...(browserKey ? { browserKey } : {}) })
const result = async (linkToken: string, userId = 'user-1') =>
  (await server.call('POST', '/api/v1/linktoken/result', { body: { linkToken, userId } })).body.content
const preview = (session: string, connectionId: string) =>
  server.call('POST', '/link/api/transfers/preview', {
    session,
    body: { connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' },
  })

describe('a link token opens only where its client put it', () => {
  const elsewhere = { status: 403, type: 'linkTokenMisplaced' }

  test.each([
    ['nothing is known', {}],
    ['nothing led there', { place: { kind: 'page' } }],
    ['another site led there', { place: { kind: 'page', from: 'https://evil.example' } }],
    ['the site’s name is part of another', { place: { kind: 'page', from: 'https://shop.example.evil.example' } }],
    ['the origin is opaque', { place: { kind: 'page', from: 'null' } }],
  ])('it does not as a page of its own: %s', async (_, place) => {
    const { code } = await issue()
    expect(await open(code, place)).toMatchObject(elsewhere)
    // It is not used up: its user can open it yet.
    expect((await open(code, frame())).status).toBe(200)
  })

  test.each([
    ['a frame, which only an allowed origin can make', { kind: 'frame' }],
    ['an SDK’s WebView', { kind: 'app' }],
    ['a page of the client that leads there', { kind: 'page', from: shop }],
  ])('it does in %s', async (_, place) => {
    expect(await open((await issue()).code, { place })).toMatchObject({ status: 200 })
  })

  test('it does from an allowed origin, and not from one of another client', async () => {
    const { scope } = server.client
    await server.ctx.store.clients.setAllowedOrigins(scope, ['https://app.example'])
    expect((await open((await issue()).code, { place: { kind: 'page', from: 'https://app.example' } })).status).toBe(
      200,
    )
    const other = await server.addClient()
    await server.ctx.store.clients.setAllowedOrigins(other.scope, ['https://other.example'])
    const from = { place: { kind: 'page', from: 'https://other.example' } }
    expect(await open((await issue()).code, from)).toMatchObject(elsewhere)
  })

  test('a standalone page opens only at top level, and names its user before anything else', async () => {
    const { content } = await opened((await issue({ standalone: true })).code, {})
    expect(content.session).toMatchObject({ asksFirst: 'standalone', userId: 'user-1' })
    const { content: placed } = await opened((await issue({ standalone: true })).code, frame())
    expect(placed.session.asksFirst).toBeUndefined()
  })
})

describe('the result by link token', () => {
  test('a standalone page’s account is withheld from the link token and returned for the result code of the browser', async () => {
    const { code, linkToken } = await issue({ standalone: true })
    const session = await opened(code, { browserKey: victim })
    await connectBinance(server, 'Mesh4', session)
    expect(await result(linkToken)).toMatchObject({ status: 'open', accounts: [], accountsWithheld: 'resultCode' })
    const body = { outcome: 'finished', page: 'integrationConnectedPage', returns: true }
    const left = await server.call('POST', '/link/api/session/finish', { session: session.session, body })
    const resultCode = new URL(left.body.content.returnUrl).searchParams.get('resultCode')
    const redeem = (userId: string) => server.call('POST', '/api/v1/linktoken/result', { body: { resultCode, userId } })
    expect((await redeem('the user who is signed in there')).body.errorType).toBe('invalidField')
    expect(await result(linkToken)).toMatchObject({ status: 'finished', accounts: [] })
    expect((await redeem('user-1')).body.content.accounts).toHaveLength(1)
    expect((await result(linkToken)).accounts).toHaveLength(1)
  })

  test('the link token’s result has no account of a session that was moved to another device', async () => {
    const { code, linkToken } = await issue()
    const session = await opened(code, frame(attacker))
    const { body: started } = await server.call('POST', '/link/api/session/move', {
      session: session.session,
      body: { choice: {} },
    })
    const claim = { code: started.content.code, browserKey: victim }
    const { content: claimed } = (await server.call('POST', '/link/api/move', { body: claim, as: null })).body
    const accept = { session: session.session, body: { number: claimed.number } }
    expect((await server.call('POST', '/link/api/session/move/accept', accept)).body.content.status).toBe('accepted')
    const moved = { code, session: claimed.claimToken as string }
    const { connection } = await connectCoinbase(server, 'Mesh', moved)
    expect(await result(linkToken)).toMatchObject({ accounts: [], accountsWithheld: 'resultCode' })
    // What was connected on the other device is of its browser, and not of the one that began.
    const later = async (browserKey: string) => {
      const request = { accessTokens: [{ tokenId: connection.tokenId }], ...toShop() }
      const { session: token } = await opened((await issue(request)).code, frame(browserKey))
      return (await preview(token, connection.connectionId)).status
    }
    expect([await later(attacker), await later(victim)]).toEqual([400, 200])
  })
})

describe('another session', () => {
  const returning = async (connection: LinkedAccount, more: object) => {
    const request = { accessTokens: [{ tokenId: connection.tokenId }], ...toShop() }
    return opened((await issue(request)).code, more)
  }

  test.each([
    ['another browser', frame(attacker)],
    ['a browser that keeps nothing', frame()],
    ['the key’s hash in place of the key', frame(createHash('sha256').update(victim).digest('hex'))],
  ])('sends nothing from an account that was connected in the victim’s: %s', async (_, more) => {
    const { connection } = await connectBinance(server, 'Mesh', await opened((await issue()).code, frame(victim)))
    const { session, content } = await returning(connection, more)
    expect(content.restored).toMatchObject([
      { connectionId: connection.connectionId, needsReconnect: true, isOfOtherBrowser: true },
    ])
    expect((await preview(session, connection.connectionId)).body.errorType).toBe('invalidIntegrationToken')
    const { connectionId } = connection
    for (const [path, body] of [
      ['configure', { connectionId }],
      ['execute', { previewId: connectionId }],
    ] as const)
      expect((await server.call('POST', `/link/api/transfers/${path}`, { session, body })).status).toBeGreaterThan(399)
    const sources = await server.call('POST', '/link/api/transfers/sources', { session, body: { amount: '5' } })
    expect(JSON.stringify(sources.body.content ?? {})).not.toContain(connectionId)
    // Nor where the SDK hands the token over once more.
    const body = { accessTokens: [connection.tokenId] }
    const brought = await server.call('POST', '/link/api/connections/stored', { session, body })
    expect(brought.body.content.connections).toMatchObject([{ needsReconnect: true }])
    expect((await preview(session, connectionId)).body.errorType).toBe('invalidIntegrationToken')
  })

  test('a session sends from a stored account in the same browser, and in another one only after a new sign-in at the institution', async () => {
    const { connection } = await connectBinance(server, 'Mesh', await opened((await issue()).code, frame(victim)))
    const same = await returning(connection, frame(victim))
    expect(same.content.restored).toMatchObject([{ needsReconnect: false }])
    expect((await preview(same.session, connection.connectionId)).status).toBe(200)
    const other = 'c'.repeat(64)
    const elsewhere = await returning(connection, frame(other))
    expect((await preview(elsewhere.session, connection.connectionId)).status).toBe(400)
    await connectBinance(server, 'Mesh', elsewhere)
    expect((await preview(elsewhere.session, connection.connectionId)).status).toBe(200)
    const again = await returning(connection, frame(other))
    expect((await preview(again.session, connection.connectionId)).status).toBe(200)
  })

  test('a session sends from an account whose credentials came from the client’s server', async () => {
    const body = { type: 'binanceInternational', username: 'Mesh', password: 'Pass123' }
    const made = await server.call('POST', '/api/v1/authenticate?userId=user-api', { body })
    const { tokenId, account } = made.body.content.accountTokens?.[0] ?? made.body.content
    const request = { userId: 'user-api', accessTokens: [{ tokenId }], ...toShop() }
    const { session } = await opened((await issue(request)).code, frame(attacker))
    expect((await preview(session, account.platformAccountId)).status).toBe(200)
  })
})

describe('a pay link', () => {
  const payLink = (transactionId: string) =>
    issue({
      userId: 'alice',
      transferOptions: {
        transferType: 'payment',
        generatePayLink: true,
        transactionId,
        toAddresses: [{ networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress, amount: 5 }],
      },
    })
  const pay = async (session: string, connectionId: string) => {
    const body = { connectionId, symbol: 'USDC', networkId: baseSepoliaId }
    const { previewId } = (await server.call('POST', '/link/api/transfers/preview', { session, body })).body.content
    const answer = await server.call('POST', '/link/api/transfers/execute', {
      session,
      body: { previewId, secondFactorCode: '123456' },
    })
    return answer.body.content
  }
  const portfolio = async () =>
    (await server.call('GET', '/api/v1/holdings/portfolio?UserId=alice')).body.content as object
  const rowOf = (id: string) => server.db.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()

  test('a pay link first asks the payer, and does not name the customer', async () => {
    const { content } = await opened((await payLink('order-asks')).payCode, { browserKey: victim })
    expect(content.session.asksFirst).toBe('payLink')
    expect(JSON.stringify(content)).not.toContain('alice')
  })

  test('the payer’s account stays out of the customer’s portfolio, sessions and tokens', async () => {
    const { payCode, linkToken } = await payLink('order-apart')
    const session = await opened(payCode, { browserKey: victim })
    const { connection } = await connectBinance(server, 'Mesh', session)
    expect([connection.tokenId, connection.accessToken, connection.refreshToken]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(JSON.stringify(await portfolio())).not.toContain('binance')
    const { items } = (await server.call('GET', '/api/v1/transfers/managed/platform?UserId=alice')).body.content
    expect(items).toEqual([])
    const { tokenId } = (await server.ctx.store.connections.find(server.client.scope, connection.connectionId)) ?? {}
    // Not even with its token could a session of the customer or of another payer use it.
    for (const browserKey of [victim, attacker]) {
      const restored = await opened(
        (await issue({ userId: 'alice', accessTokens: [{ tokenId }] })).code,
        frame(browserKey),
      )
      expect(restored.content.restored).toEqual([])
      const another = await opened(payCode, { browserKey })
      const body = { accessTokens: [tokenId] }
      const call = { session: another.session, body }
      expect((await server.call('POST', '/link/api/connections/stored', call)).body.content.connections).toEqual([])
      expect((await preview(another.session, connection.connectionId)).status).toBe(400)
    }
    expect((await result(linkToken, 'alice')).accounts).toEqual([])
  })

  test('a pay link pays the customer’s order, and then ends the payer’s connection and access', async () => {
    const { payCode } = await payLink('order-paid')
    const session = await opened(payCode, {})
    const { connection } = await connectCoinbase(server, 'Mesh', session)
    expect(await pay(session.session, connection.connectionId)).toMatchObject({ status: 'submitted' })
    await finishRemovals(server.ctx)
    // What follows the payment needs the access until it has arrived.
    expect(await rowOf(connection.connectionId)).toMatchObject({ removed_at: null, retired_at: null })
    const { credentials } =
      (await server.ctx.store.connections.find(server.client.scope, connection.connectionId)) ?? {}
    await server.settle()
    await finishRemovals(server.ctx)
    const row = await rowOf(connection.connectionId)
    expect(row?.retired_at).not.toBeNull()
    expect(row?.upstream_id).toBe(connection.connectionId)
    const after = await server.ctx.store.connections.findWithRemoved(server.client.scope, connection.connectionId)
    expect(after).toMatchObject({ accountName: '', credentials: { kind: 'address', addresses: [] } })
    const coinbase = server.ctx.connectors.find('coinbase')
    await expect(coinbase?.read.balances(credentials as never)).rejects.toMatchObject({ name: 'ConnectorError' })
    const { items } = (await server.call('GET', '/api/v1/transfers/managed/platform?UserId=alice')).body.content
    expect(items).toMatchObject([{ clientTransactionId: 'order-paid', userId: 'alice', status: 'succeeded' }])
    // The page that shows the result goes on.
    expect((await server.call('GET', '/link/api/session', { session: session.session })).status).toBe(200)
  })

  test('a connection without a payment ends with its session', async () => {
    const session = await opened((await payLink('order-left')).payCode, {})
    const { connection } = await connectBinance(server, 'Mesh', session)
    await finishRemovals(server.ctx)
    expect((await rowOf(connection.connectionId))?.retired_at).toBeNull()
    server.simulators.clock.advance(2 * 60 * 60_000 + 1)
    await finishRemovals(server.ctx)
    expect((await rowOf(connection.connectionId))?.retired_at).not.toBeNull()
  })

  test('an ended session keeps the access of its payment in progress', async () => {
    const session = await opened((await payLink('order-late')).payCode, {})
    const { connection } = await connectBinance(server, 'Mesh', session)
    expect(await pay(session.session, connection.connectionId)).toMatchObject({ status: 'submitted' })
    server.simulators.clock.advance(2 * 60 * 60_000 + 1)
    await finishRemovals(server.ctx)
    expect(await rowOf(connection.connectionId)).toMatchObject({ removed_at: null, retired_at: null })
    await server.settle()
    await finishRemovals(server.ctx)
    expect((await rowOf(connection.connectionId))?.retired_at).not.toBeNull()
  })

  test('a customer who pays with an own account keeps it', async () => {
    const own = await connectBinance(server, 'Mesh', await openSession(server, { userId: 'alice' }))
    const session = await opened((await payLink('order-own')).payCode, {})
    const { connection } = await connectBinance(server, 'Mesh', session)
    expect(connection.connectionId).not.toBe(own.connection.connectionId)
    await pay(session.session, connection.connectionId)
    await server.settle()
    await finishRemovals(server.ctx)
    expect(await rowOf(own.connection.connectionId)).toMatchObject({ removed_at: null, retired_at: null })
  })
})
