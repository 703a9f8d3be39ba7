import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import {
  baseSepoliaId,
  connectBinance,
  openCallback,
  openSession,
  toShop,
  walkConsent,
  opening,
} from '../../../testing/linkFlows.ts'

const method = 'POST'
const path = '/api/v1/linktoken/result'
const callbackUrl = 'https://shop.example/back?from=rialto'
const server = useTestServer()
beforeAll(async () => {
  await server.ctx.store.callbackUrls.replace(server.client.scope, [callbackUrl, 'https://shop.example/other'])
})

const result = (body: object, options: object = {}) =>
  server.call(method, path, { body: { userId: 'user-1', ...body }, ...options })
const finish = async (session: string, more: object = {}) => {
  const body = { outcome: 'finished', page: 'integrationConnectedPage', returns: true, ...more }
  const { content } = (await server.call('POST', '/link/api/session/finish', { session, body })).body
  return content.returnUrl === undefined ? undefined : new URL(content.returnUrl as string)
}
const codeOf = (url: URL | undefined) => url?.searchParams.get('resultCode') ?? ''
const refused = { status: 400, errorType: 'invalidField' }
const refusal = async (answer: ReturnType<typeof result>) => {
  const { status, body } = await answer
  return { status, errorType: body.errorType as string }
}

describe('POST /linktoken/result', () => {
  test('a full-page session returns to the callback URL with a code that gives the accounts and their tokens, once', async () => {
    const open = await openSession(server)
    const { connection } = await connectBinance(server, 'Mesh', open)
    const back = await finish(open.session)
    expect(back?.href.startsWith(callbackUrl)).toBe(true)
    expect(back?.searchParams.get('from')).toBe('rialto')
    const { status, body } = await result({ resultCode: codeOf(back) })
    expect(status).toBe(200)
    expect(body.content).toMatchObject({ status: 'finished', userId: 'user-1', page: 'integrationConnectedPage' })
    const [{ brokerType, accountTokens }] = body.content.accounts
    expect(brokerType).toBe('binanceInternational')
    expect(accountTokens[0].account.platformAccountId).toBe(connection.connectionId)
    const read = { authToken: accountTokens[0].accessToken, type: brokerType }
    expect((await server.call('POST', '/api/v1/balance/get', { body: read })).status).toBe(200)
    expect(await refusal(result({ resultCode: codeOf(back) }))).toEqual(refused)
  })

  test('a session that is left early returns with a code as well, and says where the user was', async () => {
    const { session } = await openSession(server)
    const back = await finish(session, { outcome: 'exited', page: 'integrationsCatalogPage' })
    const { body } = await result({ resultCode: codeOf(back) })
    expect(body.content).toEqual({
      status: 'exited',
      userId: 'user-1',
      page: 'integrationsCatalogPage',
      accounts: [],
    })
  })

  test('a result code ends after five minutes', async () => {
    const { session } = await openSession(server)
    const [last, late] = [codeOf(await finish(session)), codeOf(await finish((await openSession(server)).session))]
    server.simulators.clock.advance(5 * 60_000 - 1)
    expect((await result({ resultCode: last })).status).toBe(200)
    server.simulators.clock.advance(1)
    expect(await refusal(result({ resultCode: late }))).toEqual(refused)
  })

  test('a result code gives nothing to another client or for another user, and is not used up by them', async () => {
    const { session } = await openSession(server)
    const resultCode = codeOf(await finish(session))
    expect(await refusal(result({ resultCode }, { as: await server.addClient() }))).toEqual(refused)
    expect(await refusal(result({ resultCode, userId: 'user-2' }))).toEqual(refused)
    expect((await result({ resultCode })).status).toBe(200)
  })

  test('one of many concurrent requests with one result code gets the result', async () => {
    const { session } = await openSession(server)
    const resultCode = codeOf(await finish(session))
    const answers = await Promise.all(Array.from({ length: 16 }, () => result({ resultCode })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the link token gives the result when the tab was lost, with the transfer, as often as asked', async () => {
    const token = await server.call('POST', '/api/v1/linktoken', {
      body: { userId: 'user-1', ...toShop({ transactionId: 'order-9' }) },
    })
    const linkToken = token.body.content.linkToken as string
    expect((await result({ linkToken })).body.content).toMatchObject({ status: 'issued', accounts: [] })
    const code = new URL(atob(linkToken)).searchParams.get('code')
    const opened = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
    const session = opened.body.content.sessionToken as string
    const { connection } = await connectBinance(server, 'Mesh', { code: code ?? '', session })
    const preview = { connectionId: connection.connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
    const { body } = await server.call('POST', '/link/api/transfers/preview', { session, body: preview })
    const { previewId } = body.content
    await server.call('POST', '/link/api/transfers/execute', { session, body: { previewId } })
    for (const by of [linkToken, atob(linkToken)])
      expect((await result({ linkToken: by })).body.content).toMatchObject({
        status: 'open',
        transactionId: 'order-9',
        accounts: [{ brokerType: 'binanceInternational' }],
        transfer: { transferId: previewId, status: 'pending', clientTransactionId: 'order-9' },
      })
    await server.settle()
    expect((await result({ linkToken })).body.content.transfer).toMatchObject({ status: 'succeeded' })
    expect(await refusal(result({ linkToken }, { as: await server.addClient() }))).toEqual(refused)
    expect(await refusal(result({ linkToken, userId: 'user-2' }))).toEqual(refused)
  })

  test('a request without code and token gives missingField', async () => {
    expect((await result({})).body).toMatchObject({ errorType: 'missingField' })
  })

  test('a session returns to the URL that its token named, and to none that is not registered', async () => {
    const other = 'https://shop.example/other'
    const { session } = await openSession(server, { callbackUrl: other })
    expect((await finish(session))?.href).toMatch(/^https:\/\/shop\.example\/other\?resultCode=/)
    const { body } = await server.call('POST', '/api/v1/linktoken', {
      body: { userId: 'user-1', callbackUrl: 'https://elsewhere.example/' },
    })
    expect(body).toMatchObject({ errorType: 'invalidField', message: expect.stringMatching(/^callbackUrl: /) })
  })

  test('a sub-client’s session returns to the sub-client’s callback URL, or to the client’s where it has none', async () => {
    const insert = async (id: string, callbackUrls: string[]) => {
      const info = { businessLegalName: 'Kiosk Ltd', displayName: 'Kiosk', callbackUrls, catalog: {} }
      const options = { atMs: server.ctx.clock.nowMs(), most: 100 }
      await server.ctx.store.subClients.insert(server.client.scope, { id, ...info }, options)
      return finish((await openSession(server, { subClientId: id })).session)
    }
    const own = await insert('11111111-1111-4111-8111-111111111111', ['https://kiosk.example/back'])
    expect(own?.host).toBe('kiosk.example')
    const none = await insert('22222222-2222-4222-8222-222222222222', [])
    expect(none?.host).toBe('shop.example')
  })

  describeAuthentication(() => server, {
    method,
    path,
    permission: 'write',
    options: () => ({ body: { userId: 'user-1', linkToken: 'none' } }),
  })
})

describe('GET /authenticate/{brokerType}', () => {
  const prompt = async () =>
    (await server.call('GET', '/api/v1/authenticate/coinbase?userId=user-1')).body.content as {
      redirectLink: string
      linkToken: string
    }

  test('redirectLink is a Link page, linkToken leads to the institution, and its code connects the account', async () => {
    const { redirectLink, linkToken } = await prompt()
    expect(new URL(redirectLink).pathname).toBe('/link')
    expect(new URL(linkToken).pathname).toMatch(/oauth/)
    const returned = await openCallback(server, await walkConsent(linkToken, 'Mesh', 'allow'))
    const back = new URL(returned.returnUrl)
    expect(back.href.startsWith(callbackUrl)).toBe(true)
    const before = await result({ linkToken: redirectLink })
    expect(before.body.content).toMatchObject({ status: 'issued', accounts: [] })
    expect(await refusal(result({ resultCode: codeOf(back), userId: 'somebody-else' }))).toEqual(refused)
    const { body } = await result({ resultCode: codeOf(back) })
    expect(body.content).toMatchObject({ status: 'finished', accounts: [{ brokerType: 'coinbase' }] })
    expect(await refusal(result({ resultCode: codeOf(back) }))).toEqual(refused)
  })

  test('a user who denies access returns with the reason, and with a code of the session and no account', async () => {
    const { redirectLink, linkToken } = await prompt()
    const returned = await openCallback(server, await walkConsent(linkToken, 'Mesh', 'deny'))
    const back = new URL(returned.returnUrl)
    expect(back.href.startsWith(callbackUrl)).toBe(true)
    expect(back.searchParams.get('error')).toBe('notAllowed')
    expect(await refusal(result({ resultCode: codeOf(back), userId: 'somebody-else' }))).toEqual(refused)
    const answers = await Promise.all([1, 2].map(() => result({ resultCode: codeOf(back) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const { body } = answers.find(({ status }) => status === 200) ?? {}
    expect(body.content).toMatchObject({ status: 'exited', accounts: [] })
    expect((await result({ linkToken: redirectLink })).body.content).toMatchObject({ status: 'exited', accounts: [] })
  })

  test('the code of a sign-in that was denied expires, and does not count as a return of the user', async () => {
    const { redirectLink, linkToken } = await prompt()
    const denied = new URL((await openCallback(server, await walkConsent(linkToken, 'Mesh', 'deny'))).returnUrl)
    await result({ resultCode: codeOf(denied) })
    const code = new URL(redirectLink).searchParams.get('code') ?? ''
    const session = await server.ctx.store.link.findByCode(server.client.scope, server.ctx.ids.sha256(code))
    expect(session).toMatchObject({ hasReturned: false })
    const late = await prompt()
    const back = new URL((await openCallback(server, await walkConsent(late.linkToken, 'Mesh', 'deny'))).returnUrl)
    server.simulators.clock.advance(15 * 60_000)
    expect(await refusal(result({ resultCode: codeOf(back) }))).toEqual(refused)
  })
})
