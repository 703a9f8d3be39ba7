import { bingX } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac, queryOf } from '../../testing/signatures.ts'

const answer = (data: object) => ({ code: 0, timestamp: nowMs, data })
const api = '/openApi'

describeCcxtExchange('bingX', bingX, {
  key: { kind: 'apiKey', key: 'bingx-key-1', secret: 'bingx-secret-1' },
  answers: {
    [`GET ${api}/fund/v1/account/balance`]: answer({
      assets: [{ asset: 'USDC', free: '44.37692200000000237300', locked: '0.00000000000000000000' }],
    }),
    [`GET ${api}/spot/v1/account/balance`]: answer({ balances: [{ asset: 'USDC', free: '5', locked: '1' }] }),
    [`GET ${api}/wallets/v1/capital/config/getall`]: answer([
      {
        coin: 'USDC',
        name: 'USDC',
        networkList: [
          {
            name: 'USDC',
            network: 'ERC20',
            isDefault: true,
            minConfirm: '2',
            withdrawEnable: true,
            depositEnable: true,
            withdrawFee: '3',
            withdrawMax: '100000',
            withdrawMin: '6',
            depositMin: '0.1',
            withdrawPrecision: 6,
            depositPrecision: 6,
            contractAddress: usdcContract,
          },
        ],
      },
    ]),
    [`GET ${api}/wallets/v1/capital/deposit/address`]: answer({
      data: [{ coinId: '799', coin: 'USDC', network: 'ERC20', address: ownAddress.slice(2), tag: '' }],
      total: 1,
    }),
    [`POST ${api}/wallets/v1/capital/withdraw/apply`]: answer({ id: '1197073063359000577' }),
    [`GET ${api}/api/v3/capital/withdraw/history`]: [
      {
        address: recipient,
        amount: '15.50000000',
        applyTime: '2026-01-12T19:13:00.000+08:00',
        coin: 'USDC',
        id: '1197073063359000577',
        withdrawOrderId: bareReference,
        network: 'ERC20',
        transferType: 0,
        status: 6,
        transactionFee: '3',
        confirmNo: 3,
        info: '',
        txId: hash,
      },
    ],
  },
  isSigned: (request, { key, secret }) => {
    const [text = '', signature] = queryOf(request).split('&signature=')
    const isInTime = new URLSearchParams(text).get('timestamp') === String(nowMs)
    return header(request, 'x-bx-apikey') === key && isInTime && signature === mac('sha256', secret, text)
  },
  holdings: [{ symbol: 'USDC', amount: '50.376922000000002373', available: '44.376922000000002373' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: `POST ${api}/wallets/v1/capital/withdraw/apply`,
    parameters: {
      coin: 'USDC',
      network: 'ERC20',
      address: recipient,
      amount: '15.5',
      walletType: '1',
      withdrawOrderId: bareReference,
    },
    upstreamId: '1197073063359000577',
    terms: { fee: '3', minimum: '6', maximum: '100000', decimals: 6 },
    found: { upstreamId: '1197073063359000577', status: 'succeeded', upstreamStatus: '6', hash, fee: '3' },
    lists: { [`GET ${api}/wallets/v1/capital/config/getall`]: ['data', 'data.0.networkList'] },
    historyPath: `GET ${api}/api/v3/capital/withdraw/history`,
    refusals: [
      [
        { code: 100202, msg: 'Insufficient balance' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { code: 100413, msg: 'Incorrect apiKey' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { code: 100419, msg: 'IP does not match IP whitelist' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ code: 100437, msg: 'The withdrawal amount is lower than the minimum limit' }, { kind: 'unknown' }],
      [{ code: 100500, msg: 'The current system is busy, please try again later' }, { kind: 'unknown' }],
    ],
  },
})
