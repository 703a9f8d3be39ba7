import { upbit } from '../../registry.ts'
import { describeCcxtExchange } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcOrder } from '../../testing/ccxtOrders.ts'
import { digest, header, mac, queryOf } from '../../testing/signatures.ts'

const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, string>

/** Input of the token's digest: the parameters as a query without escapes, in their order. */
const parametersOf = (body: string | undefined, query: string): string =>
  body === undefined
    ? decodeURIComponent(query)
    : Object.entries(JSON.parse(body) as Record<string, string>)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')

describeCcxtExchange('upbit', upbit, {
  key: { kind: 'apiKey', key: 'upbit-key-1', secret: 'upbit-secret-1-that-is-long-enough' },
  answers: {
    'GET /v1/accounts': [
      {
        currency: 'USDC',
        balance: '100.005',
        locked: '1.0',
        avg_buy_price: '1400',
        modified: false,
        unit_currency: 'KRW',
      },
      { currency: 'KRW', balance: '50000', locked: '0', avg_buy_price: '0', modified: false, unit_currency: 'KRW' },
    ],
    'GET /v1/status/wallet': [
      { currency: 'USDC', wallet_state: 'working', block_state: 'normal', net_type: 'ETH', network_name: 'Ethereum' },
      { currency: 'BTC', wallet_state: 'paused', block_state: null, net_type: 'BTC', network_name: 'Bitcoin' },
    ],
    'GET /v1/withdraws/chance': {
      member_level: { security_level: 4, wallet_locked: false },
      currency: {
        code: 'USDC',
        withdraw_fee: '4.0',
        is_coin: true,
        wallet_state: 'working',
        wallet_support: ['deposit', 'withdraw'],
      },
      account: { currency: 'USDC', balance: '100.005', locked: '1.0' },
      withdraw_limit: {
        currency: 'USDC',
        minimum: '8',
        onetime: '50000',
        daily: null,
        remaining_daily: '0',
        fixed: 6,
        can_withdraw: true,
      },
    },
    'GET /v1/deposits/coin_address': {
      currency: 'USDC',
      net_type: 'ETH',
      deposit_address: ownAddress,
      secondary_address: null,
    },
    'POST /v1/withdraws/coin': {
      type: 'withdraw',
      uuid: '9f432943-54e0-40b7-825f-b6fec8b42b79',
      currency: 'USDC',
      net_type: 'ETH',
      txid: null,
      state: 'processing',
      created_at: '2026-01-12T20:13:00+09:00',
      done_at: null,
      amount: '12.5',
      fee: '4.0',
      krw_amount: '0',
      transaction_type: 'default',
    },
    'GET /v1/withdraws': [
      {
        type: 'withdraw',
        uuid: '9f432943-54e0-40b7-825f-b6fec8b42b79',
        currency: 'USDC',
        net_type: 'ETH',
        txid: hash,
        state: 'DONE',
        created_at: '2026-01-12T20:13:00+09:00',
        done_at: '2026-01-12T20:15:00+09:00',
        amount: '12.5',
        fee: '4.0',
        transaction_type: 'default',
      },
    ],
  },
  isSigned: (request, { key, secret }) => {
    const [, token = ''] = header(request, 'authorization').split(' ')
    const [head = '', claims = '', signature = ''] = token.split('.')
    const { access_key, query_hash } = part(claims)
    const said = parametersOf(request.body, queryOf(request))
    const isCovered = said === '' ? query_hash === undefined : query_hash === digest('sha512', said)
    const own = Buffer.from(mac('sha256', secret, `${head}.${claims}`), 'hex').toString('base64url')
    return part(head)['alg'] === 'HS256' && access_key === key && isCovered && signature === own
  },
  holdings: [{ symbol: 'USDC', amount: '101.005', available: '100.005' }],
  fiat: { KRW: '50000' },
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: 'POST /v1/withdraws/coin',
    parameters: { currency: 'USDC', net_type: 'ETH', amount: '12.5', address: recipient, transaction_type: 'default' },
    upstreamId: '9f432943-54e0-40b7-825f-b6fec8b42b79',
    terms: { fee: '4', minimum: '8', maximum: '50000', decimals: 6 },
    found: { status: 'succeeded', upstreamStatus: 'DONE', hash, fee: '4.0' },
    lists: { 'GET /v1/status/wallet': [''] },
    historyPath: 'GET /v1/withdraws',
    refusals: [
      [{ error: { name: 'insufficient_funds_withdraw', message: 'x' } }, { kind: 'unknown' }],
      [
        { error: { name: 'out_of_scope', message: '권한이 부족합니다.' } },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ error: { name: 'jwt_verification', message: 'x' } }, { kind: 'rejected', reason: 'credentialsInvalid' }],
      [{ error: { name: 'withdraw_address_not_registerd', message: 'x' } }, { kind: 'addressWhitelistRequired' }],
      [{ error: { name: 'server_error', message: 'x' } }, { kind: 'unknown' }],
    ],
  },
})
