import { poloniex } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { header, mac } from '../../testing/signatures.ts'

describeCcxtExchange('poloniex', poloniex, {
  key: { kind: 'apiKey', key: 'POLO-KEY-1', secret: 'polo-secret-1' },
  answers: {
    'GET /accounts/balances': [
      {
        accountId: '7x8',
        accountType: 'SPOT',
        balances: [{ currencyId: '214', currency: 'USDC', available: '100.00', hold: '2.00' }],
      },
    ],
    'GET /v2/currencies/USDC': {
      id: 400,
      coin: 'USDC',
      delisted: false,
      tradeEnable: true,
      name: 'USD Coin',
      networkList: [
        {
          id: 401,
          coin: 'USDCETH',
          name: 'USD Coin on ETH',
          currencyType: 'address',
          blockchain: 'ETH',
          withdrawalEnable: true,
          depositEnable: true,
          depositAddress: null,
          withdrawMin: '5.00000000',
          decimals: 6,
          withdrawFee: '3.00000000',
          minConfirm: 30,
          contractAddress: usdcContract,
        },
      ],
    },
    'GET /wallets/addresses': { USDCETH: ownAddress },
    'POST /v2/wallets/withdraw': { withdrawalRequestsId: 33485231 },
    'GET /wallets/activity': {
      adjustments: [],
      deposits: [],
      withdrawals: [
        {
          withdrawalRequestsId: 33485231,
          currency: 'USDCETH',
          address: recipient,
          amount: '15.50000000',
          fee: '3.00000000',
          timestamp: nowMs / 1_000,
          status: 'COMPLETE: ' + hash,
          txid: null,
          ipAddress: 'x',
          paymentID: null,
        },
      ],
    },
  },
  publicPaths: ['/v2/currencies/USDC'],
  isSigned: (request, { key, secret }) => {
    const { pathname, searchParams } = new URL(request.url)
    const timestamp = String(nowMs)
    searchParams.append('signTimestamp', timestamp)
    searchParams.sort()
    const said =
      request.body === undefined ? searchParams.toString() : `requestBody=${request.body}&signTimestamp=${timestamp}`
    return (
      header(request, 'key') === key &&
      header(request, 'signtimestamp') === timestamp &&
      header(request, 'signature') === mac('sha256', secret, [request.method, pathname, said].join('\n'), 'base64')
    )
  },
  holdings: [{ symbol: 'USDC', amount: '102', available: '100' }],
  address: { address: ownAddress },
  money: {
    order: usdcOrder,
    path: 'POST /v2/wallets/withdraw',
    parameters: { coin: 'USDC', network: 'ETH', amount: '15.5', address: recipient },
    upstreamId: '33485231',
    terms: { fee: '3', minimum: '5', decimals: 6 },
    found: { upstreamId: '33485231', status: 'succeeded', upstreamStatus: 'COMPLETE', hash, fee: '3.00000000' },
    lists: { 'GET /v2/currencies/USDC': ['networkList'] },
    historyPath: 'GET /wallets/activity',
    refusals: [
      [
        { code: 21709, message: 'Low available balance' },
        { kind: 'rejected', reason: 'insufficientFunds' },
      ],
      [
        { code: 21600, message: 'Account Not Found' },
        { kind: 'rejected', reason: 'credentialsInvalid' },
      ],
      [{ code: 401, message: 'Invalid signature' }, { kind: 'unknown' }],
      [{ code: 403, message: 'Permission denied' }, { kind: 'unknown' }],
      [{ code: 250005, message: 'Insufficient transfer balance' }, { kind: 'unknown' }],
      [{ code: 500, message: 'Internal System Error' }, { kind: 'unknown' }],
    ],
  },
})
