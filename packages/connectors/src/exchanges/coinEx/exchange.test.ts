import { coinEx } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { digest, header, pathOf } from '../../testing/signatures.ts'

const answer = (data: object) => ({ code: 0, data, message: 'OK' })

const record = {
  withdraw_id: 31193755,
  created_at: nowMs,
  withdraw_method: 'ON_CHAIN',
  ccy: 'USDC',
  amount: '14.8',
  actual_amount: '12.5',
  chain: 'ERC20',
  tx_fee: '2.3',
  fee_asset: 'USDC',
  fee_amount: '2.3',
  to_address: recipient,
  memo: '',
  tx_id: hash,
  confirmations: 18,
  remark: '',
  status: 'finished',
}

describeCcxtExchange('coinEx', coinEx, {
  key: { kind: 'apiKey', key: 'COINEXKEY1', secret: 'coinex-secret-1' },
  answers: {
    'GET /v2/assets/spot/balance': answer([{ available: '100.00000046', ccy: 'USDC', frozen: '1' }]),
    'GET /v2/assets/deposit-withdraw-config': answer({
      asset: { ccy: 'USDC', deposit_enabled: true, withdraw_enabled: true, inter_transfer_enabled: true, is_st: false },
      chains: [
        {
          chain: 'ERC20',
          min_deposit_amount: '0.8',
          min_withdraw_amount: '8',
          deposit_enabled: true,
          withdraw_enabled: true,
          withdrawal_fee: '2.3',
          withdrawal_precision: 6,
          memo: '',
          explorer_asset_url: `https://etherscan.io/token/${usdcContract}`,
        },
      ],
    }),
    'GET /v2/assets/deposit-address': answer({ address: ownAddress, memo: '' }),
    'POST /v2/assets/withdraw': answer({ ...record, tx_id: '', confirmations: 0, status: 'audit_required' }),
    'GET /v2/assets/withdraw': { ...answer([record]), pagination: { total: 1, has_next: false } },
  },
  publicPaths: ['/v2/assets/deposit-withdraw-config'],
  isSigned: (request, { key, secret }) => {
    const text = `${request.method}${pathOf(request)}${request.body ?? ''}${nowMs}${secret}`
    return (
      header(request, 'x-coinex-key') === key &&
      header(request, 'x-coinex-timestamp') === String(nowMs) &&
      header(request, 'x-coinex-sign') === digest('sha256', text)
    )
  },
  holdings: [{ symbol: 'USDC', amount: '101.00000046', available: '100.00000046' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: 'POST /v2/assets/withdraw',
    // The amount that arrives: the fee comes on top.
    parameters: { ccy: 'USDC', chain: 'ERC20', to_address: recipient, amount: '12.5' },
    upstreamId: '31193755',
    terms: { fee: '2.3', minimum: '8', decimals: 6 },
    found: { upstreamId: '31193755', status: 'succeeded', upstreamStatus: 'finished', hash, fee: '2.3' },
    lists: { 'GET /v2/assets/deposit-withdraw-config': ['data.chains'] },
    historyPath: 'GET /v2/assets/withdraw',
    refusals: [
      [
        { code: 3109, data: {}, message: 'balance not enough' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { code: 4005, data: {}, message: 'Abnormal access_id' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { code: 4017, data: {}, message: 'Signature expired' },
        { kind: 'rejected', reason: 'clockSkew' },
      ],
      [
        { code: 4512, data: {}, message: 'x' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ code: 3310, data: {}, message: 'Invalid Withdrawal Address' }, { kind: 'unknown' }],
      [
        {
          code: 4007,
          data: {},
          message: 'IP address prohibited, please check whether the whitelist or export IP is normal.',
        },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ code: 3008, data: {}, message: 'Service busy, please try again later.' }, { kind: 'unknown' }],
      [{ code: 4002, data: {}, message: 'Service request timed out' }, { kind: 'unknown' }],
    ],
  },
})
