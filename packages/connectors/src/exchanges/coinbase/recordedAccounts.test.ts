import { describe, expect, it } from 'vitest'
import type { Canned } from '../../kit/testing/cannedEgress.ts'
import { cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { createCoinbaseConnector } from './createCoinbaseConnector.ts'
import { addressPage, order, sent } from './testing/fixtures.ts'

const nowMs = Date.parse(sent.created_at)
const credentials = { kind: 'oAuth', accessToken: 'token-1234', scopes: [] } as const

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
  const { egress, calls } = cannedEgress({ 'GET /v2/accounts': page(accounts), ...answers })
  const clock = { nowMs: () => nowMs, sleep: async () => undefined }
  const oauth = { clientId: 'id', clientSecret: 'secret' }
  const connector = createCoinbaseConnector({ egress, clock, environment: 'sandbox', oauth })
  return { ...connector, calls, find: () => connector.withdraw.find(credentials, { order, sinceMs: nowMs }) }
}

describe('accounts of one asset as Coinbase lists them', () => {
  it.each([
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
    expect(await connectorOn(accounts).read.holdings(credentials)).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount, available },
    ])
  })

  it('a wallet that was never used receives', async () => {
    const { read } = connectorOn([unused], { 'GET /v2/accounts/USDC/addresses': page(addressPage.data) })
    const key = { symbol: 'USDC', networkId: order.networkId }
    expect(await read.depositAddress(credentials, key)).toEqual({ address: order.address })
  })
})

describe('looking for a withdrawal', () => {
  const { idem: _idem, ...unmarked } = sent
  const other = { ...sent, id: 'other', idem: 'another' }

  it('reads every page of every account before it is not found', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=other`
    const { find, calls } = connectorOn([staked, wallet], {
      [transactions(staked)]: page([]),
      [transactions(wallet)]: [page([other], more), page([other])],
    })
    expect(await find()).toBeUndefined()
    expect([calls(transactions(staked)), calls(transactions(wallet))]).toEqual([1, 2])
  })

  it('finds it on the second page of the second account', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=other`
    const { find } = connectorOn([staked, wallet], {
      [transactions(staked)]: page([]),
      [transactions(wallet)]: [page([other], more), page([sent])],
    })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  it('does not stop at one old record: a record after it may be newer', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=old`
    const old = { ...other, id: 'old', created_at: '2025-01-01T00:00:00Z' }
    const { find } = connectorOn([wallet], { [transactions(wallet)]: [page([other, old], more), page([sent])] })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  it('does not stop at an empty page that has a next one', async () => {
    const more = `/v2/accounts/${wallet.id}/transactions?limit=100&starting_after=other`
    const { find } = connectorOn([wallet], { [transactions(wallet)]: [page([], more), page([sent])] })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  it('reports the hash of a record that leaves out its 0x, and what was debited beyond the amount as the fee', async () => {
    const { transaction_fee } = sent.network
    const record = { ...sent, status: 'completed', network: { hash: 'ab'.repeat(32), transaction_fee } }
    const { find } = connectorOn([wallet], { [transactions(wallet)]: page([record]) })
    expect(await find()).toMatchObject({ status: 'succeeded', hash: `0x${'ab'.repeat(32)}`, fee: '4.008308' })
  })

  it('prefers the record with our reference to one that only looks the same in another account', async () => {
    const { find } = connectorOn([staked, wallet], {
      [transactions(staked)]: page([{ ...unmarked, id: 'look-alike' }]),
      [transactions(wallet)]: page([sent]),
    })
    expect(await find()).toMatchObject({ upstreamId: sent.id })
  })

  it.each([
    ['no account of the asset', [{ ...wallet, currency: { ...wallet.currency, code: 'ADA' } }]],
    ['only an account that was never used', [unused]],
  ])('is an error, not "not found", where Coinbase lists %s', async (_name, accounts) => {
    await expect(connectorOn(accounts, { [transactions(unused)]: page([]) }).find()).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})
