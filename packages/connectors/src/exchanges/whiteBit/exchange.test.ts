import { whiteBit } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac } from '../../testing/signatures.ts'

const api = '/api/v4'

describeCcxtExchange('whiteBit', whiteBit, {
  key: { kind: 'apiKey', key: 'wb-key-1', secret: 'wb-secret-1' },
  answers: {
    [`POST ${api}/main-account/balance`]: {
      USDC: { main_balance: '100.0013929494020316' },
      EUR: { main_balance: '3' },
    },
    [`GET ${api}/public/assets`]: {
      USDC: {
        name: 'USD Coin',
        unified_cryptoasset_id: 3408,
        can_withdraw: true,
        can_deposit: true,
        min_withdraw: '5',
        max_withdraw: '0',
        networks: { deposits: ['ERC20', 'TRC20'], withdraws: ['ERC20'], default: 'ERC20' },
        limits: { deposit: { ERC20: { min: '1' } }, withdraw: { ERC20: { min: '5' } } },
        currency_precision: 6,
        is_memo: false,
      },
    },
    [`GET ${api}/public/fee`]: {
      'USDC (ERC20)': {
        ticker: 'USDC',
        name: 'USD Coin',
        providers: [],
        is_depositable: true,
        is_withdrawal: true,
        withdraw: { min_amount: '5', max_amount: '0', fixed: '3.5', flex: null },
        deposit: { min_amount: '1', max_amount: '0', fixed: null, flex: null },
      },
    },
    [`POST ${api}/main-account/address`]: {
      account: { address: ownAddress, memo: '' },
      required: { fixedFee: '0', maxAmount: '0', minAmount: '1' },
    },
    [`POST ${api}/main-account/withdraw-pay`]: [],
    [`POST ${api}/main-account/history`]: {
      limit: 100,
      offset: 0,
      records: [
        {
          address: recipient,
          uniqueId: bareReference,
          createdAt: nowMs / 1_000,
          currency: 'USD Coin',
          ticker: 'USDC',
          method: 2,
          amount: '12.5',
          description: '',
          memo: '',
          fee: '3.5',
          status: 7,
          network: 'ERC20',
          transactionHash: hash,
          transactionId: '5e112b38-9652-11ed-a1eb-0242ac120002',
        },
      ],
      total: 1,
    },
  },
  publicPaths: [`${api}/public/assets`, `${api}/public/fee`],
  isSigned: (request, { key, secret }) => {
    const payload = header(request, 'x-txc-payload')
    const body = JSON.parse(request.body ?? '{}') as { request: string; nonce: string }
    return (
      header(request, 'x-txc-apikey') === key &&
      Buffer.from(payload, 'base64').toString() === request.body &&
      body.request === new URL(request.url).pathname &&
      Number(body.nonce) >= nowMs &&
      header(request, 'x-txc-signature') === mac('sha512', secret, payload)
    )
  },
  holdings: [{ symbol: 'USDC', amount: '100.0013929494020316', available: '100.0013929494020316' }],
  fiat: { EUR: '3' },
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: `POST ${api}/main-account/withdraw-pay`,
    parameters: { ticker: 'USDC', amount: '12.5', address: recipient, uniqueId: bareReference, network: 'ERC20' },
    upstreamId: bareReference,
    terms: { fee: '3.5', minimum: '5', decimals: 6 },
    found: { upstreamId: bareReference, status: 'succeeded', upstreamStatus: '7', hash, fee: '3.5' },
    lists: { [`GET ${api}/public/assets`]: [''], [`GET ${api}/public/fee`]: [''] },
    historyPath: `POST ${api}/main-account/history`,
    refusals: [
      [
        { code: 10, message: 'Inner validation failed', errors: { amount: ['Not enough balance.'] } },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { code: 10, message: 'Unauthorized request.' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { code: 4, message: 'This action is unauthorized. Enable your key in API settings' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ code: 4, message: 'This API Key is not authorized to perform this action.' }, { kind: 'unknown' }],
      [
        { code: 0, message: 'Validation failed', errors: { uniqueId: ['The uniqueId has already been taken.'] } },
        { kind: 'unknown' },
      ],
      [
        { code: 0, message: 'Validation failed', errors: { address: ['The address is invalid.'] } },
        { kind: 'rejected', reason: 'invalidAddress' },
      ],
    ],
  },
})
