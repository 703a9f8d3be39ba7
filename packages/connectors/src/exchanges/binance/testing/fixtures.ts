const network = {
  network: 'ETH',
  coin: 'USDC',
  withdrawIntegerMultiple: '0.000001',
  isDefault: true,
  depositEnable: true,
  withdrawEnable: true,
  withdrawFee: '4',
  withdrawMin: '10',
  withdrawMax: '9999999',
  busy: false,
}

/** Responses from the API's public documentation, with made-up ids. */
export const coins = [
  { coin: 'ODD', networkList: 'not a list' },
  { coin: 'USDC', name: 'USD Coin', free: '5', isLegalMoney: false, networkList: [network] },
]

export const withdrawal = {
  id: 'b6ae22b3aa844210a7041aee7589627c',
  amount: '8.91',
  transactionFee: '4',
  coin: 'USDC',
  status: 6,
  address: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60',
  txId: '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
  applyTime: '2026-01-12 11:12:02',
  network: 'ETH',
  transferType: 0,
  withdrawOrderId: '748d8591-d09a-4831-a45b-c0d61d078762',
  info: '',
}

export const deposit = {
  id: '769800519366885376',
  amount: '0.5',
  coin: 'USDC',
  network: 'ETH',
  status: 1,
  address: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60',
  addressTag: '101764890',
  txId: '0x98a3ea560c6b3336d348b6c83f0f95ece4f1f5919e94bd006e5bf3bf264facfc',
  insertTime: 1768216000000,
  transferType: 0,
  confirmTimes: '1/1',
  unlockConfirm: 1,
  walletType: 0,
}

export const depositsKey = 'GET /sapi/v1/capital/deposit/hisrec'
export const applyKey = 'POST /sapi/v1/capital/withdraw/apply'
export const historyKey = 'GET /sapi/v1/capital/withdraw/history'
export const fundingKey = 'POST /sapi/v1/asset/get-funding-asset'
export const coinsKey = 'GET /sapi/v1/capital/config/getall'

export const accountKey = 'GET /api/v3/account'

export const binanceAnswers = {
  'GET /sapi/v1/account/apiRestrictions': {
    body: { enableReading: true, enableWithdrawals: true, ipRestrict: true },
  },
  [accountKey]: {
    body: {
      uid: 354937868,
      canWithdraw: true,
      balances: [
        { asset: 'USDC', free: '5.00000000', locked: '1.00000000' },
        { asset: 'EUR', free: '10.00000000', locked: '2.00000000' },
        { asset: 'BTC', free: '0.00000000', locked: '0.00000000' },
      ],
    },
  },
  [fundingKey]: {
    body: [{ asset: 'USDC', free: '20', locked: '0', freeze: '0.5', withdrawing: '3', btcValuation: '0' }],
  },
  [coinsKey]: { body: coins },
  'GET /sapi/v1/capital/deposit/address': {
    body: { coin: 'USDC', address: withdrawal.address, tag: '', url: 'https://etherscan.io/address/0x94' },
  },
  [historyKey]: { body: [withdrawal] },
  [depositsKey]: { body: [deposit] },
  [applyKey]: { body: { id: withdrawal.id } },
}

export const order = {
  reference: withdrawal.withdrawOrderId,
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: withdrawal.address,
  amount: '8.91',
  maxDebit: '1000000000',
}
