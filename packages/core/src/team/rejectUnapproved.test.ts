import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { rejectUnapproved } from './rejectUnapproved.ts'

const reject = (operation: string) =>
  rejectUnapproved(
    partialContext({ store: { approvals: { readOperations: async () => ['setScreening'] } } }),
    { clientId: 'client', environment: 'sandbox' },
    operation,
  )

test('an operation that needs a second member is not executed at once, and any other is', async () => {
  await expect(reject('setScreening')).rejects.toMatchObject({ type: 'permissionDenied' })
  await reject('listMembers')
})

test('a payment source is never replaced by one member, also without a setting of the client', async () => {
  await expect(reject('replacePaymentSource')).rejects.toMatchObject({ type: 'permissionDenied' })
})
