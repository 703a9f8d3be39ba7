import { findIntegrationType } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, connectBySignIn, openSession, sepoliaId, shopAddress } from '../../../testing/linkFlows.ts'

const server = useTestServer()

const toShop = {
  transferOptions: { toAddresses: [{ networkId: sepoliaId, symbol: 'USDC', address: shopAddress }] },
}

test('a person signs in at Uphold, sends with a code from an app, and the shop is paid', async () => {
  const { session, connection } = await connectBySignIn(server, 'uphold', 'Mesh', await openSession(server, toShop))
  const post = (path: string, body: object) => server.call('POST', `/link/api/transfers${path}`, { session, body })
  const usdc = { symbol: 'USDC', networkId: sepoliaId }
  const preview = await post('/preview', { connectionId: connection.connectionId, ...usdc, amount: '5' })
  expect(preview.body.content).toMatchObject({ amount: '5', fee: '0.01', total: '5.01' })
  const { previewId } = preview.body.content
  const requested = await post('/execute', { previewId })
  expect(requested.body.content).toMatchObject({ status: 'secondFactorRequired', factor: 'totp' })
  const wrong = await post('/execute', { previewId, secondFactorCode: '000000' })
  expect(wrong.body.content).toMatchObject({ status: 'secondFactorRefused' })
  const at = { networkId: sepoliaId, symbol: 'USDC', address: shopAddress }
  const before = await server.simulators.chains.balanceOf(at)
  const done = await post('/execute', { previewId, secondFactorCode: '123456' })
  expect(done.body.content).toMatchObject({ status: 'submitted' })
  await server.settle()
  expect((await server.simulators.chains.balanceOf(at)) - before).toBe(5_000_000n)
})

test('the holder’s data verified by Uphold is returned', async () => {
  const { connection } = await connectBySignIn(server, 'uphold')
  const body = { authToken: connection.accessToken, integrationId: findIntegrationType('uphold')?.id }
  const answer = await server.call('POST', '/api/v1/account/verify', { body })
  expect(answer.body.content).toMatchObject({
    integrationName: 'Uphold',
    firstName: 'Mesh',
    lastName: 'Sandbox',
    email: 'mesh@sandbox.example',
    city: 'Springfield',
    postalCode: '49007',
    dateOfBirth: Date.UTC(1990, 4, 17) / 1_000,
  })
})

test('access that does not end is renewed by trying it, and stays', async () => {
  const { connection } = await connectBySignIn(server, 'uphold')
  const body = { refreshToken: connection.refreshToken, type: 'uphold' }
  const { status } = await server.call('POST', '/api/v1/token/refresh', { body })
  expect(status).toBe(200)
  const holdings = { authToken: connection.accessToken, type: 'uphold' }
  expect((await server.call('POST', '/api/v1/holdings/get', { body: holdings })).status).toBe(200)
})

test.each([
  [sepoliaId, false],
  [baseSepoliaId, true],
])('the catalogue says whether Uphold sends USDC on the network asked for: %s', async (networkId, isUnsupported) => {
  const transferOptions = { toAddresses: [{ networkId, symbol: 'USDC', address: shopAddress }] }
  const { session } = await openSession(server, { transferOptions })
  const { body } = await server.call('GET', '/link/api/session', { session })
  const { integrations } = body.content as { integrations: { type: string; isUnsupported: boolean }[] }
  expect(integrations.find(({ type }) => type === 'uphold')).toMatchObject({ isUnsupported })
  expect(integrations.find(({ type }) => type === 'coinbase')).toMatchObject({ isUnsupported: false })
  // What cannot be taken comes last.
  expect(integrations.map(one => Number(one.isUnsupported))).toEqual(
    integrations.map(one => Number(one.isUnsupported)).sort(),
  )
})
