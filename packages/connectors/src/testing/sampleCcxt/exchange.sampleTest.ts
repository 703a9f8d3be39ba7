import { ccxtEntry } from '../../kit/connectorEntry.ts'
import { hash, ownAddress, recipient, usdcContract, usdcOrder } from '../../testing/ccxtOrders.ts'
import { describeCcxtExchange, nowMs } from '../../testing/describeCcxtExchange.ts'
import { header, mac, pathOf } from '../../testing/signatures.ts'
import { sampleDescriptor } from './descriptor.ts'
import { sample } from './exchange.ts'

/** `CcxtVectors` explains each member. Without `money` it is tested as an exchange that is only read. */
describeCcxtExchange(
  'sample',
  ccxtEntry(sampleDescriptor, async () => sample),
  {
    key: { kind: 'apiKey', key: 'sample-key-1', secret: 'sample-secret-1' },
    // As its documents show them.
    answers: {
      'GET /balances': [{ currency: 'USDC', available: '100', held: '2' }],
      'GET /currencies/USDC': {
        networks: [
          {
            name: 'ETH',
            canDeposit: true,
            canWithdraw: true,
            fee: '3',
            minimum: '5',
            decimals: 6,
            contract: usdcContract,
          },
        ],
      },
      'GET /address': { address: ownAddress },
      'POST /withdrawals': { id: 'w-1' },
      'GET /withdrawals': [
        {
          id: 'w-1',
          currency: 'USDC',
          network: 'ETH',
          amount: '12.5',
          fee: '3',
          address: recipient,
          status: 'completed',
          hash,
          createdAt: nowMs,
        },
      ],
    },
    publicPaths: ['/currencies/USDC'],
    // The documented signature, computed without ccxt.
    isSigned: (request, { secret }) =>
      header(request, 'authorization') === mac('sha256', secret, `${request.method}${pathOf(request)}${nowMs}`),
    holdings: [{ symbol: 'USDC', amount: '102', available: '100' }],
    address: { address: ownAddress },
    money: {
      order: usdcOrder,
      path: 'POST /withdrawals',
      parameters: { currency: 'USDC', network: 'ETH', amount: '12.5', address: recipient },
      upstreamId: 'w-1',
      terms: { fee: '3', minimum: '5', decimals: 6 },
      lists: { 'GET /currencies/USDC': ['networks'] },
      found: { upstreamId: 'w-1', status: 'succeeded', upstreamStatus: 'completed', hash, fee: '3' },
      historyPath: 'GET /withdrawals',
      // Each error of the table, and one that leaves the outcome open.
      refusals: [[{ code: 2, message: 'not in the table' }, { kind: 'unknown' }]],
    },
  },
)
