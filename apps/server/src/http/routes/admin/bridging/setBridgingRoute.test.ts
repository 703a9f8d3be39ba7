import { randomUUID } from 'node:crypto'

import { defined } from '@rialto/defined'

import { beforeAll, describe, expect, test } from 'vitest'

import { onBase, onSepolia } from '../../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let token: string
beforeAll(async () => {
  token = (await managing(server, server.client)).token
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = token) =>
  adminCaller(server)(method, `/Bridging${path}`, { token: as, ...defined({ body }) })
const set = (changes: object = {}) =>
  call('PUT', '/routes', { origin: onSepolia('usdc'), destination: onBase(), ...changes })
const list = async () => (await call('GET', '/routes')).body.content
const discover = async () => {
  const body = { sources: [onSepolia()] }
  return (await server.call('POST', '/api/v1/bridging/routes/withdrawal', { body })).body.content.routes
}

describe('bridging routes', () => {
  test('a route is opened, seen at once, changed and closed', async () => {
    expect(await discover()).toEqual([])
    const { body } = await set()
    const route = {
      id: body.content.id,
      origin: onSepolia(),
      destination: onBase(),
      displayName: 'USDC on Sepolia to USDC on Base Sepolia',
      minimumAmount: null,
      isCarried: true,
    }
    expect(body.content).toEqual(route)
    expect(await discover()).toHaveLength(1)
    await set({ minimumAmount: '0.5', displayName: 'To Base' })
    expect((await list()).routes).toEqual([{ ...route, minimumAmount: 0.5, displayName: 'To Base' }])
    expect((await call('DELETE', `/routes/${route.id}`)).status).toBe(200)
    expect(await discover()).toEqual([])
    expect((await call('DELETE', `/routes/${route.id}`)).status).toBe(404)
  })

  test('pages hold every route once, in the order of their pairs, and a search finds parts of it in any case', async () => {
    const assets = ['USDC', 'USDT', 'ETH', 'DOGE']
    for (const asset of assets) await set({ origin: onSepolia(asset), displayName: `Pay 1%_ ${asset}` })
    const pageOf = async (body: object) => (await call('POST', '/routes/list', body)).body.content
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await pageOf({ count: 3, ...defined({ cursor }) })
      expect(page.items.length).toBeLessThanOrEqual(3)
      seen.push(...page.items.map((one: { origin: { asset: string } }) => one.origin.asset))
      cursor = page.nextCursor
    } while (cursor !== undefined)
    expect(seen.toSorted()).toEqual(assets.toSorted())
    const namesOf = async (find: string) =>
      (await pageOf({ find })).items.map((one: { displayName: string }) => one.displayName)
    expect(await namesOf('%_ usd')).toEqual(['Pay 1%_ USDC', 'Pay 1%_ USDT'])
    expect(await namesOf('%usd')).toEqual([])
    expect((await call('POST', '/routes/list', { cursor: 'x' })).status).toBe(400)
    const other = await server.addClient()
    const elsewhere = await call('POST', '/routes/list', {}, (await managing(server, other)).token)
    expect(elsewhere.body.content.items).toEqual([])
    for (const { id } of (await list()).routes) await call('DELETE', `/routes/${id}`)
  })

  test('a route that no provider supports is stored and hidden from users', async () => {
    const { body } = await set({ origin: onSepolia('DOGE') })
    expect(body.content.isCarried).toBe(false)
    await call('DELETE', `/routes/${body.content.id}`)
  })

  test('the network priority is replaced as a whole', async () => {
    const networks = [onBase().network, onSepolia().network]
    expect((await call('PUT', '/networkPriority', { networks: [...networks, ...networks] })).body.content).toEqual({
      networks,
    })
    expect((await list()).networkPriority).toEqual(networks)
    await call('PUT', '/networkPriority', { networks: [] })
    expect((await list()).networkPriority).toEqual([])
  })

  test.each([
    ['origin.network', { origin: { network: 'eip155:1', asset: 'USDC' } }, 'invalidField'],
    ['origin.asset', { origin: { ...onSepolia(), asset: 'U S' } }, 'invalidField'],
    ['destination', { destination: undefined }, 'missingField'],
    ['destination', { destination: onSepolia() }, 'invalidField'],
    ['minimumAmount', { minimumAmount: -1 }, 'invalidField'],
    ['minimumAmount', { minimumAmount: 1_000_000_001 }, 'invalidField'],
    ['displayName', { displayName: 'x'.repeat(101) }, 'invalidField'],
  ])('%s in %o', async (field, changes, type) => {
    const { status, body } = await set(changes)
    expect({ status, type: body.errorType }).toEqual({ status: 400, type })
    expect(body.message).toMatch(new RegExp(`^${field}: `))
  })

  test('networks[0] must be a network of this environment', async () => {
    const { body } = await call('PUT', '/networkPriority', { networks: ['eip155:1'] })
    expect(body.message).toMatch(/^networks\[0\]: /)
  })

  test('another client’s route is answered exactly like an unknown route', async () => {
    const { id } = (await set()).body.content
    const { token: theirs } = await managing(server, await server.addClient())
    const foreign = await call('DELETE', `/routes/${id}`, undefined, theirs)
    expect(foreign.text).toBe((await call('DELETE', `/routes/${randomUUID()}`, undefined, theirs)).text)
    expect((await list()).routes).toHaveLength(1)
    expect((await call('GET', '/routes', undefined, theirs)).body.content.routes).toEqual([])
  })

  test('a request without a token receives 401', async () => {
    expect((await adminCaller(server)('GET', '/Bridging/routes')).status).toBe(401)
  })
})
