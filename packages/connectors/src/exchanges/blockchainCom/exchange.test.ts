import { blockchainCom } from '../../registry.ts'
import { describeCcxtExchange } from '../../testing/describeCcxtExchange.ts'
import { header } from '../../testing/signatures.ts'

const token = 'token-of-blockchain-1'

describeCcxtExchange('blockchainCom', blockchainCom, {
  key: { kind: 'apiKey', key: token, secret: token },
  answers: {
    'GET /v3/exchange/accounts': {
      primary: [
        {
          currency: 'ETH',
          balance: 0.009,
          available: 0.008,
          balance_local: 30.82869,
          available_local: 30.82869,
          rate: 3425.41,
        },
        { currency: 'USD', balance: 1.5e2, available: 150, balance_local: 150, available_local: 150, rate: 1 },
      ],
    },
  },
  isSigned: (request, { secret }) => header(request, 'x-api-token') === secret,
  holdings: [{ symbol: 'ETH', amount: '0.009', available: '0.008' }],
  fiat: { USD: '150' },
})
