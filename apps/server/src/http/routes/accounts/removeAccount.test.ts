import { finishRemovals } from '@rialto/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { describeAuthentication } from '../../../testing/describeAuthentication.ts'
import { describeFields } from '../../../testing/describeRefusals.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  type LinkedAccount,
  shopAddress,
} from '../../../testing/linkFlows.ts'

const method = 'DELETE'
const path = '/api/v1/account'
const type = 'binanceInternational'
const server = useTestServer()
let account: LinkedAccount

beforeAll(async () => {
  account = (await connectBinance(server)).connection
})

const query = (authToken: string, ofType = type) => ({ body: { authToken, type: ofType } })

/** Sends 5 USDC and leaves the transfer under way. */
const send = async (from: LinkedAccount) => {
  const base = { fromAuthToken: from.accessToken, fromType: type }
  const destination = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5 }
  const preview = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...base, ...destination } })
  const { previewId } = preview.body.content.previewResult
  return server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...base, previewId } })
}

describe('DELETE /account', () => {
  test('removing an account revokes the grant and erases the connection and its rows', async () => {
    const { connection } = await connectCoinbase(server)
    const { status, body } = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('content')
    const { requests } = await server.simulators.control('GET', '/requests')
    expect((requests as { path: string }[]).map(request => request.path)).toContain('/oauth2/revoke')
    const rows = await server.db
      .selectFrom('connections')
      .select('id')
      .where('id', '=', connection.connectionId)
      .execute()
    expect(rows).toEqual([])
    const again = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    expect(again.body.errorType).toBe('invalidIntegrationToken')
  })

  test('an account is erased even while the institution is down', async () => {
    const { connection } = await connectCoinbase(server, 'MeshETH')
    await server.simulators.control('POST', '/health', { institution: 'coinbase', up: false })
    const { status } = await server.call(method, path, query(connection.accessToken, 'coinbase'))
    await server.simulators.control('POST', '/health', { institution: 'coinbase', up: true })
    expect(status).toBe(200)
  })

  test('a removed account disappears for its client at once and is erased after its transfer has ended', async () => {
    const { connection } = await connectBinance(server, 'Mesh4')
    await send(connection)
    expect((await server.call(method, path, query(connection.accessToken))).status).toBe(200)
    for (const token of [connection.accessToken, connection.tokenId])
      expect((await server.call('POST', '/api/v1/balance/get', query(token))).body.errorType).toBe(
        'invalidIntegrationToken',
      )
    await finishRemovals(server.ctx)
    expect(await server.db.selectFrom('transfers').select('phase').execute()).toHaveLength(1)
    await server.settle()
    await finishRemovals(server.ctx)
    expect(await server.db.selectFrom('transfers').select('id').execute()).toEqual([])
    const left = server.db.selectFrom('connections').select('id').where('id', '=', connection.connectionId)
    expect(await left.execute()).toEqual([])
  })

  test('foreign and random tokens receive the same error, and remove nothing', async () => {
    const as = await server.addClient()
    const answers = [
      await server.call(method, path, { ...query(account.accessToken), as }),
      await server.call(method, path, query('00000000-0000-4000-8000-000000000001')),
      await server.call(method, path, query(account.accessToken, 'coinbase')),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.body.errorType).toBe('invalidIntegrationToken')
    expect((await server.call('POST', '/api/v1/balance/get', query(account.accessToken))).status).toBe(200)
  })

  test('integrationNotSupported for an unknown type', async () => {
    const { body } = await server.call(method, path, query(account.accessToken, 'bankOfNowhere'))
    expect(body.errorType).toBe('integrationNotSupported')
  })

  test.each(['application/json', 'text/json', 'application/vnd.rialto+json; charset=utf-8'])('takes %s', async kind => {
    const { status } = await server.call(method, path, {
      body: { authToken: 'nothing', type },
      headers: { 'content-type': kind },
    })
    expect(status).toBe(400)
  })

  describeAuthentication(() => server, { method, path, permission: 'write', options: () => query('nothing') })
  describeFields(() => server, { method, path, good: () => query('nothing').body }, [
    ['authToken', { authToken: undefined }, 'missingField'],
    ['type', { type: undefined }, 'missingField'],
    ['authToken', { authToken: 5 }],
  ])
})
