import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { cancelRefund } from './cancelRefund.ts'
import type { Refund } from './ports.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const

test.each([{ hash: '0x1' }, { finishedAtMs: 0 }])('a refund with %j cannot be withdrawn', async known => {
  const find = async () => ({ id: 'r', requestId: 'q', status: 'pending', ...known }) as unknown as Refund
  const ctx = partialContext({
    store: { refunds: { find, findForUpdate: find }, paymentRequests: { findForUpdate: async () => ({}) as never } },
  })
  await expect(cancelRefund(ctx, scope, 'r')).rejects.toMatchObject({ type: 'conflict' })
})
