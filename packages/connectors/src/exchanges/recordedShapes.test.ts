import { findNetworkByCaip2 } from '@rialto/catalog'
import type { Credentials, WithdrawalTerms } from '@rialto/core'
import { describe, expect, test } from 'vitest'
import type { ConnectorEntry } from '../kit/connectorEntry.ts'
import { bingX, bitfinex, bitGet, coinEx, cryptoCom, gateIo, mexc, poloniex, upbit, whiteBit } from '../registry.ts'
import { ownAddress, recipient, usdcOrder } from '../testing/ccxtOrders.ts'
import { nowMs, reference, startExchange } from '../testing/describeCcxtExchange.ts'

/** Above any fee of the exchange. */
const maxDebit = '1000'

/**
 * Real response formats that were once parsed wrongly, with made-up values. Each exchange's own `exchange.test.ts`
 * covers its documented formats.
 */

const key: Credentials = {
  kind: 'apiKey',
  key: 'key-1',
  secret: 'c2VjcmV0LTEtdGhhdC1pcy1sb25nLWVub3VnaA==',
  passphrase: 'p1',
}

const idOf = (caip2: string): string => findNetworkByCaip2(caip2)?.id ?? ''
const [ethereum, polygon, arbitrum, avalanche, tron, aptos] = [
  'eip155:1',
  'eip155:137',
  'eip155:42161',
  'eip155:43114',
  'tron:0x2b6653dc',
  'aptos:1',
].map(idOf)

const connectorTo = async (entry: ConnectorEntry, answers: Readonly<Record<string, unknown>>) => {
  const canned = Object.fromEntries(Object.entries(answers).map(([path, body]) => [path, { body }]))
  return (await startExchange(entry, canned)).connector
}
const termsOf = async (entry: ConnectorEntry, answers: Readonly<Record<string, unknown>>, symbol: string) =>
  (await connectorTo(entry, answers)).withdraw.terms(key, symbol)

const openOn = (terms: readonly WithdrawalTerms[]) => terms.filter(({ enabled }) => enabled).map(each => each.networkId)

describe('CoinEx', () => {
  const listed = (rate: string | undefined) => ({ 'GET /v2/assets/deposit-withdraw-config': config(rate) })
  const config = (rate: string | undefined) => ({
    code: 0,
    message: 'OK',
    data: {
      asset: { ccy: 'USDC', deposit_enabled: true, withdraw_enabled: true },
      chains: [
        {
          chain: 'ERC20',
          min_withdraw_amount: '7',
          deposit_enabled: true,
          withdraw_enabled: true,
          withdrawal_fee: '1.9',
          withdrawal_precision: 6,
          deflation_rate: rate,
        },
      ],
    },
  })

  test.each(['0', '0.00', undefined])('sends a coin of which nothing is burnt: deflation_rate %s', async rate => {
    expect(openOn(await termsOf(coinEx, listed(rate), 'USDC'))).toEqual([ethereum])
  })

  test.each(['0.02', '1E-2'])('does not send a coin of which a share is burnt on the way: %s', async rate => {
    expect(openOn(await termsOf(coinEx, listed(rate), 'USDC'))).toEqual([])
  })
})

describe('Crypto.com', () => {
  const api = 'POST /exchange/v1/private'
  const answer = (result: object) => ({ id: 1, method: 'm', code: 0, result })
  const row = (id: string, minimum: unknown) => ({
    network_id: id,
    withdrawal_fee: minimum,
    withdraw_enabled: true,
    min_withdrawal_amount: minimum,
    deposit_enabled: true,
  })
  const networks = {
    [`${api}/get-currency-networks`]: answer({
      currency_map: {
        ETH: { network_list: [row('Arbitrum', '1.6E-4'), row('ETH', '4.0E-3')] },
        USDT: { network_list: [row('ARB', 20.0), row('MATIC', '20.0'), row('APT', 8e-1)] },
        USDC: { network_list: [row('ETH', '5')] },
      },
    }),
  }
  const bundle = {
    instrument_name: 'USD_Stable_Coin',
    quantity: '40.5',
    reserved_qty: '0',
    max_withdrawal_balance: '40.5',
  }
  const balance = { [`${api}/user-balance`]: answer({ data: [{ position_balances: [bundle] }] }) }

  test('reads amounts with an exponent, sent as numbers or as text', async () => {
    const terms = await termsOf(cryptoCom, networks, 'ETH')
    expect(terms.map(({ networkId, minimum }) => [networkId, minimum])).toEqual([
      [ethereum, '0.004'],
      [arbitrum, '0.00016'],
    ])
  })

  test('offers a network under each of its names: Arbitrum is ARB for tokens', async () => {
    expect(openOn(await termsOf(cryptoCom, networks, 'USDT'))).toEqual([polygon, arbitrum, aptos])
  })

  test('counts the USD bundle as USDC, which can be sent from it', async () => {
    const created = { [`${api}/create-withdrawal`]: answer({ id: 77 }) }
    const connector = await connectorTo(cryptoCom, { ...networks, ...balance, ...created })
    expect(await connector.read.holdings(key)).toEqual([
      { symbol: 'USDC', name: 'USD Coin', amount: '40.5', available: '40.5' },
    ])
    expect(await connector.withdraw.submit(key, { ...usdcOrder, maxDebit, reference })).toMatchObject({
      kind: 'accepted',
    })
  })
})

describe('Bitget', () => {
  const spot = '/api/v2/spot'
  const chain = (name: string) => ({
    chain: name,
    withdrawable: 'true',
    rechargeable: 'true',
    withdrawFee: '0.001',
    extraWithdrawFee: '0',
    minWithdrawAmount: '0.01',
    withdrawMinScale: '8',
  })
  const coins = (coin: string, ...chains: string[]) => ({
    [`GET ${spot}/public/coins`]: { code: '00000', data: [{ coin, chains: chains.map(chain) }] },
  })
  const address = (coin: string, text: string) => ({
    [`GET ${spot}/wallet/deposit-address`]: { code: '00000', data: { coin, address: text, chain: '', tag: null } },
  })

  test('sends ether on Ethereum and TRX on Tron, whose networks are named like the coin', async () => {
    expect(openOn(await termsOf(bitGet, coins('ETH', 'BEP20', 'ETH', 'ArbitrumOne'), 'ETH'))).toContain(ethereum)
    expect(openOn(await termsOf(bitGet, coins('TRX', 'TRX', 'BEP20'), 'TRX'))).toContain(tron)
    expect(openOn(await termsOf(bitGet, coins('USDT', 'TRC20', 'ERC20'), 'USDT'))).toEqual([ethereum, tron])
  })

  test('accepts an address without a network only if the coin has no other network', async () => {
    const at = { symbol: 'ETH', networkId: ethereum ?? '' }
    const one = await connectorTo(bitGet, { ...coins('ETH', 'ETH'), ...address('ETH', ownAddress) })
    expect(await one.read.depositAddress(key, at)).toEqual({ address: ownAddress })
    const several = await connectorTo(bitGet, { ...coins('ETH', 'ETH', 'BEP20'), ...address('ETH', ownAddress) })
    await expect(several.read.depositAddress(key, at)).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('WhiteBIT', () => {
  const asset = (networks: object | undefined) => ({
    can_withdraw: true,
    can_deposit: true,
    currency_precision: 6,
    networks,
  })
  const fee = (max: string) => ({
    ticker: 'USDT',
    is_withdrawal: true,
    withdraw: { min_amount: '3', max_amount: max, fixed: '0.5', flex: null },
  })
  const lists = {
    'GET /api/v4/public/assets': {
      USDT: asset({ deposits: ['CCHAIN', 'AVAX'], withdraws: ['CCHAIN', 'AVAX'] }),
      EUR: asset(undefined),
    },
    'GET /api/v4/public/fee': { 'USDT (CCHAIN)': fee('0'), 'USDT (AVAX)': fee('0') },
  }

  test('sends on Avalanche’s C-Chain as CCHAIN, and not as AVAX, which may be another chain of it', async () => {
    expect(openOn(await termsOf(whiteBit, lists, 'USDT'))).toEqual([avalanche])
    const onlyAvax = { ...lists, 'GET /api/v4/public/assets': { USDT: asset({ withdraws: ['AVAX'] }) } }
    expect(await termsOf(whiteBit, onlyAvax, 'USDT')).toEqual([])
  })

  test('lists no networks for fiat', async () => {
    expect(await termsOf(whiteBit, lists, 'EUR')).toEqual([])
  })
})

describe('MEXC', () => {
  const coin = (multiple: unknown) => ({
    'GET /api/v3/capital/config/getall': [
      {
        coin: 'USDC',
        networkList: [
          {
            network: 'Ethereum(ERC20)',
            netWork: 'ETH',
            depositEnable: true,
            withdrawEnable: true,
            withdrawFee: '3',
            withdrawMin: '9',
            withdrawMax: '1000000',
            withdrawIntegerMultiple: multiple,
          },
        ],
      },
    ],
    'GET /api/v3/capital/deposit/address': [{ coin: 'USDC', network: 'Ethereum(ERC20)', address: ownAddress }],
  })

  test.each([
    ['6', 6],
    [18, 18],
    [null, 8],
    ['', 8],
  ])('takes as many decimals as it names: %j is %i', async (multiple, decimals) => {
    expect(await termsOf(mexc, coin(multiple), 'USDC')).toMatchObject([{ decimals }])
  })

  test('returns an address without netWork for the requested network', async () => {
    const connector = await connectorTo(mexc, coin('6'))
    const found = await connector.read.depositAddress(key, { symbol: 'USDC', networkId: ethereum ?? '' })
    expect(found).toEqual({ address: ownAddress })
  })
})

test('BingX’s minimum of 20 decimals keeps every digit', async () => {
  const network = {
    network: 'ERC20',
    withdrawEnable: true,
    depositEnable: true,
    withdrawFee: '1',
    withdrawMax: '50000',
    withdrawMin: '1.00000000000000000003',
    withdrawPrecision: 6,
  }
  const listed = { code: 0, data: [{ coin: 'USDC', networkList: [network] }] }
  expect(await termsOf(bingX, { 'GET /openApi/wallets/v1/capital/config/getall': listed }, 'USDC')).toMatchObject([
    { minimum: '1.00000000000000000003' },
  ])
})

test('a Bitfinex notice of success whose text rejects the address is a rejection', async () => {
  const created = [0, null, 'ethereum', null, 'exchange', null, null, null, null]
  const text = 'Invalid ethereum address (qqq)'
  const connector = await connectorTo(bitfinex, {
    'POST /v2/auth/r/wallets': [['exchange', 'ETH', 3, 0, 3, null, null]],
    'GET /v2/conf/pub:map:currency:tx:fee': [[['ETH', [0, 0.001]]]],
    'GET /v2/conf/pub:info:tx:status': [[['ETHEREUM', 1, 1, null, null]]],
    'POST /v2/auth/w/withdraw': [nowMs, 'acc_wd-req', null, null, created, null, 'SUCCESS', text],
  })
  const order = { ...usdcOrder, symbol: 'ETH', amount: '1', maxDebit, reference }
  expect(await connector.withdraw.submit(key, order)).toMatchObject({ kind: 'rejected', reason: 'invalidAddress' })
})

test('Gate’s record with symbol and chain in lower case is found', async () => {
  const record = {
    id: 'w900100',
    timestamp: String(nowMs / 1_000),
    withdraw_order_id: '',
    currency: 'usdc',
    address: recipient,
    txid: '',
    amount: '12.5',
    fee: '1',
    memo: '',
    status: 'DONE',
    block_number: '18190000',
    chain: 'eth',
  }
  const connector = await connectorTo(gateIo, { 'GET /api/v4/wallet/withdrawals': [record] })
  const search = { order: { ...usdcOrder, reference }, sinceMs: nowMs - 60_000 }
  expect(await connector.withdraw.find(key, search)).toMatchObject({ upstreamId: 'w900100', status: 'succeeded' })
})

describe('a symbol that means another coin there', () => {
  const upbitAccounts = {
    'GET /v1/accounts': [
      { currency: 'TON', balance: '5', locked: '0', avg_buy_price: '1', modified: false, unit_currency: 'KRW' },
    ],
  }

  test('is held under its symbol alone, and is not available', async () => {
    const connector = await connectorTo(upbit, upbitAccounts)
    expect(await connector.read.holdings(key)).toEqual([
      { symbol: 'TON', name: 'TON', amount: '5', available: '0', isOtherCoin: true },
    ])
  })

  test('is neither sent nor received', async () => {
    const connector = await connectorTo(upbit, upbitAccounts)
    const order = { ...usdcOrder, symbol: 'TON', maxDebit, reference }
    expect(await connector.withdraw.terms(key, 'TON')).toEqual([])
    expect(await connector.withdraw.submit(key, order)).toMatchObject({ reason: 'networkUnsupported' })
    await expect(connector.read.depositAddress(key, order)).rejects.toMatchObject({ kind: 'networkUnsupported' })
  })

  test('is shown as the real coin if that is known: LUNA at Bitfinex is LUNC', async () => {
    const wallet = (code: string) => ['exchange', code, 2, 0, 2, null, null]
    const connector = await connectorTo(bitfinex, { 'POST /v2/auth/r/wallets': ['LUNA', 'LUNA2', 'XCH'].map(wallet) })
    const held = (await connector.read.holdings(key)).map(({ symbol, isOtherCoin }) => [symbol, isOtherCoin])
    expect(held).toEqual([
      ['LUNC', undefined],
      ['LUNA', undefined],
      ['XCH', true],
    ])
  })

  test.each([
    [mexc, 'GET /api/v3/account', (asset: string) => ({ balances: [{ asset, free: '1', locked: '0' }] }), 'GAS'],
    [
      poloniex,
      'GET /accounts/balances',
      (currency: string) => [{ accountType: 'SPOT', balances: [{ currency, available: '1', hold: '0' }] }],
      'HOT',
    ],
    [gateIo, 'GET /api/v4/spot/accounts', (currency: string) => [{ currency, available: '1', locked: '0' }], 'GTC'],
  ] as const)('is marked at %s', async (entry, path, body, symbol) => {
    const connector = await connectorTo(entry, { [path]: body(symbol) })
    expect(await connector.read.holdings(key)).toMatchObject([{ symbol, isOtherCoin: true }])
  })
})
