import { afterAll, beforeAll, expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { startWithMemory } from '../testing/startWithMemory.ts'

let sandbox: Awaited<ReturnType<typeof startWithMemory>>
let client: ReturnType<typeof coinbaseClient>
let token: string
beforeAll(async () => {
  sandbox = await startWithMemory()
  client = coinbaseClient(sandbox.origin)
  token = (await client.connect('Mesh')).access_token
})
afterAll(() => sandbox.stop())

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { type: 'send', to: TO, amount: '10', currency: 'USDC', network: 'base' }
const send = (body: object, code?: string, accessToken = token) =>
  client.api(
    accessToken,
    'POST',
    '/v2/accounts/USDC/transactions',
    body,
    code === undefined ? {} : { 'cb-2fa-token': code },
  )

test('says who the user is and what was granted', async () => {
  const user = await client.api(token, 'GET', '/v2/user')
  expect(user.body.data).toMatchObject({ name: 'Mesh Sandbox', email: 'mesh@sandbox.example', resource: 'user' })
  const auth = await client.api(token, 'GET', '/v2/user/auth')
  expect(auth.body.data.scopes).toContain('wallet:transactions:send')
})

test('pages through the accounts without losing or repeating one', async () => {
  const ids: string[] = []
  for (let path: string | null = '/v2/accounts?limit=4'; path !== null;) {
    const { body } = await client.api(token, 'GET', path)
    ids.push(...body.data.map((account: { id: string }) => account.id))
    path = body.pagination.next_uri as string | null
  }
  expect(new Set(ids).size).toBe(ids.length)
  const usdc = await client.api(token, 'GET', '/v2/accounts/USDC')
  expect(ids).toContain(usdc.body.data.id)
  expect(usdc.body.data.balance).toEqual({ amount: '10000.000000', currency: 'USDC' })
  expect((await client.api(token, 'GET', '/v2/accounts?starting_after=nothing')).status).toBe(404)
})

test('lists a further account of an asset before its wallet, and sends and receives in the wallet alone', async () => {
  const staked = { persona: 'Mesh4', symbol: 'ETH', name: 'Staked ETH', amount: '2.5' }
  const made = await sandbox.control('POST', '/coinbase/accounts', staked)
  expect(made.status).toBe(201)
  expect((await sandbox.control('POST', '/coinbase/accounts', { ...staked, persona: 'Nobody' })).status).toBe(400)
  expect((await sandbox.control('POST', '/coinbase/accounts/ETH', { persona: 'Nobody' })).status).toBe(404)
  await sandbox.control('POST', '/coinbase/accounts/ETH', { persona: 'Mesh4', name: 'My ether' })
  const { access_token: own } = await client.connect('Mesh4')
  const accounts = async () =>
    (await client.api(own, 'GET', '/v2/accounts?limit=100')).body.data.filter(
      ({ currency }: { currency: { code: string } }) => currency.code === 'ETH',
    )
  const listed = await accounts()
  expect(listed).toMatchObject([
    { name: 'Staked ETH', type: 'wallet', primary: false, balance: { amount: '2.50000000' }, allow_withdrawals: true },
    { name: 'My ether', type: 'wallet', primary: true, balance: { amount: '5000.00000000' } },
  ])
  const path = `/v2/accounts/${listed[0].id}`
  expect((await client.api(own, 'POST', `${path}/addresses`, {})).status).toBe(400)
  expect((await client.api(own, 'GET', `${path}/addresses`)).body.data).toEqual([])
  const refused = await client.api(own, 'POST', `${path}/transactions`, { ...order, currency: 'ETH' })
  expect(refused.body.errors[0].message).toBe('This account cannot send')
  expect((await client.api(own, 'GET', `${path}/transactions`)).body.data).toEqual([])
  await sandbox.control('DELETE', '/coinbase/accounts/Mesh4', {})
  expect(await accounts()).toMatchObject([{ name: 'ETH Wallet', primary: true }])
})

test('gives one deposit address per network, and none where no chain stands behind', async () => {
  const made = await client.api(token, 'POST', '/v2/accounts/USDC/addresses', { network: 'base' })
  expect([made.status, made.body.data.network]).toEqual([201, 'base'])
  const list = await client.api(token, 'GET', '/v2/accounts/USDC/addresses')
  expect(list.body.data.map((a: { network: string }) => a.network)).toEqual(['ethereum', 'base'])
  expect((await client.api(token, 'POST', '/v2/accounts/BTC/addresses', {})).body.errors[0].id).toBe('validation_error')
})

test('asks for a code, refuses wrong ones, creates one transaction per idem and completes it', async () => {
  const body = { ...order, idem: 'one' }
  for (const code of [undefined, '000000', '999999']) {
    const { status, body: answer } = await send(body, code)
    expect([status, answer.errors[0].id]).toEqual([402, 'two_factor_required'])
  }
  expect(sandbox.ledger.withdrawals({ reference: 'one' })).toHaveLength(0)
  const first = await send(body, '123456')
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    status: 'pending',
    idem: 'one',
    amount: { amount: '-10.005000', currency: 'USDC' },
    network: { transaction_amount: { amount: '10.000000' }, transaction_fee: { amount: '0.005000' } },
  })
  expect((await send(body, '123456')).body.data.id).toBe(first.body.data.id)
  await sandbox.settle()
  const path = `/v2/accounts/USDC/transactions/${first.body.data.id}`
  const done = await client.api(token, 'GET', path)
  expect(done.body.data).toMatchObject({ status: 'completed', network: { hash: sandbox.memory.payments[0]?.hash } })
  expect(sandbox.memory.payments).toMatchObject([{ to: TO, amountBaseUnits: 10_000_000n }])
  expect(sandbox.ledger.balance('coinbase', 'Mesh', 'USDC')).toBe('9989.995')
  expect(sandbox.ledger.balance('coinbase', 'Mesh', 'USDC', 'fees')).toBe('0.005')
  const list = await client.api(token, 'GET', '/v2/accounts/USDC/transactions')
  expect(list.body.data).toHaveLength(1)
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amount: '10000' }, 'validation_error', /enough funds/],
  [{ amount: '0.5' }, 'validation_error', /minimum/],
  [{ amount: '1.0000001' }, 'validation_error', /decimals/],
  [{ amount: '-1' }, 'validation_error', /positive/],
  [{ to: '0x123' }, 'validation_error', /valid address/],
  [{ to: TO.toLowerCase().replace('d', 'D') }, 'validation_error', /valid address/],
  [{ network: 'solana' }, 'validation_error', /Network/],
  [{ to: '' }, 'param_required', /to/],
  [{ currency: 'ETH' }, 'validation_error', /Currency/],
])('refuses %j', async (change, id, message) => {
  const { status, body } = await send({ ...order, ...change }, '123456')
  expect([status, body.errors[0].id]).toEqual([400, id])
  expect(body.errors[0].message).toMatch(message)
})

test.each([
  ['restrictedRegion', 451, 'invalid_request'],
  ['kycMissing', 400, 'identity_verification_required'],
  ['whitelistOn', 400, 'validation_error'],
  ['travelRule', 400, 'validation_error'],
  ['mfaSms', 402, 'two_factor_required'],
])('%s answers %i %s', async (persona, status, id) => {
  const { access_token } = await client.connect(persona)
  const answer = await send(order, undefined, access_token)
  expect([answer.status, answer.body.errors[0].id]).toEqual([status, id])
})

test('answers what anybody may ask, and 404 natively for the rest', async () => {
  const rates = await client.api('', 'GET', '/v2/exchange-rates?currency=USD')
  expect(rates.body.data.rates).toMatchObject({ USDC: '1', BTC: '0.00001666666666666667' })
  expect((await client.api('', 'GET', '/v2/prices/ETH-USD/spot')).body.data.amount).toBe('3000')
  const lost = await client.api(token, 'GET', '/v2/nothing')
  expect([lost.status, lost.body.errors[0].id]).toEqual([404, 'not_found'])
})
