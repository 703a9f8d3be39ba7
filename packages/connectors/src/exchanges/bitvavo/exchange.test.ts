import { bitvavo } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac, pathOf } from '../../testing/signatures.ts'

describeCcxtExchange('bitvavo', bitvavo, {
  key: { kind: 'apiKey', key: 'bv-key-1', secret: 'bv-secret-1' },
  answers: {
    'GET /v2/balance': [
      { symbol: 'USDC', available: '100.57593193', inOrder: '0.74832374' },
      { symbol: 'EUR', available: '9.5', inOrder: '0.5' },
    ],
    'GET /v2/assets': {
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      depositFee: '0',
      depositConfirmations: 64,
      depositStatus: 'OK',
      withdrawalFee: '3.2',
      withdrawalMinAmount: '3.2',
      withdrawalStatus: 'OK',
      networks: ['ETH'],
      message: '',
    },
    'GET /v2/deposit': { address: ownAddress },
    'POST /v2/withdrawal': { success: true, symbol: 'USDC', amount: '12.5' },
    'GET /v2/withdrawalHistory': [
      {
        timestamp: nowMs,
        symbol: 'USDC',
        amount: '12.5',
        fee: '3.2',
        status: 'completed',
        address: recipient,
        txId: hash,
      },
    ],
  },
  publicPaths: ['/v2/assets'],
  isSigned: (request, { key, secret }) => {
    const text = `${nowMs}${request.method}${pathOf(request)}${request.body ?? ''}`
    return (
      header(request, 'bitvavo-access-key') === key &&
      header(request, 'bitvavo-access-timestamp') === String(nowMs) &&
      header(request, 'bitvavo-access-signature') === mac('sha256', secret, text)
    )
  },
  holdings: [{ symbol: 'USDC', amount: '101.32425567', available: '100.57593193' }],
  fiat: { EUR: '10' },
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: 'POST /v2/withdrawal',
    parameters: { symbol: 'USDC', amount: '12.5', address: recipient, addWithdrawalFee: true, internal: false },
    terms: { fee: '3.2', minimum: '3.2', decimals: 6 },
    found: { upstreamId: `USDC-${nowMs}-12.5`, status: 'succeeded', upstreamStatus: 'completed', hash, fee: '3.2' },
    lists: {},
    historyPath: 'GET /v2/withdrawalHistory',
    refusals: [
      [
        { errorCode: 216, error: 'You do not have sufficient balance' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { errorCode: 312, error: 'This key does not allow withdrawal of funds.' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [
        { errorCode: 309, error: 'The signature is invalid.' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { errorCode: 304, error: 'Request was not received within acceptable window' },
        { kind: 'rejected', reason: 'clockSkew' },
      ],
      [{ errorCode: 101, error: 'Unknown error. Operation may or may not have succeeded.' }, { kind: 'unknown' }],
      [
        { errorCode: 406, error: 'Your withdrawal is too small.' },
        { kind: 'rejected', reason: 'amountBelowMinimum' },
      ],
      [
        { errorCode: 407, error: 'Internal transfer is not possible.' },
        { kind: 'rejected', reason: 'refused' },
      ],
      [{ errorCode: 413, error: 'This address violates the whitelist.' }, { kind: 'addressWhitelistRequired' }],
      [{ errorCode: 404, error: 'our node cannot be reached. Possibly under maintenance.' }, { kind: 'unknown' }],
      [
        { errorCode: 402, error: 'verify' },
        { kind: 'rejected', reason: 'kycRequired' },
      ],
    ],
  },
})
