import { expect, test } from 'vitest'
import { coinbaseClient } from '../testing/coinbaseClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { coinbase } from './simulator.ts'

const sandbox = openInstitutions(coinbase)
const client = coinbaseClient(sandbox)
const token = (await client.connect('Mesh')).access_token
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const order = { type: 'send', to: TO, amount: '10', currency: 'USDC', network: 'base' }
const send = (body: object, code?: string, accessToken = token) =>
  client.api(
    accessToken,
    'POST',
    '/v2/accounts/USDC/transactions',
    body,
    code === undefined ? {} : { 'cb-2fa-token': code },
  )

test('a send asks for a code, refuses wrong ones, creates one transaction per idem and completes it', async () => {
  const body = { ...order, idem: 'one' }
  for (const code of [undefined, '000000', '999999']) {
    const { status, body: answer } = await send(body, code)
    expect([status, answer.errors[0].id]).toEqual([402, 'two_factor_required'])
  }
  expect(sandbox.ledger.withdrawals({ reference: 'one' })).toHaveLength(0)
  const first = await send(body, '123456')
  expect(first.status).toBe(201)
  expect(first.body.data).toMatchObject({
    status: 'pending',
    idem: 'one',
    amount: { amount: '-10.005000', currency: 'USDC' },
    network: { transaction_amount: { amount: '10.000000' }, transaction_fee: { amount: '0.005000' } },
  })
  expect((await send(body, '123456')).body.data.id).toBe(first.body.data.id)
  await sandbox.settle()
  const path = `/v2/accounts/USDC/transactions/${first.body.data.id}`
  const done = await client.api(token, 'GET', path)
  expect(done.body.data).toMatchObject({ status: 'completed', network: { hash: sandbox.memory.payments[0]?.hash } })
  expect(sandbox.memory.payments).toMatchObject([{ to: TO, amountBaseUnits: 10_000_000n }])
  expect(sandbox.ledger.balance('coinbase', 'Mesh', 'USDC')).toBe('9989.995')
  expect(sandbox.ledger.balance('coinbase', 'Mesh', 'USDC', 'fees')).toBe('0.005')
  const list = await client.api(token, 'GET', '/v2/accounts/USDC/transactions')
  expect(list.body.data).toHaveLength(1)
  expect(sandbox.ledger.unbalanced()).toEqual([])
})

test.each([
  [{ amount: '10000' }, 'validation_error', /enough funds/],
  [{ amount: '0.5' }, 'validation_error', /minimum/],
  [{ amount: '1.0000001' }, 'validation_error', /decimals/],
  [{ amount: '-1' }, 'validation_error', /positive/],
  [{ to: '0x123' }, 'validation_error', /valid address/],
  [{ to: TO.toLowerCase().replace('d', 'D') }, 'validation_error', /valid address/],
  [{ network: 'solana' }, 'validation_error', /Network/],
  [{ to: '' }, 'param_required', /to/],
  [{ currency: 'ETH' }, 'validation_error', /Currency/],
])('refuses %j', async (change, id, message) => {
  const { status, body } = await send({ ...order, ...change }, '123456')
  expect([status, body.errors[0].id]).toEqual([400, id])
  expect(body.errors[0].message).toMatch(message)
})

test.each([
  ['restrictedRegion', 451, 'invalid_request'],
  ['kycMissing', 400, 'identity_verification_required'],
  ['whitelistOn', 400, 'validation_error'],
  ['travelRule', 400, 'validation_error'],
  ['mfaSms', 402, 'two_factor_required'],
])('%s answers %i %s', async (persona, status, id) => {
  const { access_token } = await client.connect(persona)
  const answer = await send(order, undefined, access_token)
  expect([answer.status, answer.body.errors[0].id]).toEqual([status, id])
})
