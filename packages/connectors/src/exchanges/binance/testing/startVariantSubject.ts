import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import type { BinanceVariant } from '../descriptor.ts'
import { binanceExchange } from '../exchange.ts'

export const startVariantSubject = async (variant: BinanceVariant) => {
  const sandbox = await startSandbox()
  const { institution, host } = variant
  const connector = binanceExchange(variant)({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution,
    host,
    readPath: '/api/v3/account',
    moneyPath: async () => '/sapi/v1/capital/withdraw/apply',
    historyPath: async () => '/sapi/v1/capital/withdraw/history',
    moneyCalls: () => sandbox.calls('POST', /withdraw\/apply$/),
    trading: {
      market: { symbol: 'ETH', paymentSymbol: 'USDT', paymentIsFiat: false },
      placePath: '/api/v3/order',
      findPath: '/api/v3/order',
      placeCalls: () => sandbox.calls('POST', /^\/api\/v3\/order$/),
      placed: reference => sandbox.institutions.ledger.orders({ institution, reference }).length,
    },
  })
}
