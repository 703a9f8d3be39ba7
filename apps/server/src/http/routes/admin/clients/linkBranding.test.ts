import { randomUUID } from 'node:crypto'

import { selfCustodyWallets } from '@rialto/catalog'
import type { Environment } from '@rialto/core'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import {
  alpacaId,
  baseSepoliaId,
  binanceId,
  coinbaseId,
  connectBinance,
  openSession,
  sandboxBrokerageId,
  toShop,
} from '../../../../testing/linkFlows.ts'
import { adminCaller, form, managing } from '../testing/adminCaller.ts'
import { png } from '../testing/pictures.ts'

/** Self-custody wallets, `deFiWallet`. */
const walletsId = 'ccfdfff4-1c19-4e2f-beb1-0053fe74bc2d'
const brokerages = new Set([alpacaId, sandboxBrokerageId])
const server = useTestServer()
let call: ReturnType<typeof adminCaller>
let token: string
let subClientId: string
let logoUrl: string
beforeAll(async () => {
  call = adminCaller(server)
  ;({ token } = await managing(server))
  subClientId = await register({})
  logoUrl = (await call('POST', `/SubClient/${subClientId}/logo`, { token, ...form(['logoFile', png(), 'a.png']) }))
    .body.content.logoUrl
})

const bakery = {
  businessLegalName: 'Bakery Ltd',
  displayName: 'The Bakery',
  callbackUrls: ['https://bakery.example/back'],
}
const register = async (catalogConfiguration: object, by = token): Promise<string> => {
  const body = { ...bakery, catalogConfiguration }
  return (await call('POST', '/SubClient', { token: by, body })).body.content.id
}
const sessionOf = async (request: object) => {
  const { session } = await openSession(server, request)
  return (await server.call('GET', '/link/api/session', { session })).body.content
}
const idsOf = ({ integrations }: { integrations: { id: string }[] }) => integrations.map(({ id }) => id).sort()
/** Of all that users connect in Link: addresses are connected by the client's server. */
const everyId = () =>
  server.ctx.connectors
    .list()
    .filter(({ descriptor }) => descriptor.scheme.kind !== 'address')
    .map(({ descriptor }) => descriptor.integrationId)
    .sort()

describe('a session with a sub-client', () => {
  test('a session shows the sub-client’s display name and logo', async () => {
    expect((await sessionOf({ subClientId })).client).toEqual({ name: 'The Bakery', logoUrl })
    expect((await sessionOf({ subClientId: subClientId.toUpperCase() })).client.name).toBe('The Bakery')
  })

  test('a session shows the client itself if the id is unknown, another client’s or of the other environment', async () => {
    const stranger = await server.addClient()
    const moved = async (to: { environment?: Environment; client_id?: string }) => {
      const id = await register({})
      await server.db.updateTable('sub_clients').set(to).where('id', '=', id).execute()
      return id
    }
    const ids = [
      'nobody',
      randomUUID(),
      '',
      await moved({ environment: 'production' }),
      await moved({ client_id: stranger.clientId }),
    ]
    for (const id of ids) expect((await sessionOf({ subClientId: id })).client, id).toEqual({ name: 'Test Shop' })
  })

  test('a session shows the sub-client’s current name, and the client’s name after its removal', async () => {
    const id = await register({})
    const { session } = await openSession(server, { subClientId: id })
    const client = async () => (await server.call('GET', '/link/api/session', { session })).body.content.client
    expect(await client()).toEqual({ name: 'The Bakery' })
    await call('PUT', `/SubClient/${id}`, { token, body: { ...bakery, displayName: 'Renamed' } })
    expect(await client()).toEqual({ name: 'Renamed' })
    await call('DELETE', `/SubClient/${id}`, { token })
    expect(await client()).toEqual({ name: 'Test Shop' })
  })

  test.each<[string, object, (id: string) => boolean]>([
    ['nothing', {}, () => true],
    ['empty lists', { integrationWhiteList: [], excludeIntegrations: [] }, () => true],
    ['a list', { integrationWhiteList: [binanceId.toUpperCase(), randomUUID()] }, id => id === binanceId],
    ['a list of nobody', { integrationWhiteList: [randomUUID()] }, () => false],
    ['an exclusion', { excludeIntegrations: [binanceId] }, id => id !== binanceId],
    ['a list with an exclusion', { integrationWhiteList: [binanceId], excludeIntegrations: [binanceId] }, () => false],
    ['no wallets', { excludeIntegrationCategories: ['wallet'] }, id => id !== walletsId],
    ['no exchanges', { excludeIntegrationCategories: ['exchange'] }, id => brokerages.has(id) || id === walletsId],
    ['no brokerages', { excludeIntegrationCategories: ['brokerage'] }, id => !brokerages.has(id)],
  ])('offers what its catalogue leaves: %s', async (_, catalog, isLeft) => {
    expect(idsOf(await sessionOf({ subClientId: await register(catalog) }))).toEqual(everyId().filter(isLeft))
  })

  test('offers, of self-custody wallets, only those that its list names', async () => {
    const [metaMask, coinbaseWallet] = selfCustodyWallets('sandbox')
    const walletsOf = async (catalog: object) =>
      (await sessionOf({ subClientId: await register(catalog) })).integrations.find(
        ({ id }: { id: string }) => id === walletsId,
      )
    const one = await walletsOf({ integrationWhiteList: [metaMask?.id.toUpperCase(), binanceId] })
    expect(one).toMatchObject({ wallets: [{ providerId: metaMask?.providerId }], isOnlyListed: true })
    const all = await walletsOf({ integrationWhiteList: [metaMask?.id, walletsId] })
    expect(all).toMatchObject({ isOnlyListed: false, hiddenWallets: [] })
    expect(all.wallets).toHaveLength(selfCustodyWallets('sandbox').length)
    const others = await walletsOf({ excludeIntegrations: [coinbaseWallet?.id] })
    expect(others).toMatchObject({
      isOnlyListed: false,
      hiddenWallets: [coinbaseWallet?.providerId, coinbaseWallet?.name],
    })
    const lists = { integrationWhiteList: [metaMask?.id], excludeIntegrations: [metaMask?.id] }
    expect(await walletsOf(lists)).toBeUndefined()
  })

  test('a session cannot connect an integration that it does not offer', async () => {
    const { connection } = await connectBinance(server)
    const id = await register({ excludeIntegrationCategories: ['exchange'] })
    const { session } = await openSession(server, { subClientId: id, integrationId: binanceId })
    const opened = await server.call('GET', '/link/api/session', { session })
    expect(opened.body.content).not.toHaveProperty('integrationId')
    const key = { integrationId: binanceId, fields: { username: 'Mesh', password: 'Pass123' } }
    const typed = await server.call('POST', '/link/api/connections/key', { session, body: key })
    expect(typed.body.message).toMatch(/^integrationId: /)
    const signIn = { session, body: { integrationId: coinbaseId } }
    expect((await server.call('POST', '/link/api/connections/oauth', signIn)).status).toBe(400)
    const stored = { session, body: { accessTokens: [connection.accessToken] } }
    const restored = await server.call('POST', '/link/api/connections/stored', stored)
    expect(restored.body.content).toEqual({ connections: [] })
  })
})

test.each<[string, () => Promise<string> | string]>([
  ['nobody', () => randomUUID()],
  ['no id at all', () => 'bakery'],
  ['an empty text', () => ''],
  ['another client’s', async () => register({}, (await managing(server, await server.addClient())).token)],
])('a sub-client of %s is no error: the session carries the client’s own branding', async (_, id) => {
  const session = await sessionOf({ subClientId: await id() })
  expect(session.client).toEqual({ name: 'Test Shop' })
  expect(idsOf(session)).toEqual(everyId())
})

test('a transfer carries the sub-client it was made for, and is found by it; an unknown one it does not carry', async () => {
  const send = async (subClient: string) => {
    const open = await openSession(server, { ...toShop(), subClientId: subClient })
    const { session, connection } = await connectBinance(server, 'Mesh', open)
    const { connectionId } = connection
    const requested = { connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
    const preview = await server.call('POST', '/link/api/transfers/preview', { session, body: requested })
    const { previewId } = preview.body.content
    const body = { previewId, secondFactorCode: '123456' }
    const { status } = await server.call('POST', '/link/api/transfers/execute', { session, body })
    expect(status).toBe(200)
    return previewId as string
  }
  const [made, other] = [await send(subClientId), await send(randomUUID())]
  const list = async (query: string) =>
    (await server.call('GET', `/api/v1/transfers/managed/mesh${query}`)).body.content.items
  expect((await list(`?SubClientId=${subClientId}`)).map(({ id }: { id: string }) => id)).toEqual([made])
  expect((await list(`?Id=${made}`))[0]).toMatchObject({ subClientId })
  expect((await list(`?Id=${other}`))[0]).not.toHaveProperty('subClientId')
})
