import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { rejectUnapproved } from './rejectUnapproved.ts'

const reject = (operation: string, listed: readonly string[] = ['setScreening']) =>
  rejectUnapproved(
    partialContext({ store: { approvals: { readOperations: async () => [...listed] } } }),
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

test('where replacing a payment source is listed, the first source of a further family needs a second member, too', async () => {
  await reject('addPaymentSource')
  await expect(reject('addPaymentSource', ['replacePaymentSource'])).rejects.toMatchObject({
    type: 'permissionDenied',
    message: expect.stringContaining('confirm replacePaymentSource'),
  })
})
