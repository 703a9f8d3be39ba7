import { huobi } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcOrder } from '../../testing/ccxtOrders.ts'
import { mac, queryOf } from '../../testing/signatures.ts'

const ok = (data: unknown) => ({ status: 'ok', data })
const ok2 = (data: unknown) => ({ code: 200, data })

describeCcxtExchange('huobi', huobi, {
  key: { kind: 'apiKey', key: 'htx-key-1', secret: 'htx-secret-1' },
  answers: {
    'GET /v2/user/uid': ok2(63628520),
    'GET /v2/user/api-key': ok2([
      { accessKey: 'htx-key-1', status: 'normal', note: 'x', permission: 'readOnly,withdraw', ipAddresses: '' },
    ]),
    'GET /v1/account/accounts': ok([
      { id: 5202591, type: 'point', subtype: '', state: 'working' },
      { id: 1528640, type: 'spot', subtype: '', state: 'working' },
    ]),
    'GET /v1/account/accounts/1528640/balance': ok({
      id: 1528640,
      type: 'spot',
      state: 'working',
      list: [
        { currency: 'usdc', type: 'trade', balance: '100.123456789012345678', 'seq-num': '0' },
        { currency: 'usdc', type: 'frozen', balance: '1', 'seq-num': '0' },
        { currency: 'ht', type: 'frozen', balance: '0', 'seq-num': '145' },
      ],
    }),
    'GET /v2/reference/currencies': ok2([
      {
        currency: 'usdc',
        assetType: 1,
        chains: [
          {
            chain: 'usdc',
            displayName: 'ERC20',
            baseChain: 'ETH',
            baseChainProtocol: 'ERC20',
            depositStatus: 'allowed',
            minDepositAmt: '1',
            withdrawStatus: 'allowed',
            minWithdrawAmt: '4',
            withdrawPrecision: 6,
            maxWithdrawAmt: '227000.000000000000000000',
            withdrawFeeType: 'fixed',
            transactFeeWithdraw: '2.5',
            addrWithTag: false,
          },
          {
            chain: 'trc20usdc',
            displayName: 'TRC20',
            baseChain: 'TRX',
            depositStatus: 'allowed',
            withdrawStatus: 'allowed',
            minWithdrawAmt: '4',
            withdrawPrecision: 6,
            withdrawFeeType: 'ratio',
            addrWithTag: false,
          },
        ],
        instStatus: 'normal',
      },
    ]),
    'GET /v2/account/deposit/address': ok2([
      { currency: 'usdc', address: 'TUu2rLFrmzUodiWfYki7QCNtv1akL682p1', addressTag: '', chain: 'trc20usdc' },
      { currency: 'usdc', address: ownAddress, addressTag: '', chain: 'usdc' },
    ]),
    'POST /v1/dw/withdraw/api/create': ok(99562054),
    'GET /v1/query/withdraw/client-order-id': ok({
      id: 99562054,
      'client-order-id': bareReference,
      type: 'withdraw',
      'sub-type': 'NORMAL',
      currency: 'usdc',
      chain: 'usdc',
      'tx-hash': hash.slice(2),
      amount: 12.5,
      'address-id': 27321591,
      address: recipient,
      'address-tag': '',
      fee: 2.5,
      state: 'confirmed',
      'created-at': nowMs,
      'updated-at': nowMs,
    }),
  },
  publicPaths: ['/v2/reference/currencies'],
  isSigned: (request, { key, secret }) => {
    const query = new URLSearchParams(queryOf(request))
    const signature = query.get('Signature')
    const [text = ''] = queryOf(request).split('&Signature=')
    const lines = [request.method, 'api.huobi.pro', new URL(request.url).pathname, text]
    return (
      query.get('AccessKeyId') === key &&
      query.get('Timestamp') === new Date(nowMs).toISOString().slice(0, 19) &&
      signature === mac('sha256', secret, lines.join('\n'), 'base64')
    )
  },
  holdings: [{ symbol: 'USDC', amount: '101.123456789012345678', available: '100.123456789012345678' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: 'POST /v1/dw/withdraw/api/create',
    parameters: {
      address: recipient,
      currency: 'usdc',
      amount: '12.5',
      fee: '2.5',
      chain: 'usdc',
      'client-order-id': bareReference,
    },
    upstreamId: '99562054',
    terms: { fee: '2.5', minimum: '4', maximum: '227000', decimals: 6 },
    found: { upstreamId: '99562054', status: 'succeeded', upstreamStatus: 'confirmed', hash, fee: '2.5' },
    lists: { 'GET /v2/reference/currencies': ['data', 'data.0.chains'] },
    historyPath: 'GET /v1/query/withdraw/client-order-id',
    isFoundByReference: true,
    refusals: [
      [
        { status: 'error', 'err-code': 'dw-insufficient-balance', 'err-msg': 'Insufficient balance.', data: null },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { status: 'error', 'err-code': 'api-not-support-temp-addr', 'err-msg': 'x', data: null },
        { kind: 'addressWhitelistRequired' },
      ],
      [
        {
          status: 'error',
          'err-code': 'api-signature-not-valid',
          'err-msg': 'Signature not valid: API key has no permission',
          data: null,
        },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [
        {
          status: 'error',
          'err-code': 'api-signature-not-valid',
          'err-msg': 'Signature not valid: Incorrect Access key',
          data: null,
        },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { status: 'error', 'err-code': 'gateway-internal-error', 'err-msg': 'Failed to load data.', data: null },
        { kind: 'unknown' },
      ],
      [
        { code: 1003, message: 'invalid signature' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
    ],
  },
})
