/** Responses from the API's public documentation, with made-up ids. */
const answer = (body: unknown) => ({ body })

export const sent = {
  type: 'Withdrawal',
  status: 'Complete',
  timestampms: 1768216322354,
  eid: 368598436530,
  currency: 'USDC',
  amount: '12.5',
  network: 'ethereum',
  feeAmount: '0.118856',
  feeCurrency: 'USDC',
  txHash: '714a15c4fd2d37629d27e56a63aaec5f91e0053dde3eb357be71663c1197b391',
  destination: '0x83cfb8c13f06716b449e5d24f5b4cc6cc64a189a',
  withdrawalId: '69ab0b0f-3c76-433d-84a5-c8bcc6718411',
}

export const received = {
  type: 'Deposit',
  status: 'Advanced',
  timestampms: 1768216300452,
  eid: 309356152,
  currency: 'ETH',
  amount: '100',
  network: 'ethereum',
  feeAmount: '0',
  feeCurrency: 'ETH',
  txHash: '605c5fa8bf99458d24d61e09941bc443ddc44839d9aaa508b14b296c0c8269b2',
}

export const booked = {
  type: 'AdminCredit',
  status: 'Complete',
  timestampms: 1768216290000,
  eid: 1001245359,
  currency: 'BTC',
  amount: '4',
  purpose: 'Fee reimbursement credit',
}

export const address = {
  address: '0x1f7a49d62d5256d0a80d31a07f57b578c3e40183',
  timestamp: 1591084414000,
  label: 'main eth address',
}

export const account = {
  account: { accountName: 'Primary', shortName: 'primary', type: 'exchange', created: '1498245007981' },
  users: [
    { name: 'Gemini Support', lastSignIn: '2018-07-11T20:04:36.073Z', status: 'Suspended', countryCode: 'US' },
    { name: 'Satoshi B. Nakamoto', lastSignIn: '2020-07-21T13:37:39.453Z', status: 'Active', countryCode: 'JP' },
  ],
  memo_reference_code: 'GEMPJBRDZ',
}

const balance = (currency: string, amount: string, available = amount) => ({
  type: 'exchange',
  currency,
  amount,
  available,
  availableForWithdrawal: available,
  _timestamp: '2026-01-12T00:00:00.000000Z',
})

export const rolesKey = 'POST /v1/roles'
export const accountKey = 'POST /v1/account'
export const balancesKey = 'POST /v1/balances'
export const networksKey = 'GET /v2/network/USDC'
export const addressesKey = 'POST /v1/addresses/ethereum'
export const newAddressKey = 'POST /v1/deposit/ethereum/newAddress'
export const approvedKey = 'POST /v1/approvedAddresses/account/ethereum'
export const feeKey = 'POST /v2/withdraw/ethereum/usdc/feeEstimate'
export const withdrawKey = 'POST /v2/withdraw/ethereum/usdc'
export const transfersKey = 'POST /v2/transfers'

export const approved = (status: string, createdAt = '1768090000000', at = sent.destination) => ({
  body: {
    approvedAddresses: [{ network: 'ethereum', scope: 'account', label: 'wallet', status, createdAt, address: at }],
  },
})

export const geminiAnswers = {
  [rolesKey]: answer({ isAuditor: false, isFundManager: true, isTrader: true }),
  [accountKey]: answer(account),
  [balancesKey]: answer([
    balance('USDC', '26.5000000000000000009', '21'),
    balance('EUR', '15.259999999999', '10.001'),
    balance('BTC', '0'),
  ]),
  [networksKey]: answer({ token: 'USDC', network: ['optimism', 'solana', 'ethereum'] }),
  [addressesKey]: answer([{ ...address, address: `0x${'1'.repeat(40)}`, timestamp: 1424285102000 }, address]),
  [newAddressKey]: answer({ network: 'ethereum', address: address.address }),
  [approvedKey]: answer({ approvedAddresses: [] }),
  [feeKey]: answer({ currency: 'USDC', fee: 0.118856, isOverride: false, monthlyLimit: 10, monthlyRemaining: 8 }),
  [withdrawKey]: answer({
    withdrawalId: sent.withdrawalId,
    address: sent.destination,
    amount: '12.5',
    currency: 'USDC',
    fee: '0.118856',
  }),
  [transfersKey]: answer([sent, received, booked]),
}

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: sent.destination,
  amount: '12.5',
  maxDebit: '1000000000',
}
