import { expect, test } from 'vitest'
import { openUphold } from '../testing/openUphold.ts'

const { sandbox, client, token, cardOf, card, TO, order, quote, commit } = await openUphold()

test('a withdrawal is a quote first, requires a code, and is sent once', async () => {
  const { status, body } = await quote(order({ reference: 'one' }))
  expect(status).toBe(202)
  expect(body).toMatchObject({
    status: 'pending',
    type: 'withdrawal',
    network: 'ethereum',
    origin: { amount: '10.010000', CardId: card },
    destination: { amount: '10.000000', address: TO },
    params: { ttl: 30_000 },
  })
  const before = await client.api(token, 'GET', '/v0/me/transactions')
  expect(before.body).toEqual([])
  for (const code of [undefined, '000000', '999999']) {
    const requested = await commit(body.id, code)
    expect([requested.status, requested.headers.get('otp-token')]).toEqual([401, 'required'])
  }
  expect(sandbox.ledger.withdrawals({ reference: 'one' })).toHaveLength(0)
  expect(await commit(body.id, '123456')).toMatchObject({
    status: 200,
    body: { status: 'processing', reference: 'one' },
  })
  expect((await commit(body.id, '123456')).status).toBe(404)
  await sandbox.settle()
  const done = await client.api(token, 'GET', `/v0/me/transactions/${body.id}`)
  expect(done.body).toMatchObject({ status: 'completed', params: { txid: sandbox.memory.payments[0]?.hash } })
  expect(sandbox.memory.payments).toMatchObject([{ to: TO, amountBaseUnits: 10_000_000n }])
  expect(sandbox.ledger.balance('uphold', 'Mesh', 'USDC')).toBe('9989.99')
  expect(sandbox.ledger.unbalanced()).toEqual([])
  const ofCard = await client.api(token, 'GET', `/v0/me/cards/${card}/transactions`)
  expect(ofCard.body).toMatchObject([{ id: body.id }])
})

test('a withdrawal is not found after its quote has expired, by another card or by another user', async () => {
  const { body } = await quote(order())
  const other = (await client.connect('Mesh4')).access_token
  expect((await commit(body.id, '123456', other, await cardOf(other))).status).toBe(404)
  expect((await commit(body.id, '123456', token, await cardOf(token, 'ETH'))).status).toBe(404)
  await sandbox.control('POST', '/clock/advance', { ms: 30_000 })
  expect((await commit(body.id, '123456')).status).toBe(404)
})

test.each([
  ['3.444', 'leaves its quote to be confirmed', 404, false],
  ['3.777', 'is what the history holds', 200, true],
])('a withdrawal of %s breaks its connection and %s', async (amount, _then, read, isOver) => {
  const { body } = await quote(order({ denomination: { amount, currency: 'USDC', target: 'destination' } }))
  await expect(commit(body.id, '123456')).rejects.toThrow()
  expect((await client.api(token, 'GET', `/v0/me/transactions/${body.id}`)).status).toBe(read)
  const again = commit(body.id, '123456')
  await (isOver ? expect(again).resolves.toMatchObject({ status: 404 }) : expect(again).rejects.toThrow())
})

test('a withdrawal requires no code of a grant without that scope', async () => {
  const { access_token } = await client.connect('MeshUSDC', 'cards:read transactions:withdraw')
  const from = await cardOf(access_token)
  const { body } = await quote(order(), access_token, from)
  expect((await commit(body.id, undefined, access_token, from)).status).toBe(200)
})
