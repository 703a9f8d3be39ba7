import { luno } from '../../registry.ts'
import { describeCcxtExchange } from '../../testing/describeCcxtExchange.ts'
import { header } from '../../testing/signatures.ts'

describeCcxtExchange('luno', luno, {
  key: { kind: 'apiKey', key: 'lunokey1', secret: 'luno-secret-1' },
  answers: {
    'GET /api/1/balance': {
      balance: [
        { account_id: '119', asset: 'XBT', balance: '1.25', reserved: '0.25', unconfirmed: '0.00' },
        { account_id: '66', asset: 'XBT', balance: '0.5', reserved: '0.00', unconfirmed: '0.00' },
        { account_id: '818', asset: 'ZAR', balance: '0.001417', reserved: '0.00', unconfirmed: '0.00' },
      ],
    },
  },
  isSigned: (request, { key, secret }) =>
    header(request, 'authorization') === `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
  holdings: [{ symbol: 'BTC', amount: '1.75', available: '1.5' }],
  fiat: { ZAR: '0.001417' },
})
