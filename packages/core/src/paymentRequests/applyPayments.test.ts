import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { priceOf } from './applyPayments.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const price = (symbol: string | undefined) => {
  const ctx = partialContext({
    store: { paymentRequests: { find: async () => (symbol === undefined ? undefined : ({ symbol } as never)) } },
  })
  return priceOf(ctx, { scope, id: 'request' })
}

test('a request has the price of its asset, and 0 without one', async () => {
  expect(await Promise.all([price('ETH'), price('NOPE'), price(undefined)])).toEqual(['2000', '0', '0'])
})
