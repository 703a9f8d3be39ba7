const next = { next_uri: null, limit: 25, order: 'desc' }

/** Responses from the API's public documentation, with made-up ids. */
export const accountsPage = {
  pagination: next,
  data: [
    {
      id: '2bbf394c-193b-5b2a-9155-3b4732659ede',
      name: 'USDC Wallet',
      primary: false,
      type: 'wallet',
      currency: { code: 'USDC', name: 'USD Coin', exponent: 6, type: 'crypto' },
      balance: { amount: '39.590000', currency: 'USDC' },
      resource: 'account',
    },
    {
      id: 'EUR',
      name: 'Cash (EUR)',
      primary: false,
      type: 'fiat',
      currency: { code: 'EUR', name: 'Euro', exponent: 2, type: 'fiat' },
      balance: { amount: '10.00', currency: 'EUR' },
      resource: 'account',
    },
  ],
}

export const sent = {
  id: 'a1794ecf-5693-55fa-70cf-ef731748ed82',
  type: 'send',
  status: 'pending',
  amount: { amount: '-14.008308', currency: 'USDC' },
  created_at: '2026-01-12T01:27:31Z',
  network: {
    status: 'pending',
    transaction_fee: { amount: '4.008308', currency: 'USDC' },
    transaction_amount: { amount: '10.000000', currency: 'USDC' },
  },
  to: { resource: 'ethereum_address', address: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60', currency: 'USDC' },
  idem: '748d8591-d09a-4831-a45b-c0d61d078762',
}

export const addressPage = {
  pagination: next,
  data: [
    {
      id: 'dd3183eb-af1d-5f5d-a90d-cbff946435ff',
      address: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60',
      address_info: { address: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60' },
      network: 'ethereum',
    },
  ],
}

export const transactionsPage = { pagination: next, data: [sent] }

const wallet = `/v2/accounts/${accountsPage.data[0]?.id ?? ''}`

export const coinbaseAnswers = {
  'GET /v2/accounts': { body: accountsPage },
  [`GET ${wallet}/addresses`]: { body: addressPage },
  [`GET ${wallet}/transactions`]: { body: transactionsPage },
  [`POST ${wallet}/transactions`]: { status: 201, body: { data: sent } },
}
export const sendKey = `POST ${wallet}/transactions`

export const order = {
  reference: sent.idem,
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: sent.to.address,
  amount: '10',
  maxDebit: '1000000000',
}
