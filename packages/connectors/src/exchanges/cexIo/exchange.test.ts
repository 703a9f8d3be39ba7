import { cexIo } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { header, mac } from '../../testing/signatures.ts'

describeCcxtExchange('cexIo', cexIo, {
  key: { kind: 'apiKey', key: 'cexkey1', secret: 'cex-secret-1' },
  answers: {
    'POST /api/spot/rest/get_my_wallet_balance': {
      ok: 'ok',
      data: { USDT: { balance: '7.935449' }, USD: { balance: '25.6' } },
    },
  },
  isSigned: (request, { key, secret }) => {
    const seconds = String(nowMs / 1_000)
    return (
      header(request, 'x-aggr-key') === key &&
      header(request, 'x-aggr-timestamp') === seconds &&
      header(request, 'x-aggr-signature') ===
        mac('sha256', secret, `get_my_wallet_balance${seconds}${request.body ?? ''}`, 'base64')
    )
  },
  holdings: [{ symbol: 'USDT', amount: '7.935449', available: '7.935449' }],
  fiat: { USD: '25.6' },
})
