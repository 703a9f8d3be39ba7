import { randomUUID } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import { defaultPaymentRules, setPaymentRules } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { dumpDatabase } from '../../../../../../../tests/security/dumpDatabase.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import { baseSepoliaId } from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

const server = useTestServer()
let owner: Readonly<Record<string, string>>
let second: Readonly<Record<string, string>>
let token: string
const keyOf = (seed: number) => HDKey.fromMasterSeed(new Uint8Array(32).fill(seed)).derive("m/44'/60'/0'")
const [first, next] = [keyOf(21), keyOf(22)]
const path = '/PaymentRequests/sources'

beforeAll(async () => {
  token = (await managing(server)).token
  const [one, other] = await Promise.all([addMember(server, 'owner'), addMember(server, 'owner')])
  ;[owner, second] = await Promise.all([signedIn(server, one), signedIn(server, other)])
})

const call = adminCaller(server)
const source = (value: string) => ({ networkType: 'evm', value })

test('a private key is rejected and stored nowhere, neither as a source nor in an approval or the audit log', async () => {
  const seed = 'sEdTM1uX8pu2do5XvTnutH6HsouMaM2'
  for (const [value, networkType] of [
    [first.privateExtendedKey, 'evm'],
    [first.privateExtendedKey.replace('xprv', 'tprv'), 'evm'],
    [Buffer.from(first.privateKey ?? []).toString('hex'), 'evm'],
    [seed, 'ripple'],
  ] as const) {
    const body = { networkType, value }
    const answers = [
      await call('POST', path, { headers: owner, body }),
      await call('PUT', path, { headers: owner, body }),
      await call('POST', '/Approvals', {
        headers: owner,
        body: { operation: 'replacePaymentSource', params: {}, body },
      }),
    ]
    for (const { body: answer, text } of answers) {
      expect(['invalidField', 'permissionDenied']).toContain(answer.errorType)
      expect(text).not.toContain(value)
    }
    const stored = await dumpDatabase(server.url)
    expect(stored.filter(({ text }) => text.includes(value)).map(({ place }) => place)).toEqual([])
  }
})

test('replacing a source always needs a second member, and the new source issues nothing before it is confirmed', async () => {
  const added = await call('POST', path, { headers: owner, body: source(first.publicExtendedKey) })
  const { id, firstAddresses } = added.body.content
  const confirmed = { firstAddress: firstAddresses[0].address }
  expect((await call('POST', `${path}/${id}/confirm`, { headers: owner, body: confirmed })).status).toBe(200)
  const body = source(next.publicExtendedKey)
  expect((await call('POST', path, { headers: owner, body })).body.errorType).toBe('conflict')
  for (const by of [{ headers: owner }, { token }])
    expect((await call('PUT', path, { ...by, body })).body.errorType).toBe('permissionDenied')
  const change = { operation: 'replacePaymentSource', params: {}, body }
  const approval = (await call('POST', '/Approvals', { headers: owner, body: change })).body.content
  for (const by of [{ headers: owner }, { token }])
    expect((await call('POST', `/Approvals/${approval.id}/approve`, by)).status).toBe(403)
  const valueNow = async () => (await call('GET', '/PaymentRequests/settings', { token })).body.content.sources[0]
  expect(await valueNow()).toMatchObject({ value: first.publicExtendedKey, isConfirmed: true })
  expect((await call('POST', `/Approvals/${approval.id}/approve`, { headers: second })).status).toBe(200)
  expect(await valueNow()).toMatchObject({ value: next.publicExtendedKey, isConfirmed: false })
  const order = { userId: 'user-1', transactionId: randomUUID(), networkId: baseSepoliaId, symbol: 'USDC' }
  const asked = await server.call('POST', '/api/v1/paymentRequests', { body: { ...order, amount: '50' } })
  expect(asked.body.errorType).toBe('addressUnavailable')
  const { id: newId, firstAddresses: ownAddresses } = await valueNow()
  const wrong = await call('POST', `${path}/${newId}/confirm`, { headers: owner, body: confirmed })
  expect(wrong.body.errorType).toBe('invalidField')
  const right = { firstAddress: ownAddresses[0].address }
  expect((await call('POST', `${path}/${newId}/confirm`, { headers: owner, body: right })).status).toBe(200)
})

test('a refund that needs approval is sent only after a member approves it, and a key cannot', async () => {
  await setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, approvesRefunds: true })
  const order = { userId: 'user-1', transactionId: randomUUID(), networkId: baseSepoliaId, symbol: 'USDC' }
  const { id, address } = (await server.call('POST', '/api/v1/paymentRequests', { body: { ...order, amount: '50' } }))
    .body.content
  const payment = { networkId: baseSepoliaId, symbol: 'USDC', to: address, amountBaseUnits: 50_000_000n }
  await server.simulators.chains.send(payment)
  for (let turns = 0; turns < 2; turns += 1) {
    await server.simulators.mine()
    server.simulators.clock.advance(61_000)
    await server.runJobs()
  }
  const payer = '0x0077777d7eba4688bdef3e311b846f25870a19b9'
  const body = { paymentRequestId: id, amount: '20', address: payer, reason: 'Returned goods' }
  // A key of the owner’s own management key.
  const { secret: management } = (await call('POST', '/ManagementKeys', { headers: owner, body: { label: 'own' } }))
    .body.content
  const { clientId } = server.client
  const managed = await call('POST', '/Token', { body: { clientId, clientSecret: management } })
  const made = await call('POST', '/ApiKeys', {
    token: managed.body.content.id_token,
    body: { label: 'own', permissions: ['write'] },
  })
  const as = { clientId, secret: made.body.content.secret as string }
  const refund = (await server.call('POST', '/api/v1/refunds', { body, as })).body.content
  expect(refund).toMatchObject({ status: 'needsApproval' })
  const report = () =>
    server.call('POST', `/api/v1/refunds/${refund.id}/transaction`, { body: { txHash: `0x${'ab'.repeat(32)}` } })
  expect((await report()).body.errorType).toBe('conflict')
  const approve = (by: object) => call('POST', `/PaymentRequests/refunds/${refund.id}/approve`, by)
  expect((await approve({ token })).body.errorType).toBe('permissionDenied')
  expect((await approve({ headers: owner })).body.message).toBe(
    'You created the key that requested this refund: another member approves it.',
  )
  expect((await approve({ headers: second })).body.content).toMatchObject({ status: 'pending' })
  expect((await approve({ headers: second })).body.errorType).toBe('conflict')
  expect((await report()).status).toBe(200)
})
