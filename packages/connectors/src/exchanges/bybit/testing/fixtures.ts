/** Responses from the API's public documentation, with made-up ids. */
const answer = (result: object) => ({
  body: { retCode: 0, retMsg: 'success', result, retExtInfo: {}, time: 1_768_216_380_000 },
})

const chain = {
  chainType: 'Ethereum',
  confirmation: '6',
  withdrawFee: '3',
  depositMin: '0',
  withdrawMin: '3',
  chain: 'ETH',
  chainDeposit: '1',
  chainWithdraw: '1',
  minAccuracy: '6',
  withdrawPercentageFee: '0',
  contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
}

export const coin = { name: 'USDC', coin: 'USDC', remainAmount: '10000000', chains: [chain] }

export const coinAnswer = (change: Partial<typeof chain>, more: object = {}) =>
  answer({ rows: [{ ...coin, ...more, chains: [{ ...chain, ...change }] }] })

export const sent = {
  coin: 'USDC',
  chain: 'ETH',
  amount: '12.5',
  txID: '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
  status: 'success',
  toAddress: '0x99ced129603abc771c0dabe935c326ff6c86645d',
  tag: '',
  withdrawFee: '3',
  createTime: '1768216322000',
  updateTime: '1768216370000',
  withdrawId: '9976',
  withdrawType: 0,
}

export const received = {
  id: '1319723',
  coin: 'USDC',
  chain: 'ETH',
  amount: '10000',
  txID: '0x98a3ea560c6b3336d348b6c83f0f95ece4f1f5919e94bd006e5bf3bf264facfc',
  status: 3,
  toAddress: '0x48101adb67d426cb15e46be5f1d9f6ab25f311ea',
  tag: '101764890',
  depositFee: '',
  successAt: '1768216300000',
  confirmations: '12',
  txIndex: '',
  blockHash: '',
  batchReleaseLimit: '-1',
  depositType: '0',
  fromAddress: '',
}

export const page = (rows: readonly object[], nextPageCursor = '') => answer({ rows, nextPageCursor })

export const withdrawable = (fund: string, unified: string) =>
  answer({
    limitAmountUsd: '595051.7',
    withdrawableAmount: {
      FUND: { coin: 'USDC', withdrawableAmount: fund, availableBalance: fund },
      UTA: { coin: 'USDC', withdrawableAmount: unified, availableBalance: unified },
    },
  })

export const createKey = 'POST /v5/asset/withdraw/create'
export const coinKey = 'GET /v5/asset/coin/query-info'
export const sentKey = 'GET /v5/asset/withdraw/query-record'
export const receivedKey = 'GET /v5/asset/deposit/query-record'
export const bookKey = 'GET /v5/asset/withdraw/query-address'
export const withdrawableKey = 'GET /v5/asset/withdraw/withdrawable-amount'
export const apiKeyKey = 'GET /v5/user/query-api'
export const addressKey = 'GET /v5/asset/deposit/query-address'
export const unifiedKey = 'GET /v5/account/wallet-balance'

const unifiedCoin = (symbol: string, walletBalance: string) => ({
  coin: symbol,
  equity: walletBalance,
  usdValue: '0',
  walletBalance,
  availableToWithdraw: '',
})

export const bybitAnswers = {
  [apiKeyKey]: answer({
    id: '13770661',
    apiKey: 'key-1234',
    readOnly: 0,
    permissions: { Wallet: ['AccountTransfer', 'Withdraw'], Spot: [] },
    ips: ['203.0.113.7'],
    uta: 1,
    userID: 24617703,
    isMaster: true,
    parentUid: '0',
    kycLevel: 'LEVEL_1',
  }),
  'GET /v5/asset/transfer/query-account-coins-balance': answer({
    memberId: '24617703',
    accountType: 'FUND',
    balance: [
      { coin: 'USDC', transferBalance: '10', walletBalance: '10.5', bonus: '' },
      { coin: 'EUR', transferBalance: '10', walletBalance: '12', bonus: '' },
    ],
  }),
  [unifiedKey]: answer({
    list: [
      {
        accountType: 'UNIFIED',
        totalEquity: '18070.32797922',
        coin: [unifiedCoin('USDC', '16'), unifiedCoin('BTC', '0'), unifiedCoin('ETH', '-0.25')],
      },
    ],
  }),
  'GET /v5/account/withdrawal': answer({
    availableWithdrawal: '11',
    availableWithdrawalMap: { USDC: '11' },
  }),
  [withdrawableKey]: withdrawable('10', '11'),
  [coinKey]: coinAnswer({}),
  [addressKey]: answer({
    coin: 'USDC',
    chains: [{ chainType: 'Ethereum (ERC20)', addressDeposit: received.toAddress, tagDeposit: '', chain: 'ETH' }],
  }),
  [bookKey]: page([]),
  [sentKey]: page([sent]),
  [receivedKey]: page([received]),
  [createKey]: answer({ id: '10195' }),
}

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: sent.toAddress,
  amount: '12.5',
  maxDebit: '1000000000',
}
