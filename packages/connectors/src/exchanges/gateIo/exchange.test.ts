import { describeConnectorConformance } from '../../kit/conformance/index.ts'
import { startGateSubject } from './testing/startGateSubject.ts'
import { describeKeys } from '../../kit/testing/describeKeys.ts'
import { describeClockSkew } from '../../kit/testing/describeClockSkew.ts'
import { gateIo } from './exchange.ts'
import { gateIo as gateIoEntry } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { digest, header, mac, queryOf } from '../../testing/signatures.ts'

describeConnectorConformance('Gate', startGateSubject)

describeKeys('Gate', startGateSubject, {
  refused: [
    ['an unknown key', { username: 'Nobody' }, 'credentialsInvalid'],
    ['a wrong secret', { password: 'wrong-secret' }, 'credentialsInvalid'],
    ['a malformed key', { username: 'no key!' }, 'credentialsInvalid'],
    ['no secret', { password: '' }, 'credentialsInvalid'],
    ['a key bound elsewhere', { username: 'ipLocked' }, 'permissionMissing'],
    ['a suspended account', { username: 'suspended' }, 'accountLocked'],
  ],
  readOnly: { missing: ['Withdrawals'], outcome: { kind: 'rejected', reason: 'permissionMissing' } },
  outcomes: {
    whitelistOn: { kind: 'addressWhitelistRequired' },
    kycMissing: { kind: 'rejected', reason: 'kycRequired' },
    restrictedRegion: { kind: 'rejected', reason: 'regionRestricted' },
  },
  waiting: { upstreamStatus: 'MANUAL', fee: '0.01' },
  failed: { upstreamStatus: 'CANCEL' },
})

describeClockSkew(startGateSubject, gateIo, /\/spot\/time$/)

const record = {
  id: 'w64413318',
  timestamp: String(nowMs / 1_000),
  withdraw_order_id: bareReference,
  currency: 'USDC',
  address: recipient,
  txid: hash,
  block_number: '41575382',
  amount: '16.65',
  fee: '4.15',
  memo: '',
  status: 'DONE',
  chain: 'ETH',
}

describeCcxtExchange('gateIo', gateIoEntry, {
  key: { kind: 'apiKey', key: 'gate-key-1', secret: 'gate-secret-1' },
  answers: {
    'GET /api/v4/spot/accounts': [
      { currency: 'USDC', available: '100.000000000000000001', locked: '1', update_id: 98 },
      { currency: 'GT', available: '0', locked: '0', update_id: 1 },
    ],
    'GET /api/v4/account/main_keys': {
      state: 1,
      mode: 1,
      name: 'x',
      user_id: 10406147,
      perms: [{ name: 'wallet', read_only: false }],
    },
    'GET /api/v4/wallet/withdraw_status': [
      {
        currency: 'USDC',
        name: 'USD Coin',
        deposit: '0',
        withdraw_percent: '0%',
        withdraw_fix: '4.15',
        withdraw_day_limit: '500000',
        withdraw_day_limit_remain: '500000',
        withdraw_amount_mini: '10',
        withdraw_eachtime_limit: '500000',
        withdraw_fix_on_chains: { ETH: '4.15', TRX: '1' },
        withdraw_percent_on_chains: { ETH: '0%' },
      },
    ],
    'GET /api/v4/wallet/currency_chains': [
      {
        chain: 'ETH',
        name_en: 'ETH',
        contract_address: usdcContract,
        is_disabled: 0,
        is_deposit_disabled: 0,
        is_withdraw_disabled: 0,
        decimal: '6',
      },
    ],
    'GET /api/v4/wallet/deposit_address': {
      currency: 'USDC',
      address: ownAddress,
      multichain_addresses: [
        {
          chain: 'TRX',
          address: 'TUu2rLFrmzUodiWfYki7QCNtv1akL682p1',
          payment_id: '',
          payment_name: '',
          obtain_failed: 0,
        },
        { chain: 'ETH', address: ownAddress, payment_id: '', payment_name: '', obtain_failed: 0 },
      ],
    },
    'POST /api/v4/withdrawals': {
      id: 'w64413318',
      currency: 'USDC',
      amount: '16.65',
      address: recipient,
      memo: null,
      status: 'REQUEST',
      chain: 'eth',
      withdraw_order_id: '',
      fee_amount: '4.15',
    },
    'GET /api/v4/wallet/withdrawals': [record],
  },
  publicPaths: ['/api/v4/wallet/currency_chains', '/api/v4/spot/time'],
  isSigned: (request, { key, secret }) => {
    const timestamp = header(request, 'timestamp')
    const lines = [
      request.method,
      new URL(request.url).pathname,
      queryOf(request),
      digest('sha512', request.body ?? ''),
      timestamp,
    ]
    return (
      header(request, 'key') === key &&
      timestamp === String(nowMs / 1_000) &&
      header(request, 'sign') === mac('sha512', secret, lines.join('\n'))
    )
  },
  holdings: [{ symbol: 'USDC', amount: '101.000000000000000001', available: '100.000000000000000001' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: 'POST /api/v4/withdrawals',
    // The fee is inside.
    parameters: {
      currency: 'USDC',
      amount: '16.65',
      address: recipient,
      chain: 'ETH',
      withdraw_order_id: bareReference,
    },
    upstreamId: 'w64413318',
    terms: { fee: '4.15', minimum: '10', maximum: '500000', decimals: 6 },
    found: { upstreamId: 'w64413318', status: 'succeeded', upstreamStatus: 'DONE', hash, fee: '4.15' },
    lists: {
      'GET /api/v4/wallet/withdraw_status': ['', '0.withdraw_fix_on_chains', '0.withdraw_percent_on_chains'],
      'GET /api/v4/wallet/currency_chains': [''],
    },
    historyPath: 'GET /api/v4/wallet/withdrawals',
    refusals: [
      [
        { label: 'BALANCE_NOT_ENOUGH', message: 'Not enough balance' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [{ label: 'ADDRESS_NOT_USED', message: '' }, { kind: 'addressWhitelistRequired' }],
      [
        { label: 'READ_ONLY', message: '' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [
        { label: 'INVALID_KEY', message: 'x' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { label: 'REQUEST_EXPIRED', message: 'x' },
        { kind: 'rejected', reason: 'clockSkew' },
      ],
      [{ label: 'SERVER_ERROR', message: 'x' }, { kind: 'unknown' }],
      [{ label: 'REPEATED_CREATION', message: 'x' }, { kind: 'unknown' }],
    ],
  },
})
