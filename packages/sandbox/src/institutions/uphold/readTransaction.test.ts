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

test.each([
  [{ denomination: { amount: '20000', currency: 'USDC', target: 'destination' } }, 'denomination', 'sufficient_funds'],
  [
    { denomination: { amount: '0.5', currency: 'USDC', target: 'destination' } },
    'denomination',
    'greater_than_or_equal_to',
  ],
  [{ denomination: { amount: '1.0000001', currency: 'USDC' } }, 'denomination', 'decimal'],
  [{ denomination: { amount: '1', currency: 'ETH' } }, 'denomination', 'currency'],
  [{ destination: '0x123' }, 'destination', 'destination'],
  [{ destination: 'foo@bar.example' }, 'destination', 'destination'],
  [{ reference: 'r'.repeat(101) }, 'reference', 'length'],
])('a withdrawal refuses %j', async (change, field, code) => {
  const { status, body } = await quote(order(change))
  expect([status, body.code]).toEqual([400, 'validation_failed'])
  expect(JSON.stringify(body.errors[field])).toContain(`"code":"${code}"`)
})
