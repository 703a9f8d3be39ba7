/** Responses from the API's public documentation, with made-up ids. */
export const account = {
  id: 'e6fe16f3-64a4-4921-8928-cadf02f92f98',
  account_number: '010203ABCD',
  status: 'ACTIVE',
  crypto_status: 'ACTIVE',
  currency: 'USD',
  cash: '-23140.2',
  buying_power: '262113.632',
  non_marginable_buying_power: '0',
  trading_blocked: false,
  transfers_blocked: false,
  account_blocked: false,
  multiplier: '4',
}

const position = (symbol: string, asset_class: string, more: object) => ({
  asset_id: '904837e3-3b76-47ec-b432-046db621571b',
  symbol,
  asset_class,
  exchange: 'NASDAQ',
  qty: '1',
  qty_available: '1',
  side: 'long',
  ...more,
})

export const positions = [
  position('AAPL', 'us_equity', { qty: '5', qty_available: '4', cost_basis: '500.0', current_price: '120.0' }),
  // A listed fund that has the symbol of the coin.
  position('BTC', 'us_equity', { qty: '2', current_price: '48.5', cost_basis: '90' }),
  position('NOSUCHSHARE', 'us_equity', { current_price: null, cost_basis: null }),
  position('TSLA', 'us_equity', { qty: '-3', side: 'short', current_price: '250' }),
  position('AAPL251219C00200000', 'us_option', { qty: '1', current_price: '4.2', cost_basis: '420' }),
  position('BTCUSD', 'crypto', { qty: '0.000207296', qty_available: '0.0001', exchange: 'CRYPTO' }),
  position('USDTUSD', 'crypto', { qty: '20', qty_available: null }),
  position('ETH/USD', 'crypto', { qty: '1.5', qty_available: '-0.5' }),
  position('ODD', 'crypto', { qty: '3', qty_available: '3' }),
]

export const wallet = {
  asset_id: '5d0de74f-827b-41a7-9f74-9c07c08fe55f',
  chain: 'ETH',
  address: '0x42a76C83014e886e639768D84EAF3573b1876844',
  created_at: '2025-08-07T08:52:40.656166Z',
}

export const outgoing = {
  id: 'e27b70a6-5610-40d7-8468-a516a284b776',
  tx_hash: null,
  direction: 'OUTGOING',
  amount: '20',
  usd_value: '19.99856',
  chain: 'ETH',
  asset: 'USDC',
  from_address: wallet.address,
  to_address: '0x99ced129603abc771c0dabe935c326ff6c86645d',
  status: 'PROCESSING',
  created_at: '2026-01-12T11:12:01.775495Z',
  network_fee: '4',
  fees: '0.1',
}

export const incoming = {
  ...outgoing,
  id: '7c1d6f8e-2a55-4c1c-9a51-2f6a3f0d7b10',
  direction: 'INCOMING',
  tx_hash: '0xb5ef8c13b968a406cc62a93a8bd80f9e9a906ef1b3fcf20a2e48573c17659268',
  status: 'COMPLETE',
  created_at: '2026-01-11T11:12:01.775495Z',
}

export const listed = (change: object = {}) => ({
  id: '3f6b3a52-44b4-4b5f-8d5f-0b5a2f1f7d11',
  chain: 'ETH',
  asset: 'USDC',
  address: outgoing.to_address.toUpperCase().replace('0X', '0x'),
  status: 'APPROVED',
  created_at: '2026-01-01T00:00:00Z',
  ...change,
})

export const accountKey = 'GET /v2/account'
export const positionsKey = 'GET /v2/positions'
export const walletKey = 'GET /v2/wallets'
export const whitelistKey = 'GET /v2/wallets/whitelists'
export const transfersKey = 'GET /v2/wallets/transfers'
export const createKey = 'POST /v2/wallets/transfers'
export const tokenKey = 'POST /oauth/token'

export const alpacaAnswers = {
  [accountKey]: { body: account },
  [positionsKey]: { body: positions },
  [walletKey]: { body: wallet },
  'GET /v2/wallets/fees/estimate': { body: { fee: '4.00' } },
  [whitelistKey]: { body: [listed()] },
  [transfersKey]: { body: [incoming, outgoing] },
  [`${transfersKey}/${outgoing.id}`]: { body: outgoing },
  [createKey]: { body: outgoing },
  [tokenKey]: { body: { access_token: 'token-1234', token_type: 'bearer', scope: 'account:write trading' } },
}

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: outgoing.to_address,
  amount: '20',
  maxDebit: '1000000000',
}
