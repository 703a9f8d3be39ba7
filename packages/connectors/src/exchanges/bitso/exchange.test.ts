import { bitso } from '../../registry.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { header, mac, pathOf } from '../../testing/signatures.ts'

describeCcxtExchange('bitso', bitso, {
  key: { kind: 'apiKey', key: 'bitsokey1', secret: 'bitso-secret-1' },
  answers: {
    'GET /api/v3/balance': {
      success: true,
      payload: {
        balances: [
          {
            currency: 'eth',
            available: '1.50000000',
            locked: '0.5',
            total: '2.00000000',
            pending_deposit: '0',
            pending_withdrawal: '0',
          },
          { currency: 'mxn', available: '10', locked: '0', total: '10', pending_deposit: '0', pending_withdrawal: '0' },
        ],
      },
    },
  },
  isSigned: (request, { key, secret }) => {
    const [name = '', nonce = '', signature] = header(request, 'authorization').replace('Bitso ', '').split(':')
    const isNew = Number(nonce) >= nowMs
    return name === key && isNew && signature === mac('sha256', secret, `${nonce}${request.method}${pathOf(request)}`)
  },
  holdings: [{ symbol: 'ETH', amount: '2', available: '1.5' }],
  fiat: { MXN: '10' },
})
