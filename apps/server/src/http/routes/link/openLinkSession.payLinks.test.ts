import { expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  connectBinance,
  connectCoinbase,
  openSession,
  opening,
  toShop,
} from '../../../testing/linkFlows.ts'

const dayMs = 24 * 60 * 60_000
const server = useTestServer()

let last = 0
const address = () => `0x${(0xbeef00 + (last += 1)).toString(16).padStart(40, 'b')}`
const usdc = { networkId: baseSepoliaId, symbol: 'USDC' }

const issue = async (transactionId: string, options: object = {}, request: object = {}) => {
  const toAddress = address()
  const { transferOptions } = toShop({ transferType: 'payment', generatePayLink: true, transactionId, ...options })
  const toAddresses = [{ ...usdc, address: toAddress, amount: 5 }]
  const body = { userId: 'payer', transferOptions: { ...transferOptions, toAddresses }, ...request }
  const { content } = (await server.call('POST', '/api/v1/linktoken', { body })).body
  return { code: new URL(content.paymentLink).searchParams.get('code') ?? '', toAddress, content }
}
const open = async (code: string) => {
  const { status, body } = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
  return { status, type: body.errorType, code, session: body.content?.sessionToken, content: body.content }
}
const previewWith = async (session: string, connectionId: string) => {
  const body = { connectionId, ...usdc }
  return (await server.call('POST', '/link/api/transfers/preview', { session, body })).body.content.previewId
}
const execute = async (session: string, previewId: string) =>
  (await server.call('POST', '/link/api/transfers/execute', { session, body: { previewId } })).body.content
const sentTo = async (toAddress: string) => {
  const { withdrawals } = await server.simulators.control('GET', '/withdrawals')
  return (withdrawals as { address: string }[]).filter(one => one.address.toLowerCase() === toAddress.toLowerCase())
}

test('a pay link opens repeatedly for days, until its order is paid', async () => {
  const { code, toAddress } = await issue('order-days')
  // What a mail scanner does: it reads the page, and uses nothing up.
  for (const method of ['HEAD', 'GET', 'GET'] as const)
    expect((await server.app.inject({ method, url: `/link?code=${code}` })).statusCode).toBeLessThan(400)
  server.simulators.clock.advance(3 * dayMs)
  expect((await open(code)).status).toBe(200)
  server.simulators.clock.advance(3 * dayMs)
  const { session } = await open(code)
  const { connection } = await connectBinance(server, 'Mesh', { code, session })
  const previewId = await previewWith(session, connection.connectionId)
  expect(await execute(session, previewId)).toMatchObject({ status: 'submitted' })
  expect(await open(code)).toMatchObject({ type: 'orderAlreadySent' })
  await server.settle()
  expect(await open(code)).toMatchObject({ type: 'orderAlreadySent' })
  expect(await sentTo(toAddress)).toHaveLength(1)
})

test('a paid pay link leads to the receipt of its order, and an unpaid one to none', async () => {
  const receiptOf = async (code: string) =>
    (await server.call('POST', '/link/api/receipts', { body: { code }, as: null })).body
  const { code } = await issue('order-receipt')
  expect(await receiptOf(code)).toMatchObject({ errorType: 'notFound' })
  expect(await receiptOf('0'.repeat(64))).toMatchObject({ errorType: 'notFound' })
  const { session } = await open(code)
  const { connection } = await connectBinance(server, 'Mesh', { code, session })
  await execute(session, await previewWith(session, connection.connectionId))
  await server.settle()
  const token = new URL((await receiptOf(code)).content.receiptUrl).pathname.split('/').at(-1)
  const receipt = await server.call('GET', `/link/api/receipts/${token}`, { as: null })
  expect(receipt.body.content.transfer).toMatchObject({ status: 'succeeded', amount: '5' })
})

test('a paid order stays paid when the paying account is removed, even for an earlier preview', async () => {
  const { code, toAddress } = await issue('order-removed')
  const [payer, other] = [await open(code), await open(code)]
  const { connection } = await connectBinance(server, 'Mesh', { code, session: payer.session })
  const { connection: second } = await connectBinance(server, 'Mesh4', { code, session: other.session })
  const late = await previewWith(other.session, second.connectionId)
  await execute(payer.session, await previewWith(payer.session, connection.connectionId))
  await server.settle()
  // As erasing the customer does; the client has no token of a payer's account.
  const terms = { atMs: server.ctx.clock.nowMs() + 8 * dayMs, retentionDays: 0 }
  const removed = await server.ctx.store.connections.remove(server.client.scope, connection.connectionId, terms)
  expect(removed.state).toBe('erased')
  expect(await open(code)).toMatchObject({ type: 'orderAlreadySent' })
  const again = await server.call('POST', '/link/api/transfers/execute', {
    session: other.session,
    body: { previewId: late },
  })
  expect([again.status, again.body.errorType]).toEqual([409, 'orderAlreadySent'])
  expect(await sentTo(toAddress)).toHaveLength(1)
})

test('an order is paid once, even from two sessions and two accounts at the same time', async () => {
  const { code, toAddress } = await issue('order-twice')
  const sessions = await Promise.all([open(code), open(code)])
  expect(new Set(sessions.map(({ session }) => session)).size).toBe(2)
  const ready = await Promise.all(
    sessions.map(async ({ session }, index) => {
      const { connection } = await connectBinance(server, index === 0 ? 'Mesh' : 'Mesh4', { code, session })
      return { session, previewId: await previewWith(session, connection.connectionId) }
    }),
  )
  const paid = await Promise.all(ready.map(({ session, previewId }) => execute(session, previewId)))
  expect(new Set(paid.map(({ transfer }) => transfer.transferId)).size).toBe(1)
  await server.settle()
  expect(await sentTo(toAddress)).toHaveLength(1)
})

test('a pay link opens again after a failed payment', async () => {
  const { code } = await issue('order-failed')
  const { session } = await open(code)
  const { connection } = await connectBinance(server, 'kycMissing', { code, session })
  expect(await execute(session, await previewWith(session, connection.connectionId))).toMatchObject({
    status: 'failed',
  })
  expect((await open(code)).status).toBe(200)
})

test('a pay link ends at its configured time', async () => {
  const { code } = await issue('order-late', { payLinkExpiresInSeconds: 600 })
  server.simulators.clock.advance(600_000 - 1)
  expect((await open(code)).status).toBe(200)
  server.simulators.clock.advance(1)
  expect(await open(code)).toMatchObject({ type: 'linkTokenUsed' })
})

test('a pay link brings no stored accounts to its holder, as the token beside it does', async () => {
  const { connection } = await connectCoinbase(server, 'Mesh', await openSession(server, { userId: 'payer' }))
  const { code, content } = await issue('order-stored', {}, { accessTokens: [{ tokenId: connection.tokenId }] })
  expect((await open(code)).content).toMatchObject({ restored: [], session: { connections: [] } })
  const own = new URL(atob(content.linkToken)).searchParams.get('code') ?? ''
  expect((await open(own)).content.restored).toHaveLength(1)
})
