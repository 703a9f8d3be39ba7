import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { findPaidReceipt } from './findPaidReceipt.ts'

const find = (request: object | undefined, paying?: object) =>
  findPaidReceipt(
    partialContext({
      store: {
        link: { findPayLink: async () => request && { scope: {}, request } },
        transfers: { findPaying: async () => paying },
      } as never,
    }),
    'code',
  )

test.each([
  ['an unknown code', undefined],
  ['a pay link without a transaction id', { userId: 'u', transfer: {} }],
  ['an unpaid order', { userId: 'u', transfer: { transactionId: 'order' } }],
])('%s has no receipt', async (_, request) => {
  await expect(find(request)).rejects.toMatchObject({ type: 'notFound' })
})
