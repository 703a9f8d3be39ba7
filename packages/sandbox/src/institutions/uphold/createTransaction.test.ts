import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { upholdClient } from '../testing/upholdClient.ts'
import { uphold } from './simulator.ts'

const sandbox = openInstitutions(uphold)
const client = upholdClient(sandbox)
const token = (await client.connect('Mesh')).access_token
const cardOf = async (access: string, currency = 'USDC'): Promise<string> => {
  const { body } = await client.api(access, 'GET', '/v0/me/cards')
  return (body as { id: string; currency: string }[]).find(each => each.currency === currency)?.id ?? ''
}
const card = await cardOf(token)
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = (change: object = {}) => ({
  denomination: { amount: '10', currency: 'USDC', target: 'destination' },
  destination: TO,
  ...change,
})
const quote = (body: object, access = token, from = card) =>
  client.api(access, 'POST', `/v0/me/cards/${from}/transactions`, body)
const commit = (id: string, code?: string, access = token, from = card) =>
  client.api(
    access,
    'POST',
    `/v0/me/cards/${from}/transactions/${id}/commit`,
    {},
    code === undefined ? {} : { 'otp-token': code },
  )

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
