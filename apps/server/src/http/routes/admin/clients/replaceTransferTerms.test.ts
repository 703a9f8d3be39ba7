import { afterEach, beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  binanceId,
  connectBinance,
  openSession,
  sepoliaId,
  shopAddress,
  toShop,
} from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

const server = useTestServer()
let token: string
let owner: Readonly<Record<string, string>>
beforeAll(async () => {
  ;({ token } = await managing(server))
  owner = await signedIn(server, await addMember(server, 'owner'))
})

const put = (path: string, body: object, by = token) => adminCaller(server)('PUT', path, { token: by, body })
const setTerms = (body: object) => put('/TransferTerms', body)
const offer = (...networkIds: string[]) => put('/Networks/offered', { networkIds })
afterEach(async () => {
  await setTerms({ clientFee: 0 })
  await offer()
})

const usdc = { symbol: 'USDC', networkId: baseSepoliaId }

/** What Link shows for 5 USDC, or another amount, of a session that was opened now. */
const preview = async (options: object = {}, amount = '5') => {
  const { session, connection } = await connectBinance(server, 'Mesh', await openSession(server, toShop(options)))
  const body = { connectionId: connection.connectionId, ...usdc, amount }
  return server.call('POST', '/link/api/transfers/preview', { session, body })
}

test('a client’s fee is in the next preview of Link, inside or on top of the amount, unless the link token sets one', async () => {
  expect((await preview()).body.content).not.toHaveProperty('clientFee')
  await setTerms({ clientFee: 0.025 })
  expect((await preview()).body.content).toMatchObject({ amount: '5.125', clientFee: '0.125', total: '5.13' })
  await setTerms({ clientFee: 0.025, isInclusiveFeeEnabled: true })
  expect((await preview()).body.content).toMatchObject({ clientFee: '0.125', received: '4.87', total: '5' })
  expect((await preview({ clientFee: 0 })).body.content).not.toHaveProperty('clientFee')
  const other = await preview({ clientFee: 0.01, isInclusiveFeeEnabled: false })
  expect(other.body.content).toMatchObject({ amount: '5.05', clientFee: '0.05' })
})

test('a client’s minimum is refused below, where the user chooses the amount', async () => {
  await setTerms({ clientFee: 0, minAmountInFiat: 6 })
  expect((await preview({}, '5.99')).body).toMatchObject({
    errorType: 'amountBelowMinimum',
    displayMessage: expect.stringContaining('6 USDC'),
  })
  expect((await preview({}, '6')).status).toBe(200)
  const lower = { toAddresses: [{ ...usdc, address: shopAddress, minAmountInFiat: 2 }] }
  expect((await preview(lower, '3')).status).toBe(200)
  expect((await preview({ transferType: 'payment', amountInFiat: 3 })).body.content.amount).toBe('3')
  await setTerms({ clientFee: 0 })
  expect((await preview({}, '5')).status).toBe(200)
})

const listed = async (): Promise<string[]> => {
  const { body } = await server.call('GET', '/api/v1/transfers/managed/networks')
  return (body.content.networks as { id: string }[]).map(({ id }) => id)
}
const linkToken = (request: object) =>
  server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...request } })

test('networks that a client does not offer are not listed, take no link token, and leave out integrations', async () => {
  const all = await listed()
  expect(all).toEqual(expect.arrayContaining([baseSepoliaId, sepoliaId]))
  const { body } = await offer(sepoliaId)
  expect(body.content.areAllOffered).toBe(false)
  expect(await listed()).toEqual([sepoliaId])
  expect((await linkToken(toShop({}))).body).toMatchObject({
    errorType: 'invalidField',
    message: expect.stringContaining('toAddresses[0].networkId'),
  })
  const toSepolia = { toAddresses: [{ symbol: 'USDC', networkId: sepoliaId, address: shopAddress }] }
  expect((await linkToken({ transferOptions: toSepolia })).status).toBe(200)
  const { session } = await openSession(server, {})
  const { content } = (await server.call('GET', '/link/api/session', { session })).body
  const ids = (content.integrations as { id: string }[]).map(({ id }) => id)
  const senders = server.ctx.connectors
    .list()
    .filter(({ descriptor }) => descriptor.networks.some(({ networkId }) => networkId === sepoliaId))
    .map(({ descriptor }) => descriptor.integrationId)
  expect(ids).toContain(binanceId)
  expect(ids.filter(id => !senders.includes(id))).toEqual([])
  await offer()
  expect(await listed()).toEqual(all)
})

test('a Link configuration limits further, and one that leaves nothing is refused', async () => {
  const body = { name: 'Base', networkIds: [baseSepoliaId] }
  const { configurationId } = (await adminCaller(server)('POST', '/LinkConfiguration', { token, body })).body.content
  await offer(sepoliaId)
  expect((await linkToken({ configurationId })).body).toMatchObject({
    errorType: 'invalidField',
    message: expect.stringContaining('configurationId'),
  })
  await offer(sepoliaId, baseSepoliaId)
  expect((await linkToken({ configurationId, ...toShop({}) })).status).toBe(200)
})

test('contradictory terms are rejected: fees of more than the amount, and unknown networks', async () => {
  expect((await setTerms({ clientFee: 1.1 })).body.errorType).toBe('invalidField')
  expect((await setTerms({})).body.errorType).toBe('missingField')
  expect((await setTerms({ clientFee: 0.01, minAmountInFiat: 0 })).body.errorType).toBe('invalidField')
  expect((await offer('11111111-2222-4333-8444-555555555555')).body.errorType).toBe('networkNotSupported')
})

test('another client’s terms are its own', async () => {
  const other = await managing(server, await server.addClient())
  await put('/TransferTerms', { clientFee: 0.5, minAmountInFiat: 1_000 }, other.token)
  await put('/Networks/offered', { networkIds: [sepoliaId] }, other.token)
  expect((await preview()).body.content).not.toHaveProperty('clientFee')
  expect(await listed()).toContain(baseSepoliaId)
})

test('each change is in the audit log with its previous value', async () => {
  await setTerms({ clientFee: 0.01 })
  await setTerms({ clientFee: 0.02, minAmountInFiat: 5 })
  await offer(sepoliaId)
  const call = adminCaller(server)
  const { body } = await call('POST', '/AuditLog/list', { headers: owner, body: { count: 2 } })
  expect(body.content).toMatchObject([
    { operation: 'replaceOfferedNetworks', before: { networkIds: [] }, after: { networkIds: [sepoliaId] } },
    { operation: 'replaceTransferTerms', before: { clientFee: 0.01 }, after: { clientFee: 0.02 } },
  ])
})

test('an installation without an account that pays takes no limits, and only an operator may set them', async () => {
  const limits = { maximumPerTransfer: 0.005, maximumPerDay: 0.1 }
  expect((await put('/Sponsorship', limits)).body.errorType).toBe('permissionDenied')
  const operator = await signedIn(server, await addMember(server))
  const set = (body: object) => adminCaller(server)('PUT', '/Sponsorship', { headers: operator, body })
  expect((await set(limits)).body).toMatchObject({ errorType: 'conflict', message: expect.stringContaining('SPONSOR') })
  server.ctx.settings.paysNetworkFees = true
  expect((await set(limits)).body.content).toMatchObject({ isAvailable: true, ...limits, usedInDay: 0 })
  expect((await set({ maximumPerTransfer: 0.2, maximumPerDay: 0.1 })).body.errorType).toBe('invalidField')
  expect((await set({ ...limits, maximumPerTransfer: 1e-10 })).body.errorType).toBe('invalidField')
  const { body } = await adminCaller(server)('DELETE', '/Sponsorship', { headers: operator })
  expect(body.content).toMatchObject({ maximumPerTransfer: null, maximumPerDay: null })
})
