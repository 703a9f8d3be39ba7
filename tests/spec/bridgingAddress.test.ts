import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../apps/server/src/testing/bridgingFlows.ts'
import { sepoliaId, shopAddress } from '../../apps/server/src/testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { readTransfer, refusal } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver?.stop())
const server = useServer(() => ({ webhookUrl: receiver.url }))
beforeAll(() =>
  enableBridging(server(), [
    { origin: onSepolia(), destination: onBase(), minimumAmount: '2.5' },
    { origin: onSepolia('ETH'), destination: onBase('ETH') },
  ]),
)
const rule = rulesOf('Endpoints, Headless bridging, address')
const ofLimits = rulesOf('Limits')
const ofStates = rulesOf('States and transitions')

const destination = { ...onBase(), address: shopAddress }
const other = '0x52908400098527886E0F7030069857D2E4169EE7'
const query = (changes: object = {}, options: object = {}) => {
  const body = { userId: 'user-1', transactionId: 'order-1', origin: onSepolia(), destination, ...changes }
  return server().call('POST', '/api/v1/bridging/address', { body, ...options })
}
const open = async (transactionId: string) => (await query({ transactionId })).body.content
const addressOf = (content: { selectedRoute: { bridgingAddress: { address: string } } }) =>
  content.selectedRoute.bridgingAddress.address

/** Pays 25 USDC in and lets the bridge and the jobs come to an end. */
const payAndSettle = async (to: string) => {
  const amountBaseUnits = 25_000_000n
  await server().simulators.chains.send({ networkId: sepoliaId, symbol: 'USDC', to, amountBaseUnits })
  for (let round = 0; round < 4; round += 1) {
    await server().simulators.institutions.settle()
    await server().simulators.mine()
    server().simulators.clock.advance(31_000)
    await server().runJobs()
  }
}

rule('answer', 'tracking, the selected route with the address, constraints and warnings', async () => {
  const { status, body } = await query()
  expect(status).toBe(200)
  expect(body.content).toMatchObject({
    tracking: { userId: 'user-1', transactionId: 'order-1', transferId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    selectedRoute: { origin: onSepolia(), destination, bridgingAddress: { address: expect.stringMatching(/^0x/) } },
    constraints: { minimumAmount: expect.stringMatching(/^[\d.]+$/), singleUseAddress: true },
    warnings: expect.any(Array),
  })
})

rule('no amount', 'none is accepted, and none of what arrives is in the answer', async () => {
  const { body } = await query({ transactionId: 'order-amount', amount: 'whatever this is' })
  expect(body.status).toBe('ok')
  expect(JSON.stringify(body.content.selectedRoute)).not.toMatch(/amount/i)
})

rule('1', 'userId and transactionId name the transfer, per client and environment', async () => {
  const own = await open('order-scope')
  const theirs = await query({ transactionId: 'order-scope', userId: 'user-2' })
  expect(theirs.body.content.tracking.transferId).not.toBe(own.tracking.transferId)
  const as = await server().addClient()
  await enableBridging(server(), [{ origin: onSepolia(), destination: onBase() }], as.scope)
  const foreign = await query({ transactionId: 'order-scope' }, { as })
  expect(foreign.body.content.tracking.transferId).not.toBe(own.tracking.transferId)
  expect(addressOf(foreign.body.content)).not.toBe(addressOf(own))
})

rule('2', 'the same call answers the same address while the transfer is in progress', async () => {
  const first = await open('order-same')
  expect(await open('order-same')).toEqual(first)
})

rule('3', 'a changed origin, destination or address is refused, and nothing changes', async () => {
  const transactionId = 'order-changed'
  const first = await open(transactionId)
  const changes = [
    { origin: onSepolia('ETH') },
    { destination: { ...destination, asset: 'ETH' } },
    { destination: { ...destination, address: other } },
  ]
  for (const change of changes)
    expect(refusal(await query({ transactionId, ...change }))).toMatchObject({
      http: 400,
      status: 'badRequest',
      errorType: 'badRequest',
    })
  expect(await open(transactionId)).toEqual(first)
})

rule('4, completed', 'the same transactionId then opens a new address', async () => {
  const first = await open('order-again')
  await payAndSettle(addressOf(first))
  expect(await readTransfer(server(), first.tracking.transferId)).toMatchObject({ status: 'succeeded' })
  const second = await open('order-again')
  expect(addressOf(second)).not.toBe(addressOf(first))
  expect(second.tracking.transferId).not.toBe(first.tracking.transferId)
})

rule('5', 'a pay-in of the origin asset on the origin network pays out, less the fees', async () => {
  const { chains } = server().simulators
  const at = { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', symbol: 'USDC', address: shopAddress }
  const before = await chains.balanceOf(at)
  await payAndSettle(addressOf(await open(randomUUID())))
  const arrived = Number((await chains.balanceOf(at)) - before) / 1e6
  expect(arrived).toBeGreaterThan(20)
  expect(arrived).toBeLessThan(25)
})

rule('6', 'each transactionId has an address of its own', async () => {
  const addresses = await Promise.all(['a', 'b', 'c'].map(async id => addressOf(await open(`order-${id}`))))
  expect(new Set(addresses).size).toBe(3)
})

rule('7', 'a configured minimum is a warning, and stops nobody', async () => {
  const { warnings, constraints } = await open('order-minimum')
  expect(warnings).toContain('Minimum transfer amount: 2.5 USDC.')
  expect(constraints.minimumAmount).toBe('2.5')
  const eth = { transactionId: 'order-eth', origin: onSepolia('ETH'), destination: { ...destination, asset: 'ETH' } }
  expect((await query(eth)).body.content.constraints.minimumAmount).toBe('0')
})

rule('8', 'the transferId leads to the record and to webhooks', async () => {
  const content = await open(randomUUID())
  const { transferId } = content.tracking
  expect(await readTransfer(server(), transferId)).toMatchObject({ transferId, status: 'pending' })
  await payAndSettle(addressOf(content))
  const reported = receiver.deliveries.map(
    ({ body }) => JSON.parse(body) as { transferId: string; TransferStatus: string },
  )
  const ours = reported.filter(event => event.transferId === transferId).map(({ TransferStatus }) => TransferStatus)
  expect(ours).toEqual(['Pending', 'Succeeded'])
})

ofStates('Bridged transfer', 'pending until the bridge has paid out, then complete', async () => {
  const content = await open(randomUUID())
  const { transferId } = content.tracking
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'pending' })
  await payAndSettle(addressOf(content))
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'succeeded' })
})

rulesOf('Errors')('5', 'address: badRequest for a mismatch, missingField and invalidField for the schema', async () => {
  await open('order-errors')
  const mismatch = await query({ transactionId: 'order-errors', destination: { ...destination, address: other } })
  expect(refusal(mismatch)).toMatchObject({ http: 400, errorType: 'badRequest' })
  expect(refusal(await query({ origin: undefined }))).toMatchObject({ errorType: 'missingField', field: 'origin' })
  const long = await query({ destination: { ...destination, address: 'x'.repeat(201) } })
  expect(refusal(long)).toMatchObject({ errorType: 'invalidField', field: 'destination.address' })
})

ofLimits('userId, bridging address', 'at most 384 characters', async () => {
  expect((await query({ userId: 'u'.repeat(384) })).status).toBe(200)
  expect(refusal(await query({ userId: 'u'.repeat(385) }))).toMatchObject({
    errorType: 'invalidField',
    field: 'userId',
  })
})

ofLimits('transactionId, bridging address', 'at most 128 characters', async () => {
  expect((await query({ transactionId: 't'.repeat(128) })).status).toBe(200)
  const long = await query({ transactionId: 't'.repeat(129) })
  expect(refusal(long)).toMatchObject({ errorType: 'invalidField', field: 'transactionId' })
})

ofLimits('maximumAmount', 'is always null', async () => {
  expect((await open('order-maximum')).constraints.maximumAmount).toBeNull()
})
