/** Responses from the API's public documentation, with made-up ids. */
const answer = (...data: readonly object[]) => ({ body: { code: '0', msg: '', data } })

const chain = {
  burningFeeRate: '',
  canDep: true,
  canInternal: true,
  canWd: true,
  ccy: 'USDC',
  chain: 'USDC-ERC20',
  ctAddr: '06eb48',
  depEstOpenTime: '',
  depQuotaFixed: '',
  fee: '3',
  logoLink: 'https://static.coinall.ltd/cdn/oksupport/asset/currency/icon/usdc.png',
  mainNet: true,
  maxFee: '3',
  maxWd: '10000000',
  minDep: '0.0005',
  minDepArrivalConfirm: '1',
  minFee: '3',
  minWd: '3',
  minWdUnlockConfirm: '2',
  name: 'USD Coin',
  needTag: false,
  usedWdQuota: '0',
  wdEstOpenTime: '',
  wdQuota: '10000000',
  wdTickSz: '6',
}

export const chainAnswer = (change: Partial<typeof chain>) => answer({ ...chain, ...change })

export const sent = {
  note: '',
  chain: 'USDC-ERC20',
  fee: '3',
  feeCcy: 'USDC',
  ccy: 'USDC',
  clientId: '748d8591d09a4831a45bc0d61d078762',
  toAddrType: '1',
  amt: '12.5',
  txId: '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
  from: '156****359',
  areaCodeFrom: '86',
  to: '0x99ced129603abc771c0dabe935c326ff6c86645d',
  areaCodeTo: '',
  state: '2',
  ts: '1768216322000',
  nonTradableAsset: false,
  wdId: '15447421',
}

export const received = {
  actualDepBlkConfirm: '12',
  amt: '10000',
  areaCodeFrom: '',
  ccy: 'USDC',
  chain: 'USDC-ERC20',
  depId: '88000033',
  from: '',
  fromWdId: '',
  state: '2',
  to: '0x48101adb67d426cb15e46be5f1d9f6ab25f311ea',
  ts: '1768216300000',
  txId: '0x98a3ea560c6b3336d348b6c83f0f95ece4f1f5919e94bd006e5bf3bf264facfc',
}

export const rows = answer

export const withdrawKey = 'POST /api/v5/asset/withdrawal'
export const currenciesKey = 'GET /api/v5/asset/currencies'
export const sentKey = 'GET /api/v5/asset/withdrawal-history'
export const receivedKey = 'GET /api/v5/asset/deposit-history'
export const configKey = 'GET /api/v5/account/config'
export const addressKey = 'GET /api/v5/asset/deposit-address'
export const fundingKey = 'GET /api/v5/asset/balances'
export const tradingKey = 'GET /api/v5/account/balance'

export const configuration = {
  acctLv: '2',
  ip: '203.0.113.7',
  kycLv: '3',
  label: 'v5 test',
  mainUid: '44705892343619584',
  perm: 'read_only,withdraw,trade',
  type: '0',
  uid: '44705892343619584',
}

export const depositAddress = {
  chain: 'USDC-ERC20',
  ctAddr: '06eb48',
  ccy: 'USDC',
  to: '6',
  addr: received.to,
  verifiedName: 'John Corner',
  selected: true,
}

const held = (ccy: string, cashBal: string) => ({
  ccy,
  cashBal,
  eq: cashBal,
  availBal: cashBal,
  frozenBal: '0',
  liab: '',
})

export const funding = (...balances: readonly (readonly [ccy: string, bal: string, availBal: string])[]) =>
  answer(...balances.map(([ccy, bal, availBal]) => ({ ccy, bal, availBal, frozenBal: '0' })))

export const okxAnswers = {
  [configKey]: answer(configuration),
  [fundingKey]: funding(['USDC', '20.5', '20'], ['EUR', '12', '10']),
  [tradingKey]: answer({
    adjEq: '',
    details: [held('USDC', '16'), held('EUR', '5'), held('BTC', '0'), held('ETH', '-0.25')],
    totalEq: '55837.43556134779',
    uTime: '1705474164160',
  }),
  [currenciesKey]: chainAnswer({}),
  [addressKey]: answer({ ...depositAddress, chain: 'USDC-Base', addr: `0x${'1'.repeat(40)}` }, depositAddress),
  [sentKey]: answer(sent),
  [receivedKey]: answer(received),
  [withdrawKey]: answer({ amt: '12.5', wdId: '67485', ccy: 'USDC', clientId: sent.clientId, chain: 'USDC-ERC20' }),
}

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: sent.to,
  amount: '12.5',
  maxDebit: '1000000000',
}
