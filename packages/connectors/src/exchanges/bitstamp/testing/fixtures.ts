/** Responses from the API's public documentation and its clients' tests, with made-up ids. */
const answer = <T>(body: T) => ({ body })

export const network = {
  network: 'ethereum',
  withdrawal_minimum_amount: '5.00000000',
  withdrawal_decimals: 6,
  deposit: 'Enabled',
  withdrawal: 'Enabled',
}

const currency = {
  name: 'USD Coin',
  currency: 'USDC',
  type: 'crypto',
  symbol: 'USDC',
  decimals: 5,
  logo: 'https://assets.bitstamp.net/static/webapp/images/usdc.svg',
  available_supply: null,
  deposit: 'Enabled',
  withdrawal: 'Enabled',
}

export const currencies = (change: object = {}) =>
  answer([
    { ...currency, name: 'Euro', currency: 'EUR', type: 'fiat', networks: [] },
    {
      ...currency,
      networks: [
        { ...network, ...change },
        { ...network, network: 'a-new-chain' },
      ],
    },
  ])

export const request = {
  id: 9976,
  datetime: '2026-01-12 11:12:02',
  type: 22,
  currency: 'USDC',
  network: 'ethereum',
  amount: '12.50000000',
  status: 2,
  txid: 458254264,
  address: '0x99ced129603abc771c0dabe935c326ff6c86645d',
  transaction_id: 'b5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
}

export const deposit = {
  id: 1319723,
  network: 'ethereum',
  currency: 'USDC',
  txid: '0x98a3ea560c6b3336d348b6c83f0f95ece4f1f5919e94bd006e5bf3bf264facfc',
  amount: 0.00012,
  datetime: 1768216000,
  status: 'COMPLETED',
  destinationAddress: '0x6a56f5b80f04b4fd70d64d72e1396698635e5436',
}

const userTransaction = {
  id: 458254264,
  datetime: '2026-01-12 11:12:40.894846',
  type: '1',
  fee: '2.000000',
  usdc: '-12.500000',
  usdc_eur: 0.86047,
  eur: 0,
}

const post = <P extends string>(path: P) => `POST /api/v2/${path}/` as const
export const balancesKey = post('account_balances')
export const balanceKey = post('account_balances/usdc')
export const tokenKey = post('websockets_token')
export const rightKey = post('btc_withdrawal')
export const currenciesKey = 'GET /api/v2/currencies/'
export const feesKey = post('fees/withdrawal')
export const addressKey = post('usdc_address')
export const withdrawKey = post('usdc_withdrawal')
export const requestsKey = post('withdrawal-requests')
export const cryptoKey = post('crypto-transactions')
export const userKey = post('user_transactions')

export const cryptoTransactions = (deposits: readonly object[]) =>
  answer({
    deposits,
    withdrawals: [
      {
        currency: 'USDC',
        network: 'ethereum',
        destinationAddress: request.address,
        txid: request.transaction_id,
        amount: 12.5,
        datetime: 1768216322,
      },
    ],
    ripple_iou_transactions: [],
  })

export const refusal = (reason: string | object, more: object = {}) => ({
  status: 400,
  body: { status: 'error', reason, ...more },
})

const usdc = { currency: 'usdc', total: '26.50000', available: '21.00000', reserved: '5.50000' }

export const bitstampAnswers = {
  [balancesKey]: answer([
    usdc,
    { currency: 'eur', total: '12.00', available: '10.00', reserved: '2.00' },
    { currency: 'btc', total: '0.00000000', available: '0.00000000', reserved: '0.00000000' },
    { currency: 'eth', total: '-0.50000000', available: '0.00000000', reserved: '0.00000000' },
    { currency: 'shib', total: 123456789.12345678, available: '200000000', reserved: '0' },
  ]),
  [balanceKey]: answer(usdc),
  [tokenKey]: answer({ token: '3K8yhUJdQnR5Vt0wGm2s', valid_sec: 60, user_id: 24617703 }),
  [rightKey]: refusal({ __all__: ['Missing amount and/or address POST parameters.'] }),
  [currenciesKey]: currencies(),
  [feesKey]: answer([
    { currency: 'usdc', fee: '2.00000', network: 'ethereum' },
    { currency: 'btc', fee: '0.00008000', network: 'bitcoin' },
  ]),
  [addressKey]: answer({ address: deposit.destinationAddress }),
  [withdrawKey]: answer({ id: 10195 }),
  [requestsKey]: answer([request]),
  [cryptoKey]: cryptoTransactions([deposit]),
  [userKey]: answer([userTransaction]),
}

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: request.address,
  amount: '12.5',
  maxDebit: '1000000000',
}
