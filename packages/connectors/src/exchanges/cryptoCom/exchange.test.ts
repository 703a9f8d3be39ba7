import { cryptoCom } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcOrder } from '../../testing/ccxtOrders.ts'
import { mac } from '../../testing/signatures.ts'

const answer = (method: string, result: object) => ({ id: nowMs, method: `private/${method}`, code: 0, result })
const api = 'POST /exchange/v1/private'

describeCcxtExchange('cryptoCom', cryptoCom, {
  key: { kind: 'apiKey', key: 'cro-key-1', secret: 'cro-secret-1' },
  answers: {
    [`${api}/user-balance`]: answer('user-balance', {
      data: [
        {
          total_available_balance: '5.84',
          position_balances: [
            {
              instrument_name: 'USDC',
              quantity: '100.0002119875',
              reserved_qty: '0',
              max_withdrawal_balance: '100.00021198',
              market_value: '100',
            },
            {
              instrument_name: 'USD',
              quantity: '7',
              reserved_qty: '0',
              max_withdrawal_balance: '7',
              market_value: '7',
            },
          ],
        },
      ],
    }),
    [`${api}/get-currency-networks`]: answer('get-currency-networks', {
      update_time: nowMs,
      currency_map: {
        USDC: {
          full_name: 'USD Coin',
          default_network: 'ETH',
          network_list: [
            {
              network_id: 'ETH',
              withdrawal_fee: '5.00000000',
              withdraw_enabled: true,
              min_withdrawal_amount: '10.0',
              deposit_enabled: true,
              confirmation_required: 32,
            },
          ],
        },
      },
    }),
    [`${api}/get-deposit-address`]: answer('get-deposit-address', {
      deposit_address_list: [
        { currency: 'USDC', create_time: nowMs, id: '3737377', address: ownAddress, status: '1', network: 'ETH' },
      ],
    }),
    [`${api}/create-withdrawal`]: answer('create-withdrawal', {
      id: 2220,
      amount: 17.5,
      fee: 5,
      symbol: 'USDC',
      address: recipient,
      client_wid: bareReference,
      create_time: nowMs,
    }),
    [`${api}/get-withdrawal-history`]: answer('get-withdrawal-history', {
      withdrawal_list: [
        {
          currency: 'USDC',
          client_wid: bareReference,
          fee: 5,
          create_time: nowMs,
          id: '2220',
          update_time: nowMs,
          amount: 17.5,
          address: recipient,
          status: '5',
          txid: hash,
          network_id: 'ETH',
        },
      ],
    }),
  },
  isSigned: (request, { key, secret }) => {
    const { id, method, params, api_key, nonce, sig } = JSON.parse(request.body ?? '{}') as {
      id: string
      method: string
      params: Record<string, string>
      api_key: string
      nonce: string
      sig: string
    }
    const sorted = Object.keys(params)
      .sort()
      .map(name => `${name}${params[name]}`)
      .join('')
    return (
      api_key === key &&
      nonce === String(nowMs) &&
      request.url.endsWith(method) &&
      sig === mac('sha256', secret, `${method}${id}${api_key}${sorted}${nonce}`)
    )
  },
  holdings: [{ symbol: 'USDC', amount: '100.0002119875', available: '100.00021198' }],
  fiat: { USD: '7' },
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: `${api}/create-withdrawal`,
    parameters: {
      params: { client_wid: bareReference, currency: 'USDC', amount: '17.5', address: recipient, network_id: 'ETH' },
    },
    upstreamId: '2220',
    terms: { fee: '5', minimum: '10', decimals: 8 },
    found: { upstreamId: '2220', status: 'succeeded', upstreamStatus: '5', hash, fee: '5' },
    lists: { [`${api}/get-currency-networks`]: ['result.currency_map', 'result.currency_map.USDC.network_list'] },
    historyPath: `${api}/get-withdrawal-history`,
    refusals: [
      [
        { id: 1, code: 306, message: 'INSUFFICIENT_AVAILABLE_BALANCE' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { id: 1, code: 40101, message: 'UNAUTHORIZED' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { id: 1, code: 40103, message: 'IP address not whitelisted' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ id: 1, code: 40102, message: 'INVALID_NONCE' }, { kind: 'unknown' }],
      [{ id: 1, code: 40801, message: 'Request timeout' }, { kind: 'unknown' }],
      [
        { id: 1, code: 10003, message: 'IP_ILLEGAL' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ id: 1, code: 99999, message: 'Address not in whitelist' }, { kind: 'unknown' }],
      [{ id: 1, code: 10001, message: 'SYS_ERROR' }, { kind: 'unknown' }],
    ],
  },
})
