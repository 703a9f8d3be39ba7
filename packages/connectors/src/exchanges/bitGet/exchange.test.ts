import { bitGet } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac, pathOf } from '../../testing/signatures.ts'

const answer = (data: object) => ({ code: '00000', msg: 'success', requestTime: nowMs, data })
const spot = '/api/v2/spot'

describeCcxtExchange('bitGet', bitGet, {
  key: { kind: 'apiKey', key: 'bg_key1', secret: 'bitget-secret-1', passphrase: 'phrase1' },
  answers: {
    [`GET ${spot}/account/assets`]: answer([
      { coin: 'USDC', available: '100.5', limitAvailable: '0', frozen: '1', locked: '0.25', uTime: '1699937566000' },
    ]),
    [`GET ${spot}/public/coins`]: answer([
      {
        coinId: '30',
        coin: 'USDC',
        transfer: 'true',
        chains: [
          {
            chain: 'ERC20',
            needTag: 'false',
            withdrawable: 'true',
            rechargeable: 'true',
            withdrawFee: '4',
            extraWithdrawFee: '0',
            minWithdrawAmount: '5',
            withdrawMinScale: '6',
            contractAddress: usdcContract,
          },
          {
            chain: 'TRC20',
            needTag: 'false',
            withdrawable: 'true',
            rechargeable: 'true',
            withdrawFee: '1',
            extraWithdrawFee: '0.01',
            minWithdrawAmount: '5',
            withdrawMinScale: '6',
          },
        ],
      },
    ]),
    [`GET ${spot}/wallet/deposit-address`]: answer({
      coin: 'USDC',
      address: ownAddress,
      chain: 'ERC20',
      tag: null,
      url: 'https://etherscan.io/',
    }),
    [`POST ${spot}/wallet/withdrawal`]: answer({ orderId: '1094957867615789056', clientOid: bareReference }),
    [`GET ${spot}/wallet/withdrawal-records`]: answer([
      {
        orderId: '1094957867615789056',
        tradeId: hash,
        clientOid: bareReference,
        coin: 'USDC',
        type: 'withdraw',
        size: '16.5',
        fee: '-4.0000000',
        status: 'success',
        toAddress: recipient,
        dest: 'on_chain',
        chain: 'ERC20',
        cTime: String(nowMs),
        uTime: String(nowMs),
      },
    ]),
  },
  publicPaths: [`${spot}/public/coins`],
  isSigned: (request, { key, secret, passphrase }) => {
    const text = `${nowMs}${request.method}${pathOf(request)}${request.body ?? ''}`
    return (
      header(request, 'access-key') === key &&
      header(request, 'access-passphrase') === passphrase &&
      header(request, 'access-timestamp') === String(nowMs) &&
      header(request, 'access-sign') === mac('sha256', secret, text, 'base64')
    )
  },
  holdings: [{ symbol: 'USDC', amount: '101.75', available: '100.5' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: `POST ${spot}/wallet/withdrawal`,
    parameters: {
      coin: 'USDC',
      size: '16.5',
      address: recipient,
      chain: 'ERC20',
      transferType: 'on_chain',
      clientOid: bareReference,
    },
    upstreamId: '1094957867615789056',
    terms: { fee: '4', minimum: '5', decimals: 6 },
    found: { upstreamId: '1094957867615789056', status: 'succeeded', hash, fee: '4.0000000' },
    lists: { [`GET ${spot}/public/coins`]: ['data', 'data.0.chains'] },
    historyPath: `GET ${spot}/wallet/withdrawal-records`,
    refusals: [
      [
        { code: '43012', msg: 'Insufficient balance', data: null },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { code: '40014', msg: 'Incorrect permissions', data: null },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [
        { code: '40018', msg: 'Invalid IP', data: null },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [
        { code: '40012', msg: 'apikey/password is incorrect', data: null },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { code: '47003', msg: 'Withdraw address is not in addressBook', data: null },
        { kind: 'addressWhitelistRequired' },
      ],
      [{ code: '43111', msg: 'param error', data: null }, { kind: 'unknown' }],
      [{ code: '34002', msg: 'please add', data: null }, { kind: 'unknown' }],
      [{ code: '40015', msg: 'System is abnormal', data: null }, { kind: 'unknown' }],
      [{ code: '40010', msg: 'Request timed out', data: null }, { kind: 'unknown' }],
      [{ code: '50008', msg: 'network timeout', data: null }, { kind: 'unknown' }],
      [{ code: '25001', msg: 'Operation timeout', data: null }, { kind: 'unknown' }],
      [{ code: '47998', msg: 'a code that nobody lists', data: null }, { kind: 'unknown' }],
      [{ code: '47999', msg: 'Duplicate clientOid', data: null }, { kind: 'unknown' }],
    ],
  },
})
