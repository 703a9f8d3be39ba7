import { randomUUID } from 'node:crypto'

import { selfCustodyWallets } from '@rialto/catalog'
import { appendLinkParameters, readLinkParameters } from '@rialto/link-protocol'
import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import {
  baseSepoliaId,
  binanceId,
  coinbaseId,
  connectBinance,
  openSession,
  sepoliaId,
  toShop,
  opening,
} from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let call: ReturnType<typeof adminCaller>
let token: string
beforeAll(async () => {
  call = adminCaller(server)
  ;({ token } = await managing(server))
})

const create = async (settings: object = {}): Promise<string> => {
  const { status, body } = await call('POST', '/LinkConfiguration', { token, body: { name: 'Deposits', ...settings } })
  expect({ status, message: body.message }).toEqual({ status: 200, message: '' })
  return body.content.configurationId
}
const sessionOf = async (request: object) => {
  const { session } = await openSession(server, request)
  return (await server.call('GET', '/link/api/session', { session })).body.content
}
const idsOf = ({ integrations }: { integrations: { id: string }[] }) => integrations.map(({ id }) => id)
const issue = (request: object) => server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...request } })
const only = (...ids: string[]) => ({ catalogConfiguration: { integrationWhiteList: ids } })

test('a configuration is created, read, listed, replaced and removed', async () => {
  const settings = { name: 'All', products: ['orders'], networkIds: [sepoliaId], restrictMultipleAccounts: true }
  const configurationId = await create({ ...settings, ...only(coinbaseId) })
  const stored = { configurationId, ...settings, ...only(coinbaseId) }
  const path = `/LinkConfiguration/${configurationId}`
  expect((await call('GET', path, { token })).body.content).toEqual(stored)
  expect((await call('GET', '/LinkConfiguration', { token })).body.content).toContainEqual(stored)
  const replaced = await call('PUT', path, { token, body: { name: ' Fewer ' } })
  expect(replaced.body.content).toMatchObject({ name: 'Fewer', products: [], networkIds: [], catalogConfiguration: {} })
  expect((await call('DELETE', path, { token })).status).toBe(200)
  for (const method of ['GET', 'DELETE'] as const) expect((await call(method, path, { token })).status).toBe(404)
  expect((await call('PUT', path, { token, body: { name: 'Fewer' } })).status).toBe(404)
})

test.each([
  ['name', { name: ' ' }, 'invalidField'],
  ['name', { name: undefined }, 'missingField'],
  ['products[0]', { products: ['everything'] }, 'invalidField'],
  ['theme', { theme: 'blue' }, 'invalidField'],
  ['language', { language: 'German' }, 'invalidField'],
  ['displayFiatCurrency', { displayFiatCurrency: '€' }, 'invalidField'],
  ['networkIds[0]', { networkIds: [randomUUID()] }, 'networkNotSupported'],
  ['brand.accentColor.light', { brand: { accentColor: { light: '#ffcc00', dark: '#ffcc00' } } }, 'invalidField'],
  ['brand.accentColor.dark', { brand: { accentColor: { light: '#0052ff', dark: '#0052ff' } } }, 'invalidField'],
  ['brand.accentColor.dark', { brand: { accentColor: { light: '#0052ff', dark: 'red;}' } } }, 'invalidField'],
  ['brand.cornerRadius', { brand: { cornerRadius: 25 } }, 'invalidField'],
  ['brand.logoUrl', { brand: { logoUrl: 'http://shop.example/logo.png' } }, 'invalidField'],
  ['brand.confirmVerb', { brand: { confirmVerb: 'steal' } }, 'invalidField'],
  ['brand.addressForm', { brand: { addressForm: 'rude' } }, 'invalidField'],
])('%s in %j is rejected', async (field, change, errorType) => {
  const { status, body } = await call('POST', '/LinkConfiguration', { token, body: { name: 'Deposits', ...change } })
  expect({ status, type: body.errorType, field: body.message.split(':')[0] }).toEqual({
    status: 400,
    type: errorType,
    field,
  })
})

test('the brand of a configuration is that of the sessions opened with it, and of no others', async () => {
  const brand = {
    accentColor: { light: '#0052FF', dark: '#8ab4ff' },
    cornerRadius: 4,
    logoUrl: 'https://shop.example/logo.svg',
    confirmVerb: 'deposit',
    addressForm: 'formal',
  }
  const configurationId = await create({ brand })
  const stored = (await call('GET', `/LinkConfiguration/${configurationId}`, { token })).body.content
  expect(stored.brand).toEqual({ ...brand, accentColor: { light: '#0052ff', dark: '#8ab4ff' } })
  const branded = await sessionOf({ userId: 'user-1', configurationId })
  expect(branded.client).toMatchObject({ name: 'Test Shop', logoUrl: brand.logoUrl })
  expect(branded.brand).toEqual({
    colors: {
      light: { accent: '#0052ff', onAccent: '#ffffff' },
      dark: { accent: '#8ab4ff', onAccent: '#10182a' },
    },
    cornerRadius: 4,
    confirmVerb: 'deposit',
    addressForm: 'formal',
  })
  const plain = await sessionOf({ userId: 'user-1' })
  expect([plain.brand, plain.client.logoUrl]).toEqual([undefined, undefined])
})

test('a color without enough contrast is rejected with the nearest shade that is accepted', async () => {
  const save = (light: string) =>
    call('POST', '/LinkConfiguration', {
      token,
      body: { name: 'Faint', brand: { accentColor: { light, dark: '#ffcc00' } } },
    })
  const { body } = await save('#ffcc00')
  expect(body.message).toMatch(/contrast of 1\.\d:1 in the light theme, and 4\.5:1 is required/)
  const nearest = /#[0-9a-f]{6}/.exec(body.message)?.[0] ?? ''
  expect((await save(nearest)).status).toBe(200)
})

test('theme, language and currency of a configuration take precedence over the SDK’s additions', async () => {
  const appearance = { theme: 'dark', language: 'de', displayFiatCurrency: 'eur' }
  const configurationId = await create(appearance)
  const stored = { ...appearance, displayFiatCurrency: 'EUR' }
  const path = `/LinkConfiguration/${configurationId}`
  expect((await call('GET', path, { token })).body.content).toMatchObject(stored)
  const { body } = await issue({ configurationId })
  const fromSdk = { language: 'fr', fiatCurrency: 'GBP', theme: 'light', embedded: false } as const
  expect(readLinkParameters(appendLinkParameters(atob(body.content.linkToken), fromSdk))).toMatchObject({
    language: 'de',
    fiatCurrency: 'EUR',
    theme: 'dark',
  })
  const plain = atob((await issue({ configurationId: await create() })).body.content.linkToken)
  expect([...new URL(plain).searchParams.keys()]).toEqual(['code'])
})

describe('a session', () => {
  test('a session offers the integrations of its configuration, and another one neither opens nor connects', async () => {
    const configurationId = await create(only(coinbaseId))
    const { session } = await openSession(server, { configurationId })
    expect(idsOf((await server.call('GET', '/link/api/session', { session })).body.content)).toEqual([coinbaseId])
    const body = { integrationId: binanceId, fields: { username: 'Mesh', password: 'Pass123' } }
    const refused = await server.call('POST', '/link/api/connections/key', { session, body })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toBe('integrationId: this session does not offer this integration')
    expect((await issue({ configurationId, integrationId: binanceId })).body.message).toMatch(/^integrationId: /)
    const [metaMask, other] = selfCustodyWallets('sandbox').map(({ id }) => id)
    const wallets = await create(only(metaMask ?? ''))
    expect((await issue({ configurationId: wallets, integrationId: metaMask })).status).toBe(200)
    expect((await issue({ configurationId: wallets, integrationId: other })).body.message).toMatch(/^integrationId: /)
  })

  test('a session offers integrations that support every product of its configuration', async () => {
    const offered = idsOf(await sessionOf({ configurationId: await create({ products: ['orders', 'identity'] }) }))
    const supporting = server.ctx.connectors
      .list()
      .filter(({ descriptor: { products } }) =>
        ['orders', 'identity'].every(product => products.some(one => one === product)),
      )
    expect(offered.length).toBeGreaterThan(0)
    expect([...offered].sort()).toEqual(supporting.map(({ descriptor }) => descriptor.integrationId).sort())
    expect(idsOf(await sessionOf({})).length).toBeGreaterThan(offered.length)
  })

  test('a session accepts destinations on the networks of its configuration only', async () => {
    const configurationId = await create({ networkIds: [baseSepoliaId.toUpperCase()] })
    const { transferOptions } = toShop()
    expect((await issue({ configurationId, transferOptions })).status).toBe(200)
    const elsewhere = { ...transferOptions.toAddresses[0], networkId: sepoliaId }
    const refused = await issue({ configurationId, transferOptions: { ...transferOptions, toAddresses: [elsewhere] } })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/^transferOptions\.toAddresses\[0\]\.networkId: /)
  })

  test('the configuration decides whether a session offers another account, unless the link token sets it', async () => {
    const configurationId = await create({ restrictMultipleAccounts: true })
    expect(await sessionOf({ configurationId })).toMatchObject({ restrictMultipleAccounts: true })
    const own = await sessionOf({ configurationId, restrictMultipleAccounts: false })
    expect(own).toMatchObject({ restrictMultipleAccounts: false })
  })

  test('a session omits stored accounts of integrations outside its configuration', async () => {
    const { connection } = await connectBinance(server, 'Mesh4')
    const accessTokens = [{ accessToken: connection.accessToken }]
    const restored = async (settings: object) =>
      (await sessionOf({ accessTokens, configurationId: await create(settings) })).connections.length
    expect(await restored(only(binanceId))).toBe(1)
    expect(await restored(only(coinbaseId))).toBe(0)
  })

  test('a session keeps the settings that its configuration had when the link token was issued', async () => {
    const configurationId = await create(only(coinbaseId))
    const { body } = await issue({ configurationId })
    await call('DELETE', `/LinkConfiguration/${configurationId}`, { token })
    const code = new URL(atob(body.content.linkToken)).searchParams.get('code')
    const opened = await server.call('POST', '/link/api/session', { body: opening(code) })
    expect(idsOf(opened.body.content.session)).toEqual([coinbaseId])
    expect((await issue({ configurationId })).body.message).toMatch(/^configurationId: /)
  })
})
