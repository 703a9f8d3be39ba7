import { bitfinex } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac } from '../../testing/signatures.ts'

const movement = [
  13293039,
  'UST',
  'TETHERUSE',
  null,
  null,
  nowMs,
  nowMs,
  null,
  null,
  'COMPLETED',
  null,
  null,
  -12.5,
  -3.1,
  null,
  null,
  recipient,
  null,
  null,
  null,
  hash,
  null,
]

const notice = (type: string, data: unknown, status = 'SUCCESS', text = 'success') => [
  nowMs,
  type,
  null,
  null,
  data,
  null,
  status,
  text,
]

describeCcxtExchange('bitfinex', bitfinex, {
  key: { kind: 'apiKey', key: 'bfx-key-1', secret: 'bfx-secret-1' },
  answers: {
    'POST /v2/auth/r/permissions': [
      ['account', 1, 0],
      ['withdraw', 0, 1],
    ],
    'POST /v2/auth/r/wallets': [
      ['exchange', 'UST', 100.25, 0, 99.5, null, null],
      ['margin', 'UST', 5, 0, 5, null, null],
      ['exchange', 'USD', 42, 0, null, null, null],
    ],
    'GET /v2/conf/pub:map:currency:tx:fee': [
      [
        ['BTC', [0, 0.0004]],
        ['UST', [0, 3.1]],
      ],
    ],
    'GET /v2/conf/pub:info:tx:status': [
      [
        ['BITCOIN', 1, 1, null, null],
        ['TETHERUSE', 1, 1, null, null],
      ],
    ],
    'POST /v2/auth/w/deposit/address': notice('acc_dep', [null, 'TETHERUSE', 'UST', null, ownAddress, null]),
    'POST /v2/auth/w/withdraw': notice(
      'acc_wd-req',
      [13293039, null, 'tetheruse', null, 'exchange', 12.5, null, null, 3.1],
      'SUCCESS',
      'Your withdrawal request has been successfully submitted.',
    ),
    'POST /v2/auth/r/movements/UST/hist': [movement],
  },
  publicPaths: ['/v2/conf/pub:map:currency:tx:fee', '/v2/conf/pub:info:tx:status'],
  isSigned: (request, { key, secret }) => {
    const nonce = header(request, 'bfx-nonce')
    const text = `/api${new URL(request.url).pathname}${nonce}${request.body ?? ''}`
    return (
      header(request, 'bfx-apikey') === key &&
      Number(nonce) >= nowMs &&
      header(request, 'bfx-signature') === mac('sha384', secret, text)
    )
  },
  holdings: [{ symbol: 'USDT', amount: '105.25', available: '99.5' }],
  fiat: { USD: '42' },
  address: { address: ownAddress },
  money: {
    order: { ...usdcOrder, symbol: 'USDT' },
    path: 'POST /v2/auth/w/withdraw',
    parameters: { wallet: 'exchange', method: 'tetheruse', amount: '12.5', address: recipient, fee_deduct: 0 },
    upstreamId: '13293039',
    terms: { fee: '3.1', minimum: '0', decimals: 6 },
    found: { upstreamId: '13293039', status: 'succeeded', upstreamStatus: 'COMPLETED', hash, fee: '3.1' },
    lists: { 'GET /v2/conf/pub:map:currency:tx:fee': ['0'], 'GET /v2/conf/pub:info:tx:status': ['0'] },
    historyPath: 'POST /v2/auth/r/movements/UST/hist',
    refusals: [
      [['error', 10100, 'apikey: invalid'], { kind: 'rejected', reason: 'credentialsInvalid' }],
      [['error', 10114, 'nonce: small'], { kind: 'unknown' }],
      [
        notice('acc_wd-req', [0, null, 'tetheruse'], 'ERROR', 'Invalid ethereum address (abcdef)'),
        { kind: 'rejected', reason: 'invalidAddress' },
      ],
      [notice('acc_wd-req', [0, null, 'tetheruse'], 'SUCCESS', 'Settle in progress, try later'), { kind: 'unknown' }],
      [
        notice('acc_wd-req', [0, null], 'ERROR', 'available balance is only 3'),
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [notice('acc_wd-req', [0, null], 'FAILURE', 'x'), { kind: 'unknown' }],
      [['error', 11010, 'ratelimit: error'], { kind: 'unknown' }],
    ],
  },
})
