import type { Connected, WithdrawalOrder } from '@rialto/core'
import { defined } from '@rialto/defined'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Canned, cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { coinbase } from './exchange.ts'
import { addressPage, order, sent } from './testing/fixtures.ts'
import { startCoinbaseSubject } from './testing/startCoinbaseSubject.ts'

type Subject = Awaited<ReturnType<typeof startCoinbaseSubject>>
const persona = 'MeshUSDC'
let subject: Subject
let credentials: Connected['credentials']
let walletId: string

beforeAll(async () => {
  subject = await startCoinbaseSubject()
  credentials = (await subject.connectAs(persona)).credentials
})
afterAll(() => subject.stop())

const post = async (path: string, body: object) =>
  (await subject.sandbox.control('POST', `coinbase/accounts${path}`, { persona, ...body })) as { id: string }
const open = async (body: object) => (await post('', { symbol: 'USDC', ...body })).id
const change = (id: string, body: object) => post(`/${id}`, body)
const stake = (amount: string) => open({ name: 'Staked USDC', type: 'wallet', primary: false, amount })
const holding = async () => {
  const holdings = await subject.connector.read.holdings(credentials)
  return holdings.find(({ symbol }) => symbol === 'USDC')
}
const submit = (order: WithdrawalOrder) => subject.connector.withdraw.submit(credentials, order, '123456')
const find = (order: WithdrawalOrder, upstreamId?: string) =>
  subject.connector.withdraw.find(credentials, {
    order,
    sinceMs: subject.sandbox.clock.nowMs() - 1_000,
    ...defined({ upstreamId }),
  })

beforeEach(async () => {
  await subject.sandbox.control('DELETE', `coinbase/accounts/${persona}`)
  walletId = (await post('/USDC', {})).id
})

describe('an asset with several accounts', () => {
  test('counts amounts that are staked, in a vault or in a secondary wallet as owned, not as available', async () => {
    const before = await holding()
    await stake('5.047160')
    await open({ name: 'My vault', type: 'vault', amount: '20' })
    await open({ name: 'Savings', type: 'wallet', primary: false, amount: '300' })
    const after = await holding()
    expect(after?.available).toBe(before?.available)
    expect(Number(after?.amount) - Number(before?.amount)).toBeCloseTo(325.04716, 6)
  })

  test('withdraws from the primary wallet although a staking account is listed before it', async () => {
    await stake('9000')
    const order = subject.order()
    expect(await submit(order)).toMatchObject({ kind: 'accepted' })
    expect(subject.created(order.reference)).toBe(1)
    expect(await subject.sandbox.calls('POST', new RegExp(`/v2/accounts/${walletId}/transactions$`))).toBeGreaterThan(0)
  })

  test('receives into the primary wallet although a staking account is listed before it', async () => {
    const { networkId } = subject.order()
    const before = await subject.connector.read.depositAddress(credentials, { symbol: 'USDC', networkId })
    await stake('1')
    expect(await subject.connector.read.depositAddress(credentials, { symbol: 'USDC', networkId })).toEqual(before)
  })

  test('neither withdraws nor receives if none of several wallets is the primary', async () => {
    await stake('1')
    await change(walletId, { primary: false })
    const order = subject.order()
    expect(await submit(order)).toMatchObject({ kind: 'rejected', message: expect.stringContaining('primary') })
    expect(subject.created(order.reference)).toBe(0)
    const key = { symbol: 'USDC', networkId: order.networkId }
    await expect(subject.connector.read.depositAddress(credentials, key)).rejects.toMatchObject({ kind: 'refused' })
    expect((await holding())?.available).toBe('0')
  })
})

describe('a withdrawal is found, with and without its id, even if the primary wallet has changed since', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the user staked, and the staking account is listed first', () => stake('10')],
    [
      'the user opened another wallet and made it the primary one',
      async () => {
        await open({ name: 'New wallet', type: 'wallet', primary: true, amount: '7' })
        await change(walletId, { primary: false })
      },
    ],
    ['no wallet is the primary one any more', () => change(walletId, { primary: false })],
    ['its wallet was renamed', () => change(walletId, { name: 'Staked holiday money' })],
    ['its wallet became a vault', () => change(walletId, { type: 'vault', primary: false })],
    [
      'a hundred accounts were opened, so that its wallet is on the second page',
      async () => {
        for (let count = 0; count < 100; count += 1)
          await open({ symbol: 'ADA', name: `Vault ${count}`, type: 'vault' })
      },
    ],
  ])('%s', async (_name, happens) => {
    const order = subject.order()
    const outcome = await submit(order)
    if (outcome.kind !== 'accepted') throw new Error(`not accepted: ${outcome.kind}`)
    await happens()
    expect(await find(order, outcome.upstreamId)).toMatchObject({ upstreamId: outcome.upstreamId })
    expect(await find(order)).toMatchObject({ upstreamId: outcome.upstreamId })
  })
})

test('reports "not found" only after reading every account of the asset', async () => {
  const staked = await stake('10')
  await subject.forgetCalls()
  expect(await find(subject.order())).toBeUndefined()
  for (const id of [walletId, staked])
    expect(await subject.sandbox.calls('GET', new RegExp(`/v2/accounts/${id}/transactions$`))).toBe(1)
})

test('does not say "not found" while one account of the asset cannot be read', async () => {
  const staked = await stake('10')
  await subject.fault({ path: `/v2/accounts/${staked}/transactions`, mode: 'status', times: 10 })
  await expect(find(subject.order())).rejects.toMatchObject({ kind: 'unavailable' })
  await subject.clearFaults()
})

const nowMs = Date.parse(sent.created_at)
const anyToken = { kind: 'oAuth', accessToken: 'token-1234', scopes: [] } as const

/** An account in the shape of recorded replies. */
const account = (id: string, name: string, primary: boolean, amount: string, type = 'wallet') => ({
  id,
  name,
  primary,
  type,
  currency: { code: 'USDC', name: 'USD Coin', color: '#2775CA', sort_index: 104, exponent: 6, type: 'crypto' },
  balance: { amount, currency: 'USDC' },
  resource: 'account',
  allow_deposits: true,
  allow_withdrawals: true,
})
const staked = account('5d3c1f7a-0001-5aaa-8bbb-000000000001', 'Staked USDC', false, '5.047160')
const wallet = account('5d3c1f7a-0002-5aaa-8bbb-000000000002', 'USDC Wallet', true, '22.314018')
const unused = account('USDC', 'USDC Wallet', false, '0')

const page = (data: readonly object[], next_uri: string | null = null): Canned => ({
  body: { pagination: { next_uri, limit: 100, order: 'desc' }, data },
})
const transactions = ({ id }: { id: string }) => `GET /v2/accounts/${id}/transactions`

const connectorOn = (accounts: readonly object[], answers: Record<string, Canned | Canned[]> = {}) => {
  const { egress, calls, requests } = cannedEgress({ 'GET /v2/accounts': page(accounts), ...answers })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const oauth = { clientId: 'id', clientSecret: 'secret' }
  const connector = coinbase({ egress, clock, environment: 'sandbox', oauth })
  const find = (changed: Partial<typeof order> = {}) =>
    connector.withdraw.find(anyToken, { order: { ...order, ...changed }, sinceMs: nowMs })
  return { ...connector, calls, requests, find }
}

describe('accounts of one asset as Coinbase lists them', () => {
  test.each([
    ['the primary wallet alone is available', [staked, wallet], '27.361178', '22.314018'],
    [
      'without a primary wallet among several nothing is available',
      [staked, { ...wallet, primary: false }],
      '27.361178',
      '0',
    ],
    [
      'a single wallet is available although it is not primary',
      [{ ...wallet, primary: false }],
      '22.314018',
      '22.314018',
    ],
    ['a single staking account is not available', [staked], '5.04716', '0'],
    ['a vault is not available, even as the primary account', [{ ...wallet, type: 'vault' }], '22.314018', '0'],
  ])('%s', async (_name, accounts, amount, available) => {
    expect(await connectorOn(accounts).read.holdings(anyToken)).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount, available },
    ])
  })

  test('a wallet that was never used can receive', async () => {
    const { read } = connectorOn([unused], { 'GET /v2/accounts/USDC/addresses': page(addressPage.data) })
    const key = { symbol: 'USDC', networkId: order.networkId }
    expect(await read.depositAddress(anyToken, key)).toEqual({ address: order.address })
  })
})

describe('looking for a withdrawal', () => {
  const { idem: _idem, ...unmarked } = sent
  const other = { ...sent, id: 'other', idem: 'another' }

  test('reads every page of every account before it reports "not found"', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=other`
    const { find, calls } = connectorOn([staked, wallet], {
      [transactions(staked)]: page([]),
      [transactions(wallet)]: [page([other], more), page([other])],
    })
    expect(await find()).toBeUndefined()
    expect([calls(transactions(staked)), calls(transactions(wallet))]).toEqual([1, 2])
  })

  test('finds it on the second page of the second account', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=other`
    const { find } = connectorOn([staked, wallet], {
      [transactions(staked)]: page([]),
      [transactions(wallet)]: [page([other], more), page([sent])],
    })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  test('does not stop at one old record: a record after it may be newer', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=old`
    const old = { ...other, id: 'old', created_at: '2025-01-01T00:00:00Z' }
    const { find } = connectorOn([wallet], { [transactions(wallet)]: [page([other, old], more), page([sent])] })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  test('does not stop at an empty page that has a next one', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=other`
    const { find } = connectorOn([wallet], { [transactions(wallet)]: [page([], more), page([sent])] })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  test('adds a missing 0x to the hash of a record, and reports the debit beyond the amount as the fee', async () => {
    const { transaction_fee } = sent.network
    const record = { ...sent, status: 'completed', network: { hash: 'ab'.repeat(32), transaction_fee } }
    const { find } = connectorOn([wallet], { [transactions(wallet)]: page([record]) })
    expect(await find()).toMatchObject({ status: 'succeeded', hash: `0x${'ab'.repeat(32)}`, fee: '4.008308' })
  })

  test('prefers the record with our reference to an identical one in another account', async () => {
    const { find } = connectorOn([staked, wallet], {
      [transactions(staked)]: page([{ ...unmarked, id: 'look-alike' }]),
      [transactions(wallet)]: page([sent]),
    })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  test.each([
    ['no account of the asset', [{ ...wallet, currency: { ...wallet.currency, code: 'ADA' } }]],
    ['only an account that was never used', [unused]],
  ])('is an error, not "not found", where Coinbase lists %s', async (_name, accounts) => {
    await expect(connectorOn(accounts, { [transactions(unused)]: page([]) }).find()).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})

describe('a list of several pages', () => {
  const next = (after: string) => `/v2/accounts?limit=100&starting_after=${after}`
  const read = (...answers: Canned[]) => {
    const { read, requests } = connectorOn([], { 'GET /v2/accounts': answers })
    return { holdings: read.holdings(anyToken), requests }
  }

  test('is followed to its end', async () => {
    const { holdings, requests } = read(page([staked], next('a')), page([wallet]))
    expect(await holdings).toMatchObject([{ amount: '27.361178' }])
    expect(requests.map(({ url }) => url)).toEqual([
      'https://api.coinbase.com/v2/accounts?limit=100',
      'https://api.coinbase.com/v2/accounts?limit=100&starting_after=a',
    ])
  })

  test.each([
    ['leads elsewhere', [page([wallet], 'https://evil.example/v2/accounts?x=1')]],
    ['leads to another list', [page([wallet], '/v2/user?x=1')]],
    ['leads back', [page([wallet], '/v2/accounts?limit=100')]],
    ['goes on for more than twenty pages', Array.from({ length: 21 }, (_, at) => page([wallet], next(String(at))))],
  ])('that %s is malformed', async (_name, answers) => {
    await expect(read(...answers).holdings).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a record is our withdrawal', () => {
  const { idem: _idem, ...unmarked } = sent
  const isFound = async (record: object, changed: Partial<typeof order> = {}) =>
    (await connectorOn([wallet], { [transactions(wallet)]: page([record]) }).find(changed)) !== undefined

  test('by our reference if the record has one, regardless of other fields', async () => {
    expect(await isFound(sent)).toBe(true)
    expect(await isFound(sent, { amount: '99' })).toBe(true)
    expect(await isFound({ ...sent, idem: 'another' })).toBe(false)
  })

  test('by asset, address and the amount that arrived if it has none', async () => {
    expect(await isFound(unmarked)).toBe(true)
    expect(await isFound({ ...unmarked, to: { address: order.address.toUpperCase().replace('0X', '0x') } })).toBe(true)
    expect(await isFound(unmarked, { amount: '14.008308' })).toBe(false)
    expect(await isFound({ ...unmarked, amount: { ...sent.amount, currency: 'USDT' } })).toBe(false)
    expect(await isFound({ ...unmarked, to: { address: '0x0' } })).toBe(false)
    expect(await isFound({ ...unmarked, to: null })).toBe(false)
  })

  test('by the debit less the fee if the amount that arrived is not stated', async () => {
    const network = { transaction_fee: sent.network.transaction_fee }
    expect(await isFound({ ...unmarked, network }, { amount: '10.000000' })).toBe(true)
    expect(await isFound({ ...unmarked, network: null }, { amount: '14.008308' })).toBe(true)
  })

  test('never if it is incoming, or of another kind', async () => {
    expect(await isFound({ ...sent, amount: { amount: '10', currency: 'USDC' } })).toBe(false)
    expect(await isFound({ ...sent, type: 'trade' })).toBe(false)
  })
})
