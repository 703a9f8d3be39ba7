/** Responses from the API's public documentation, with made-up ids. */
export const usdcCard = {
  address: { ethereum: '0x807A30A52180c4172ddCE90816bc951D004CF737' },
  available: '39.59',
  balance: '40.00',
  currency: 'USDC',
  id: '024e51fc-5513-4d82-882c-9b22024280cc',
  label: 'USDC card',
  lastTransactionAt: '2018-08-01T09:53:44.617Z',
  normalized: [{ available: '39.59', balance: '40.00', currency: 'USD' }],
  settings: { position: 0, protected: false, starred: true },
}
export const euroCard = {
  ...usdcCard,
  available: '146.38',
  balance: '150.00',
  currency: 'EUR',
  id: 'bc9b3911-4bc1-4c6d-ac05-0ae87dcfc9b3',
  label: 'EUR card',
}

export const user = {
  address: { city: 'Ryleighfort', line1: '32167 Mohr Land', line2: 'Apt. 366', zipCode: '47890' },
  birthdate: '2000-09-27',
  country: 'US',
  email: 'malika.koss@example.com',
  firstName: 'Malika',
  id: '21e65c4d-55e4-41be-97a1-ff38d8f3d945',
  lastName: 'Koss',
  memberAt: '2018-08-01T09:53:44.293Z',
  name: 'Malika Koss',
  state: 'US-UT',
  status: 'ok',
  type: 'individual',
  verifications: {},
}

export const addresses = [
  { formats: [{ format: 'pubkeyhash', value: 'mkZuBgFa4gAjJ2UckDA3Pms68rVBavAneF' }], type: 'bitcoin' },
  { formats: [{ format: 'pubkeyhash', value: '0x807A30A52180c4172ddCE90816bc951D004CF737' }], type: 'ethereum' },
]

export const order = {
  reference: '748d8591-d09a-4831-a45b-c0d61d078762',
  symbol: 'USDC',
  networkId: '03b2d786-7092-4a6a-9737-d6013e21819b',
  address: '0x94df8b352de7f46f64b01d3666bf6e936e44ce60',
  amount: '10',
  // With the fee that the preview shows.
  maxDebit: '10.01',
}

const side = { amount: '10.00', base: '10.00', commission: '0.00', currency: 'USDC', fee: '0.00', rate: '1.00' }

export const sent = {
  application: null,
  createdAt: '2026-01-12T01:27:31.020Z',
  denomination: { amount: '10.00', currency: 'USDC', pair: 'USDCUSDC', rate: '1.00' },
  destination: { ...side, address: order.address, description: order.address, type: 'external' },
  fees: [{ amount: '0.01', currency: 'USDC', target: 'origin', type: 'network' }],
  id: '99191bf6-52d8-4f29-92e8-676b68c9a85b',
  message: null,
  network: 'ethereum',
  origin: { ...side, CardId: usdcCard.id, amount: '10.01', fee: '0.01', sources: [], type: 'card' },
  params: {
    currency: 'USDC',
    margin: '0.00',
    pair: 'USDCUSDC',
    progress: '0',
    rate: '1.00',
    ttl: 30_000,
    type: 'external/out',
  },
  priority: 'normal',
  reference: order.reference,
  status: 'processing',
  type: 'withdrawal',
}
export const quote = { ...sent, status: 'pending' }

export const received = {
  ...sent,
  id: '7c377eba-cb1e-45a2-8c13-9807b4139bec',
  createdAt: '2026-01-11T09:00:00.000Z',
  destination: { ...side, CardId: usdcCard.id, type: 'card' },
  fees: [],
  origin: { ...side, type: 'external' },
  params: { ...sent.params, progress: '12', txid: `0x${'ab'.repeat(32)}`, type: 'external/in' },
  reference: null,
  status: 'completed',
  type: 'deposit',
}

const card = `/v0/me/cards/${usdcCard.id}`
export const quoteKey = `POST ${card}/transactions`
export const commitKey = `POST ${card}/transactions/${quote.id}/commit`
export const listKey = 'GET /v0/me/transactions'

export const upholdAnswers = {
  'GET /v0/me': { body: user },
  'GET /v0/me/cards': { status: 206, body: [euroCard, usdcCard] },
  [`GET ${card}/addresses`]: { body: addresses },
  [listKey]: { status: 206, body: [sent, received] },
  [`GET /v0/me/transactions/${sent.id}`]: { body: sent },
  [quoteKey]: { status: 202, body: quote },
  [commitKey]: { body: sent },
}
