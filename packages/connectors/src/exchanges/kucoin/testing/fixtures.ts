/** Responses from the API's public documentation, with made-up ids. */
const answer = (data: unknown) => ({ body: { code: '200000', data } })

const chain = {
  chainName: 'ERC20',
  withdrawalMinSize: '10',
  depositMinSize: '0.1',
  withdrawFeeRate: '0',
  withdrawalMinFee: '3',
  isWithdrawEnabled: true,
  isDepositEnabled: true,
  confirms: 12,
  preConfirms: 12,
  contractAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  withdrawPrecision: 6,
  maxWithdraw: null as string | null,
  maxDeposit: null,
  needTag: false,
  chainId: 'eth',
}

const currency = {
  currency: 'USDC',
  name: 'USDC',
  fullName: 'USDC',
  precision: 8,
  confirms: null,
  contractAddress: null,
  isMarginEnabled: true,
  isDebitEnabled: true,
  chains: [chain],
}

export const currencyAnswer = (change: object, more: object = {}) =>
  answer({ ...currency, ...more, chains: [{ ...chain, ...change }] })

export const quotaAnswer = (change: object = {}) =>
  answer({
    currency: 'USDC',
    limitBTCAmount: '15.79590095',
    usedBTCAmount: '0.00000000',
    quotaCurrency: 'USDT',
    limitQuotaCurrencyAmount: '999999.00000000',
    usedQuotaCurrencyAmount: '0',
    remainAmount: '500000',
    availableAmount: '20',
    withdrawMinFee: '3',
    innerWithdrawMinFee: '0',
    withdrawMinSize: '10',
    isWithdrawEnabled: true,
    precision: 6,
    chain: 'ERC20',
    reason: null,
    lockedAmount: '0',
    ...change,
  })

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: '0x99ced129603abc771c0dabe935c326ff6c86645d',
  amount: '12.5',
  maxDebit: '1000000000',
}
/** `printf '%s' "$reference" | openssl dgst -sha256 -r | cut -c 1-20` */
export const remark = 'b324836ab4fd606a052e'

export const sent = {
  id: '670deec84d64da0007d7c946',
  currency: 'USDC',
  chain: 'eth',
  status: 'SUCCESS',
  address: order.address,
  memo: '',
  isInner: false,
  amount: '12.50000000',
  fee: '3.00000000',
  walletTxId: '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
  createdAt: 1_768_216_322_000,
  updatedAt: 1_768_216_370_000,
  remark,
  arrears: false,
}

/** A withdrawal as in KuCoin's newest examples: without an id. */
export const nameless = ({ id: _, ...rest }: typeof sent) => rest

export const received = {
  currency: 'USDC',
  chain: 'eth',
  status: 'SUCCESS',
  address: '0x48101adb67d426cb15e46be5f1d9f6ab25f311ea',
  memo: '1919537769',
  isInner: false,
  amount: 10_000,
  fee: 0.0001,
  walletTxId: '0x98a3ea560c6b3336d348b6c83f0f95ece4f1f5919e94bd006e5bf3bf264facfc@e8902757998fc352e6c9d8890d18a71c',
  createdAt: 1_768_216_300_000,
  updatedAt: 1_768_216_330_000,
  remark: 'Deposit',
}

export const page = (items: readonly object[], currentPage = 1, totalPage = 1) =>
  answer({ currentPage, pageSize: 200, totalNum: items.length, totalPage, items })

const account = (type: string, symbol: string, balance: string, available: string) => ({
  id: '5bd6e9286d99522a52e458de',
  currency: symbol,
  type,
  balance,
  available,
  holds: '0',
})

const depositAddress = {
  address: received.address,
  memo: '1919537769',
  chainId: 'eth',
  to: 'MAIN',
  expirationDate: 0,
  currency: 'USDC',
  contractAddress: '',
  chainName: 'ERC20',
}

export const addressesAnswer = (...changes: object[]) =>
  answer(changes.map(change => ({ ...depositAddress, ...change })))

export const createKey = 'POST /api/v3/withdrawals'
export const currencyKey = 'GET /api/v3/currencies/USDC'
export const quotaKey = 'GET /api/v1/withdrawals/quotas'
export const sentKey = 'GET /api/v1/withdrawals'
export const oneKey = `GET /api/v1/withdrawals/${sent.id}`
export const receivedKey = 'GET /api/v1/deposits'
export const apiKeyKey = 'GET /api/v1/user/api-key'
export const addressKey = 'GET /api/v3/deposit-addresses'
export const newAddressKey = 'POST /api/v3/deposit-address/create'

const { chain: chainId, ...detail } = sent

export const kucoinAnswers = {
  [apiKeyKey]: answer({
    remark: 'account1',
    apiKey: 'key-1234',
    apiVersion: 3,
    permission: 'General,Futures,Spot,Earn,InnerTransfer,Transfer,Margin',
    ipWhitelist: '203.**.154,103.**.34',
    createdAt: 1_728_443_843_000,
    uid: 165_111_215,
    isMaster: true,
  }),
  'GET /api/v1/accounts': answer([
    account('main', 'USDC', '10.5', '10'),
    account('trade', 'USDC', '4', '4'),
    account('trade_hf', 'USDC', '1', '1'),
    account('margin', 'USDC', '100', '100'),
    account('trade', 'ETH', '0.25', '0.25'),
    account('main', 'BTC', '0', '0'),
    account('main', 'EUR', '12', '10'),
  ]),
  [currencyKey]: currencyAnswer({}),
  [quotaKey]: quotaAnswer(),
  [addressKey]: addressesAnswer({}),
  [newAddressKey]: answer(depositAddress),
  [sentKey]: page([sent]),
  [oneKey]: answer({ ...detail, chainId, chainName: 'ERC20', cancelType: 'NON_CANCELABLE' }),
  [receivedKey]: page([received]),
  [createKey]: answer({ withdrawalId: sent.id }),
}
