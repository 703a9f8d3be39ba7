import { coinbaseExchange } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac, pathOf } from '../../testing/signatures.ts'

describeCcxtExchange('coinbaseExchange', coinbaseExchange, {
  key: { kind: 'apiKey', key: 'cbx-key-1', secret: 'Y2J4LXNlY3JldC1vZi0xLWlzLWxvbmc=', passphrase: 'phrase1' },
  answers: {
    'GET /accounts': [
      {
        id: '71452118',
        currency: 'USDC',
        balance: '100.0000005000000000',
        available: '99',
        hold: '1.0000005',
        profile_id: '7',
        trading_enabled: true,
      },
      {
        id: '71452119',
        currency: 'USD',
        balance: '25.5',
        available: '25.5',
        hold: '0',
        profile_id: '7',
        trading_enabled: true,
      },
    ],
    'GET /currencies/USDC': {
      id: 'USDC',
      name: 'USD Coin',
      min_size: '0.000001',
      status: 'online',
      message: '',
      max_precision: '0.000001',
      default_network: 'ethereum',
      supported_networks: [
        {
          id: 'ethereum',
          name: 'Ethereum',
          status: 'online',
          min_withdrawal_amount: 0.000001,
          max_withdrawal_amount: 20000000,
          network_confirmations: 14,
          contract_address: usdcContract,
        },
      ],
    },
    'GET /withdrawals/fee-estimate': { fee: '0.75' },
    'POST /withdrawals/crypto': {
      id: '593533d2-ff31-46e0-b22e-ca754147a96a',
      amount: '12.5',
      currency: 'USDC',
      payout_at: '2026-01-12T11:13:00Z',
      fee: '0.75',
      subtotal: '13.25',
    },
    'GET /transfers': [
      {
        id: '593533d2-ff31-46e0-b22e-ca754147a96a',
        type: 'withdraw',
        created_at: '2026-01-12 11:13:00.477503+00',
        completed_at: '2026-01-12 11:14:00.477503+00',
        canceled_at: null,
        processed_at: '2026-01-12 11:13:10.477503+00',
        amount: '13.25',
        currency: 'USDC',
        details: {
          network: 'ethereum',
          sent_to_address: recipient,
          fee: '0.75',
          crypto_transaction_hash: hash.slice(2),
          coinbase_account_id: 'x',
        },
        user_nonce: null,
      },
    ],
  },
  publicPaths: ['/currencies/USDC'],
  isSigned: (request, { key, secret, passphrase }) => {
    const timestamp = String(nowMs / 1_000)
    const text = `${timestamp}${request.method}${pathOf(request)}${request.body ?? ''}`
    return (
      header(request, 'cb-access-key') === key &&
      header(request, 'cb-access-passphrase') === passphrase &&
      header(request, 'cb-access-timestamp') === timestamp &&
      header(request, 'cb-access-sign') === mac('sha256', Buffer.from(secret, 'base64'), text, 'base64')
    )
  },
  holdings: [{ symbol: 'USDC', amount: '100.0000005', available: '99' }],
  fiat: { USD: '25.5' },
  money: {
    order: usdcOrder,
    path: 'POST /withdrawals/crypto',
    parameters: {
      amount: '12.5',
      currency: 'USDC',
      crypto_address: recipient,
      network: 'ethereum',
      add_network_fee_to_total: true,
      no_destination_tag: true,
    },
    upstreamId: '593533d2-ff31-46e0-b22e-ca754147a96a',
    terms: { fee: '0.75', minimum: '0.000001', maximum: '20000000', decimals: 6 },
    found: { status: 'succeeded', upstreamStatus: 'completed', hash, fee: '0.75' },
    lists: { 'GET /currencies/USDC': ['supported_networks'] },
    historyPath: 'GET /transfers',
    refusals: [
      [{ message: 'Insufficient funds' }, { kind: 'unknown' }],
      [{ message: 'invalid signature' }, { kind: 'unknown' }],
      [{ message: 'Forbidden' }, { kind: 'unknown' }],
      [{ message: 'travel rule information is required' }, { kind: 'unknown' }],
      [{ message: 'address is not in your address book' }, { kind: 'unknown' }],
      [{ message: 'Private rate limit exceeded' }, { kind: 'unknown' }],
    ],
  },
})
