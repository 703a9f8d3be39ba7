import { mexc } from '../../registry.ts'
import { bareReference, describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac, queryOf } from '../../testing/signatures.ts'

const api = '/api/v3'

describeCcxtExchange('mexc', mexc, {
  key: { kind: 'apiKey', key: 'mx0key1', secret: 'mexc-secret-1' },
  answers: {
    [`GET ${api}/account`]: {
      canTrade: true,
      canWithdraw: true,
      canDeposit: true,
      accountType: 'SPOT',
      balances: [{ asset: 'USDC', free: '100.000000000674', locked: '0' }],
      permissions: ['SPOT'],
    },
    [`GET ${api}/capital/config/getall`]: [
      {
        coin: 'USDC',
        name: 'USD Coin',
        networkList: [
          {
            coin: 'USDC',
            depositEnable: true,
            minConfirm: '0',
            network: 'Ethereum(ERC20)',
            netWork: 'ETH',
            withdrawEnable: true,
            withdrawFee: '2.000000000000000000',
            withdrawIntegerMultiple: null,
            withdrawMax: '24000000',
            withdrawMin: '10.000000000000000000',
            sameAddress: false,
            contract: usdcContract,
          },
        ],
      },
    ],
    [`GET ${api}/capital/deposit/address`]: [
      { coin: 'USDC', network: 'Ethereum(ERC20)', netWork: 'ETH', address: ownAddress, memo: null },
    ],
    [`POST ${api}/capital/withdraw`]: { id: '7213fea8e94b4a5593d507237e5a555b' },
    [`GET ${api}/capital/withdraw/history`]: [
      {
        id: '7213fea8e94b4a5593d507237e5a555b',
        txId: `${hash}:0`,
        coin: 'USDC-ETH',
        network: 'Ethereum(ERC20)',
        address: recipient,
        amount: '14.5',
        transferType: 0,
        status: 7,
        transactionFee: '2',
        confirmNo: null,
        applyTime: nowMs,
        remark: '',
        memo: null,
        transHash: hash,
        netWork: 'ETH',
      },
    ],
  },
  isSigned: (request, { key, secret }) => {
    const [text = '', signature] = queryOf(request).split('&signature=')
    const isInTime = new URLSearchParams(text).get('timestamp') === String(nowMs)
    return header(request, 'x-mexc-apikey') === key && isInTime && signature === mac('sha256', secret, text)
  },
  holdings: [{ symbol: 'USDC', amount: '100.000000000674', available: '100.000000000674' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: `POST ${api}/capital/withdraw`,
    parameters: { coin: 'USDC', netWork: 'ETH', address: recipient, amount: '14.5', withdrawOrderId: bareReference },
    upstreamId: '7213fea8e94b4a5593d507237e5a555b',
    terms: { fee: '2', minimum: '10', maximum: '24000000', decimals: 8 },
    found: { status: 'succeeded', upstreamStatus: '7', hash, fee: '2' },
    lists: { [`GET ${api}/capital/config/getall`]: ['', '0.networkList'] },
    historyPath: `GET ${api}/capital/withdraw/history`,
    refusals: [
      [
        { code: 10101, msg: 'Insufficient balance' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { code: 700007, msg: 'No permission to access the endpoint' },
        { kind: 'rejected', reason: 'permissionMissing' },
      ],
      [{ code: 10212, msg: 'not on the commonly used list' }, { kind: 'addressWhitelistRequired' }],
      [
        { code: 700002, msg: 'Signature for this request is not valid.' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [
        { code: 700003, msg: 'Timestamp for this request is outside of the recvWindow.' },
        { kind: 'rejected', reason: 'clockSkew' },
      ],
      [{ code: 10219, msg: 'asset flow writing failed please try again' }, { kind: 'unknown' }],
    ],
  },
})
