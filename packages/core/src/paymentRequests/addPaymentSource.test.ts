import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { addPaymentSource } from './addPaymentSource.ts'

test('a family of networks with a source gets no other one by a single member', async () => {
  const ctx = partialContext({ store: { paymentSources: { find: async () => ({}) as never } } })
  const scope = { clientId: 'client', environment: 'sandbox' } as const
  await expect(addPaymentSource(ctx, scope, { networkType: 'evm' } as never)).rejects.toMatchObject({
    ...{ type: 'conflict', message: expect.stringContaining('replacePaymentSource') },
  })
})
