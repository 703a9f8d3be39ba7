import { expect, test } from 'vitest'
import { openUphold } from '../testing/openUphold.ts'

const { client, cardOf, order, quote, commit } = await openUphold()

test('a withdrawal has its fee taken out of the amount by default', async () => {
  const { body } = await quote(order({ denomination: { amount: '10', currency: 'USDC' } }))
  expect([body.origin.amount, body.destination.amount]).toEqual(['10.000000', '9.990000'])
})

test.each([
  ['restrictedRegion', 451, {}],
  ['kycMissing', 403, { code: 'forbidden', requirements: ['user-must-submit-identity'] }],
  ['readOnlyKey', 403, { code: 'forbidden' }],
  ['travelRule', 202, { requirements: ['user-subject-to-extended-travel-rule'] }],
])('a withdrawal of %s answers %i', async (persona, status, expected) => {
  const { access_token } = await client.connect(persona)
  const from = await cardOf(access_token)
  const answer = await quote(order(), access_token, from)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject(expected)
  if (status === 202) expect((await commit(answer.body.id, '123456', access_token, from)).status).toBe(403)
})
