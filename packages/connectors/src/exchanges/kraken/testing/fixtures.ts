/** Responses from the API's public documentation, with made-up ids. */
const answer = (result: unknown) => ({ body: { error: [], result } })

export const withdrawal = {
  method: 'USDC',
  network: 'Ethereum',
  aclass: 'currency',
  asset: 'USDC',
  refid: 'FTQcuak-V6Za8qrWnhzTx67yYHz8Tg',
  txid: '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
  info: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60',
  amount: '8.91000000',
  fee: '4.00000000',
  time: 1768216322,
  status: 'Success',
  key: 'my wallet',
}

export const deposit = {
  method: 'USDC - Ethereum (Unified)',
  aclass: 'currency',
  asset: 'USDC',
  refid: 'QSBALMX-YTM4MI-REMLWN',
  txid: '0x98a3ea560c6b3336d348b6c83f0f95ece4f1f5919e94bd006e5bf3bf264facfc',
  info: '0xca210f4121dc891c9154026c3ae3d1832a005048',
  amount: '0.50000000',
  fee: '0.00000000',
  time: 1768216000,
  status: 'Success',
}

const http = { ...deposit, asset: 'ZEUR', method: 'SEPA', info: 'DE02 1234', refid: 'BANK', time: 1768216100 }

export const savedAddress = {
  address: '0x94DF8B352DE7F46F64B01D3666BF6E936E44CE60',
  asset: 'USDC',
  method: 'USDC',
  key: 'my wallet',
  verified: true,
}

export const withdrawMethod = {
  asset: 'USDC',
  method: 'USDC',
  network: 'Ethereum',
  minimum: '5',
  fee: { aclass: 'currency', asset: 'USDC', fee: '4.00000000' },
}

export const withdrawInfo = { method: 'USDC', limit: '1000.00000000', amount: '8.91000000', fee: '4.00000000' }

const privateKey = (method: string) => `POST /0/private/${method}`
export const keyInfoKey = privateKey('GetApiKeyInfo')
export const balancesKey = privateKey('BalanceEx')
export const assetsKey = 'GET /0/public/Assets'
export const methodsKey = privateKey('WithdrawMethods')
export const savedKey = privateKey('WithdrawAddresses')
export const infoKey = privateKey('WithdrawInfo')
export const withdrawKey = privateKey('Withdraw')
export const withdrawalsKey = privateKey('WithdrawStatus')
export const depositsKey = privateKey('DepositStatus')
export const depositMethodsKey = privateKey('DepositMethods')
export const depositAddressesKey = privateKey('DepositAddresses')

export const answerOf = answer

export const krakenAnswers = {
  [keyInfoKey]: answer({ iban: 'AA88 N84G WOAK NMOI', permissions: ['query-funds', 'withdraw-funds'] }),
  [balancesKey]: answer({
    // As documented: numbers. As answered: text.
    ZEUR: { balance: 25.21, hold_trade: 5.2 },
    USDC: { balance: '20.50000000', hold_trade: '0.50000000' },
    'USDC.F': { balance: '3.00000000', hold_trade: '0.00000000' },
    'USDC.B': { balance: '7.00000000', hold_trade: '0.00000000' },
    XXBT: { balance: '0.0000000000', hold_trade: '0.0000000000' },
    XETH: { balance: '-1.5000000000', hold_trade: '0.0000000000' },
    KFEE: { balance: '120.00', hold_trade: '0.00' },
  }),
  [assetsKey]: answer({
    USDC: { aclass: 'currency', altname: 'USDC', decimals: 8, display_decimals: 5, status: 'enabled' },
  }),
  [methodsKey]: answer([
    { ...withdrawMethod, method: 'USDC (Polygon)', network: 'Polygon (USDC.e)' },
    { ...withdrawMethod, method: 'A wire', network: null, fee: null },
    withdrawMethod,
  ]),
  [savedKey]: answer([{ ...savedAddress, method: 'USDC (Polygon)', key: 'other' }, savedAddress]),
  [infoKey]: answer(withdrawInfo),
  [withdrawKey]: answer({ refid: withdrawal.refid }),
  [withdrawalsKey]: answer([withdrawal]),
  [depositsKey]: answer([http, deposit]),
  [depositMethodsKey]: answer([
    { method: 'USDC (ERC20)', limit: false, 'gen-address': true },
    { method: 'USDC - Ethereum (Unified)', limit: false, fee: '0.0', 'gen-address': true },
  ]),
  [depositAddressesKey]: answer([
    { address: '0x1111111111111111111111111111111111111111', expiretm: '1768000000' },
    { address: deposit.info, expiretm: '0', new: true },
  ]),
}

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: withdrawal.info,
  amount: '8.91',
  maxDebit: '1000000000',
}
