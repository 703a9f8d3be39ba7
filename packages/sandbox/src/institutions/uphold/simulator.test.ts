import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWithMemory } from '../testing/startWithMemory.ts'
import { upholdClient } from '../testing/upholdClient.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let client: ReturnType<typeof upholdClient>
let token: string
let card: string
const cardOf = async (access: string, currency = 'USDC'): Promise<string> => {
  const { body } = await client.api(access, 'GET', '/v0/me/cards')
  return (body as { id: string; currency: string }[]).find(each => each.currency === currency)?.id ?? ''
}
beforeAll(async () => {
  sandbox = await startWithMemory()
  client = upholdClient(sandbox.origin)
  token = (await client.connect('Mesh')).access_token
  card = await cardOf(token)
})
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = (change: object = {}) => ({
  denomination: { amount: '10', currency: 'USDC', target: 'destination' },
  destination: TO,
  ...change,
})
const quote = (body: object, access = token, from = card) =>
  client.api(access, 'POST', `/v0/me/cards/${from}/transactions`, body)
const commit = (id: string, code?: string, access = token, from = card) =>
  client.api(
    access,
    'POST',
    `/v0/me/cards/${from}/transactions/${id}/commit`,
    {},
    code === undefined ? {} : { 'otp-token': code },
  )

describe('the grant', () => {
  test('is simulated, does not end, and names its scopes', async () => {
    expect(await (await client.authorize()).text()).toContain('simulated Uphold')
    const tokens = await client.connect('Mesh')
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: expect.stringContaining('transactions:withdraw') })
    expect(tokens).not.toHaveProperty('expires_in')
    expect(tokens).not.toHaveProperty('refresh_token')
    await sandbox.control('POST', '/clock/advance', { ms: 400 * 86_400_000 })
    expect((await client.api(tokens.access_token, 'GET', '/v0/me')).status).toBe(200)
  })

  test('is given to a client that proves itself, once for each code', async () => {
    const code = await client.codeOf('Mesh')
    const wrong = { authorization: `Basic ${Buffer.from('rialto-sandbox:wrong').toString('base64')}` }
    expect((await client.exchange(code, wrong)).status).toBe(401)
    expect((await client.exchange(code)).status).toBe(200)
    expect((await client.exchange(code)).status).toBe(400)
  })

  test('opens what its scopes say', async () => {
    const { access_token } = await client.connect('Mesh', 'user:read')
    expect((await client.api(access_token, 'GET', '/v0/me')).body).toMatchObject({ firstName: 'Mesh', country: 'US' })
    const closed = await client.api(access_token, 'GET', '/v0/me/cards')
    expect([closed.status, closed.body.code]).toEqual([403, 'forbidden'])
    const stranger = await client.api('made-up', 'GET', '/v0/me')
    expect([stranger.status, stranger.body.code]).toEqual([401, 'unauthorized'])
  })
})

describe('cards', () => {
  test('are pages of a range', async () => {
    const page = async (range: string) => client.api(token, 'GET', '/v0/me/cards', undefined, { range })
    const all = await client.api(token, 'GET', '/v0/me/cards')
    const total = all.body.length as number
    expect([all.status, all.headers.get('content-range')]).toEqual([206, `items 0-${total - 1}/${total}`])
    const two = await page('items=1-2')
    expect(two.body).toEqual(all.body.slice(1, 3))
    expect((await page(`items=${total}-99`)).status).toBe(416)
    expect((await page('bytes=0-4')).status).toBe(412)
  })

  test('are added by currency, and are there to stay', async () => {
    const { access_token } = await client.connect('Mesh2')
    expect((await client.api(access_token, 'GET', '/v0/me/cards')).body).toMatchObject([{ currency: 'USD' }])
    const added = await client.api(access_token, 'POST', '/v0/me/cards', { currency: 'USDC' })
    expect(added.body).toMatchObject({ currency: 'USDC', available: '0.000000' })
    expect(await cardOf(access_token)).toBe(added.body.id)
    const unknown = await client.api(access_token, 'POST', '/v0/me/cards', { currency: 'NOPE' })
    expect(unknown.body.errors).toHaveProperty('currency')
  })

  test('have one address per network, once it was asked for', async () => {
    const path = `/v0/me/cards/${card}/addresses`
    expect((await client.api(token, 'GET', path)).body).toEqual([])
    expect((await client.api(token, 'POST', path, { network: 'base' })).body).toEqual({ id: TO, network: 'base' })
    expect((await client.api(token, 'POST', path, { network: 'base' })).status).toBe(409)
    expect((await client.api(token, 'POST', path, { network: 'solana' })).body.errors).toHaveProperty('network')
    expect((await client.api(token, 'GET', path)).body).toEqual([
      { formats: [{ format: 'pubkeyhash', value: TO }], type: 'base' },
    ])
  })
})

describe('a withdrawal', () => {
  test('is a quote first, requires a code, and is sent once', async () => {
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

  test('has its fee taken out of the amount by default', async () => {
    const { body } = await quote(order({ denomination: { amount: '10', currency: 'USDC' } }))
    expect([body.origin.amount, body.destination.amount]).toEqual(['10.000000', '9.990000'])
  })

  test('is not found once its quote has run out, nor by another card or user', async () => {
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
  ])('of %s breaks its connection and %s', async (amount, _then, read, isOver) => {
    const { body } = await quote(order({ denomination: { amount, currency: 'USDC', target: 'destination' } }))
    await expect(commit(body.id, '123456')).rejects.toThrow()
    expect((await client.api(token, 'GET', `/v0/me/transactions/${body.id}`)).status).toBe(read)
    const again = commit(body.id, '123456')
    await (isOver ? expect(again).resolves.toMatchObject({ status: 404 }) : expect(again).rejects.toThrow())
  })

  test('requires no code of a grant without that scope', async () => {
    const { access_token } = await client.connect('MeshUSDC', 'cards:read transactions:withdraw')
    const from = await cardOf(access_token)
    const { body } = await quote(order(), access_token, from)
    expect((await commit(body.id, undefined, access_token, from)).status).toBe(200)
  })

  test.each([
    [
      { denomination: { amount: '20000', currency: 'USDC', target: 'destination' } },
      'denomination',
      'sufficient_funds',
    ],
    [
      { denomination: { amount: '0.5', currency: 'USDC', target: 'destination' } },
      'denomination',
      'greater_than_or_equal_to',
    ],
    [{ denomination: { amount: '1.0000001', currency: 'USDC' } }, 'denomination', 'decimal'],
    [{ denomination: { amount: '1', currency: 'ETH' } }, 'denomination', 'currency'],
    [{ destination: '0x123' }, 'destination', 'destination'],
    [{ destination: 'foo@bar.example' }, 'destination', 'destination'],
    [{ reference: 'r'.repeat(101) }, 'reference', 'length'],
  ])('refuses %j', async (change, field, code) => {
    const { status, body } = await quote(order(change))
    expect([status, body.code]).toEqual([400, 'validation_failed'])
    expect(JSON.stringify(body.errors[field])).toContain(`"code":"${code}"`)
  })

  test.each([
    ['restrictedRegion', 451, {}],
    ['kycMissing', 403, { code: 'forbidden', requirements: ['user-must-submit-identity'] }],
    ['readOnlyKey', 403, { code: 'forbidden' }],
    ['travelRule', 202, { requirements: ['user-subject-to-extended-travel-rule'] }],
  ])('of %s answers %i', async (persona, status, expected) => {
    const { access_token } = await client.connect(persona)
    const from = await cardOf(access_token)
    const answer = await quote(order(), access_token, from)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject(expected)
    if (status === 202) expect((await commit(answer.body.id, '123456', access_token, from)).status).toBe(403)
  })
})

test('shows what was received, newest first', async () => {
  const deposit = { institution: 'uphold', persona: 'MeshETH', symbol: 'USDC', amount: '2.5' }
  const { body } = await sandbox.control('POST', '/deposits', deposit)
  const { access_token } = await client.connect('MeshETH')
  const list = await client.api(access_token, 'GET', '/v0/me/transactions')
  expect(list.body).toMatchObject([
    { type: 'deposit', status: 'completed', network: 'ethereum', params: { txid: body.hash, type: 'external/in' } },
  ])
  expect(await cardOf(access_token)).not.toBe('')
})

test('answers what anybody may ask, and 404 natively for the rest', async () => {
  expect((await client.api('', 'GET', '/v0/ticker/BTCUSD')).body).toMatchObject({ ask: '60000', currency: 'USD' })
  expect((await client.api('', 'GET', '/v0/ticker/NOPE')).status).toBe(404)
  expect((await client.api('', 'GET', '/v0/assets')).body[0]).toMatchObject({ code: 'BTC', type: 'cryptocurrency' })
  const lost = await client.api(token, 'GET', '/v0/nothing')
  expect([lost.status, lost.body.code]).toEqual([404, 'not_found'])
})
