import { expect, test } from 'vitest'

import { defaultPaymentRules } from '../paymentRequests/defaultPaymentRules.ts'
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

const rejects = (
  operation: string,
  body: object,
  { listed = [] as string[], approvesRefunds = false, isOperator = false },
) =>
  rejectUnapproved(
    partialContext({
      store: {
        approvals: { readOperations: async () => listed },
        paymentSources: { rules: async () => ({ ...defaultPaymentRules, approvesRefunds }) },
      },
    }),
    { clientId: 'client', environment: 'sandbox' },
    operation,
    { body, isOperator },
  ).then(
    () => false,
    () => true,
  )

test('one member chooses the changes that two confirm, and does not change that choice alone', async () => {
  const body = { operations: [] }
  expect(await rejects('replaceApprovalSettings', body, {})).toBe(false)
  expect(await rejects('replaceApprovalSettings', body, { listed: ['setScreening'] })).toBe(true)
  expect(await rejects('replaceApprovalSettings', body, { listed: ['setScreening'], isOperator: true })).toBe(false)
})

test.each([
  [{ approvesRefunds: false }, true, true],
  [{ approvesRefunds: true }, true, false],
  [{ approvesRefunds: false }, false, false],
])('one member does not end the approval of refunds: %j where it is %s', async (body, approvesRefunds, rejected) => {
  expect(await rejects('setPaymentRules', body, { approvesRefunds })).toBe(rejected)
  expect(await rejects('setPaymentRules', body, { approvesRefunds, isOperator: true })).toBe(false)
})
