import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createTestDatabase } from '@rialto/store/testing'
import { afterEach, expect, test } from 'vitest'

import { readConfig } from '../../config.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkNodes } from './checkNodes.ts'
import { checkPorts } from './checkPorts.ts'
import { checkRuntime, checkVault } from './checkRuntime.ts'

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => new Promise(done => server.close(done))))
})

/** A listener that answers every request so. */
const listen = (status: number, body: string): Promise<number> =>
  new Promise(resolve => {
    const server = createServer((_request, response) => response.writeHead(status).end(body))
    servers.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString('base64')
const production = (env: Record<string, string> = {}) =>
  readConfig({
    RIALTO_ENVIRONMENT: 'production',
    RIALTO_PUBLIC_URL: 'https://link.example.com',
    RIALTO_VAULT_KEYS: `main:${key}`,
    PORT: '0',
    RIALTO_ALLOW_PRIVATE_TARGETS: '127.0.0.0/8',
    ...env,
  })

test('this Node is supported', async () => {
  expect((await checkRuntime(production())).map(({ state }) => state)).toEqual(['ok', 'ok'])
})

test('without DATABASE_URL, a release, which has no PostgreSQL, is not ready', async () => {
  const fault = 'The optional package is not installed. Set DATABASE_URL to a PostgreSQL server.'
  expect(await checkDatabase(production({ RIALTO_DATA_DIR: '/tmp' }), () => fault)).toEqual([
    { state: 'bad', what: 'Database: DATABASE_URL is not set', advice: fault },
  ])
})

test('a vault key that is none is bad, and is not quoted', async () => {
  expect(await checkVault(production())).toMatchObject([{ state: 'ok' }])
  const [check] = await checkVault(production({ RIALTO_VAULT_KEYS: 'main:canary' }))
  expect(check).toMatchObject({ state: 'bad', advice: expect.stringContaining('openssl rand') })
  expect(JSON.stringify(check)).not.toContain('canary')
})

test('a port is free, a running Rialto’s, or somebody else’s', async () => {
  const at = async (port: number) => (await checkPorts(production({ PORT: String(port) })))[0]
  expect(await at(0)).toMatchObject({ state: 'ok', what: expect.stringContaining('free') })
  expect(await at(await listen(200, '{"status":"ok"}'))).toMatchObject({
    state: 'ok',
    what: expect.stringContaining('running Rialto'),
  })
  expect(await at(await listen(404, ''))).toMatchObject({ state: 'bad', advice: expect.stringContaining('PORT') })
})

test('a node is asked for its chain; its URL, which may hold a key, is not shown', async () => {
  const node = async (status: number, body: string) => {
    const url = `http://127.0.0.1:${await listen(status, body)}/canary`
    const [check] = await checkNodes(production({ RIALTO_EVM_RPC_1: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, '{"jsonrpc":"2.0","id":1,"result":"0x1"}')).toBe('ok')
  expect(await node(200, '{"jsonrpc":"2.0","id":1,"result":"0x89"}')).toBe('bad')
  expect(await node(200, '<html>')).toBe('bad')
  expect(await node(401, '')).toBe('bad')
  expect(await checkNodes(production({ RIALTO_EVM_RPC_1: 'http://127.0.0.1:1/' }))).toMatchObject([{ state: 'bad' }])
  expect(await checkNodes(production())).toMatchObject([{ state: 'note' }])
})

test('a Solana node is asked for its genesis', async () => {
  const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  const node = async (body: string, chainId = '101') => {
    const url = `http://127.0.0.1:${await listen(200, body)}/canary`
    const found = await checkNodes(production({ [`RIALTO_SOLANA_RPC_${chainId}`]: url }))
    expect(JSON.stringify(found)).not.toContain('canary')
    // Without a node of an EVM chain the note stays.
    expect(found[1]).toMatchObject({ state: 'note' })
    return found[0]?.state
  }
  expect(await node(`{"jsonrpc":"2.0","id":1,"result":"${mainnet}"}`)).toBe('ok')
  expect(await node(`{"jsonrpc":"2.0","id":1,"result":"${mainnet}"}`, '103')).toBe('bad')
  expect(await node(`{"jsonrpc":"2.0","id":1,"result":"${mainnet}"}`, '7')).toBe('bad')
  expect(await node('{"jsonrpc":"2.0","id":1,"result":"0x1"}')).toBe('bad')
  expect(await node('<html>')).toBe('bad')
})

test('a Bitcoin node is asked for its first block, with the name and password of its URL', async () => {
  const mainnet = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
  const node = async (status: number, body: string) => {
    const url = `http://canary:canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_BITCOIN_RPC: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, `{"result":"${mainnet}","error":null,"id":1}`)).toBe('ok')
  expect(await node(200, `{"result":"${mainnet.replace('19d6', '19d7')}","error":null,"id":1}`)).toBe('bad')
  expect(await node(401, '')).toBe('bad')
  expect(await node(200, '<html>')).toBe('bad')
})

test('a Tron node is asked for its first block, as its solidity side has it', async () => {
  const id = '00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc'
  const node = async (status: number, body: string) => {
    const url = `http://canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_TRON_RPC: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  expect(await node(200, `{"blockID": "${id}","block_header":{}}`)).toBe('ok')
  expect(await node(200, `{"blockID":"${id.replace('53dc', '53dd')}"}`)).toBe('bad')
  expect(await node(200, '{}')).toBe('bad')
  expect(await node(403, '')).toBe('bad')
})

test('a server of the XRP Ledger is asked for its network, and whether it is in step with it', async () => {
  const node = async (status: number, body: string) => {
    const url = `http://canary:canary@127.0.0.1:${await listen(status, body)}/`
    const [check] = await checkNodes(production({ RIALTO_XRPL_RPC: url }))
    expect(JSON.stringify(check)).not.toContain('canary')
    return check?.state
  }
  const validated = '"validated_ledger": {"seq": 9}'
  expect(await node(200, `{"result":{"info":{"network_id": 0,${validated}}}}`)).toBe('ok')
  expect(await node(200, `{"result":{"info":{"network_id":1,${validated}}}}`)).toBe('bad')
  expect(await node(200, '{"result":{"info":{"network_id":0}}}')).toBe('bad')
  expect(await node(200, '{}')).toBe('bad')
  expect(await node(503, 'Server is overloaded')).toBe('bad')
})

test('production lists what its first request lacks', async () => {
  const { url, drop, db } = await createTestDatabase()
  const config = production({ DATABASE_URL: url })
  const check = async () => (await checkDatabase(config)).map(({ state, advice }) => `${state} ${advice ?? ''}`)
  expect(await check()).toEqual(['ok ', 'note ', expect.stringContaining('rialto clients create')])
  const id = '00000000-0000-4000-8000-000000000001'
  await db
    .insertInto('clients')
    .values({ id, name: 'Shop', created_at: new Date(0) })
    .execute()
  await db
    .insertInto('client_settings')
    .values({ client_id: id, environment: 'production', allowed_origins: [] })
    .execute()
  expect(await check()).toEqual([
    'ok ',
    'note ',
    expect.stringContaining('rialto keys create'),
    expect.stringContaining('rialto ip-ranges add'),
  ])
  await drop()
})
