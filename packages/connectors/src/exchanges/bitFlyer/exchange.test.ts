import { bitFlyer } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { header, mac, pathOf } from '../../testing/signatures.ts'

describeCcxtExchange('bitFlyer', bitFlyer, {
  key: { kind: 'apiKey', key: 'bitflyerkey1', secret: 'bitflyer-secret-1' },
  answers: {
    'GET /v1/me/getbalance': [
      { currency_code: 'JPY', amount: 1024078, available: 508000 },
      { currency_code: 'BTC', amount: 10.24, available: 4.12 },
    ],
  },
  isSigned: (request, { key, secret }) => {
    const timestamp = String(nowMs / 1_000)
    return (
      header(request, 'access-key') === key &&
      header(request, 'access-timestamp') === timestamp &&
      header(request, 'access-sign') === mac('sha256', secret, `${timestamp}${request.method}${pathOf(request)}`)
    )
  },
  holdings: [{ symbol: 'BTC', amount: '10.24', available: '4.12' }],
  fiat: { JPY: '1024078' },
})
