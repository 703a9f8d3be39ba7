import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { addPaymentSource } from './addPaymentSource.ts'

test('a second source of a family is no first one: its replacement needs a second member', async () => {
  const ctx = partialContext({ store: { paymentSources: { find: async () => ({}) as never } } })
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  await expect(addPaymentSource(ctx, scope, { networkType: 'evm' } as never)).rejects.toMatchObject({
    ...{ type: 'conflict', message: expect.stringContaining('replacePaymentSource') },
  })
})
