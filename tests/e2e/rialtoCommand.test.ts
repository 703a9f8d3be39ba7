import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { Client } from '@modelcontextprotocol/client'
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { baseSepolia, type DepositRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'
import { typeCommand } from '../harness/typeCommand.ts'

let rialto: Rialto
beforeAll(async () => {
  rialto = await startRialto({ embeddedDatabase: true, env: { RIALTO_DEMO: 'off', RIALTO_LOG_LEVEL: 'info' } })
})
afterAll(() => rialto?.stop())

const type = (...words: string[]) => typeCommand(rialto, ...words)

const status = async (secret: string): Promise<number> => {
  const headers = { 'x-client-id': demoClient.id, 'x-client-secret': secret }
  return (await fetch(`${rialto.api}/api/v1/integrations`, { headers })).status
}

test('a key made beside a running server works at once, and ends within seconds of being revoked', async () => {
  const made = await type('keys', 'create', '--client', demoClient.id, '--permissions', 'read', '--label', 'second')
  const secret = /sk_sandbox_[0-9A-Za-z]{49}/.exec(made)?.[0] ?? ''
  const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(made) ?? []
  expect(await status(secret)).toBe(200)
  await type('keys', 'revoke', id)
  await eventually(async () => (await status(secret)) === 401, 'the revoked key to be refused', 10_000)
  expect(await status(demoClient.secret)).toBe(200)
  expect(rialto.output()).not.toContain(secret)
})

test('the command leaves the demo client as the server made it', async () => {
  const before = await type('clients', 'list')
  expect(before).toContain(demoClient.id)
  expect(await type('migrate')).toBe('The database is up to date.\n')
  expect(await type('clients', 'list')).toBe(before)
})

test('the doctor recognises the server that runs', async () => {
  const report = await type('doctor')
  expect(report).toContain(`Port ${new URL(rialto.api).port} (PORT) is in use by a running Rialto`)
  expect(report).toContain('Ready to start.')
})

/** The log, a line each. Throws where standard output holds anything else. */
const logged = () =>
  rialto
    .standardOutput()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as { level: string; msg: string; route?: string; requestId?: string })

test('standard output is JSON alone, a line for each request and none for probes; the start message is beside it', async () => {
  for (const probe of ['/healthz', '/readyz']) expect((await fetch(`${rialto.api}${probe}`)).status).toBe(200)
  const before = logged().filter(({ route }) => route === '/api/v1/status').length
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${rialto.api}/api/v1/status`)))
  expect(answers.map(({ status: code }) => code)).toEqual([401, 401, 401])
  const ofRequests = await eventually(async () => {
    const lines = logged().filter(({ route }) => route === '/api/v1/status')
    return lines.length >= before + 3 && lines
  }, 'a line for each request')
  expect(ofRequests).toHaveLength(before + 3)
  expect(new Set(ofRequests.map(({ requestId }) => requestId)).size).toBe(before + 3)
  expect(logged().filter(({ route = '' }) => /z$/.test(route))).toEqual([])
  expect(rialto.output()).toContain('Ctrl-C stops everything.')
  expect(rialto.standardOutput()).not.toContain('Ctrl-C')
})

const script = join(import.meta.dirname, '../../scripts/rialto.mjs')

/** `rialto mcp` as an agent starts it, by the protocol's own client. */
const openAgent = async ({ id, secret } = demoClient) => {
  const credentials = { RIALTO_CLIENT_ID: id, RIALTO_CLIENT_SECRET: secret }
  const env = { ...getDefaultEnvironment(), ...credentials, RIALTO_URL: rialto.api }
  const transport = new StdioClientTransport({
    ...{ command: process.execPath, args: [script, 'mcp'], env, stderr: 'pipe' as const },
  })
  const seen: string[] = []
  transport.stderr?.on('data', (text: Buffer) => void seen.push(text.toString()))
  const agent = new Client({ name: 'test', version: '1.0.0' })
  await agent.connect(transport)
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await agent.callTool({ name, arguments: input })
    const text = content.map(part => (part.type === 'text' ? part.text : '')).join('')
    seen.push(text)
    return { text, isError: isError ?? false }
  }
  const content = async <T>(name: string, input: Record<string, unknown>): Promise<T> =>
    (JSON.parse((await call(name, input)).text) as { content: T }).content
  return { agent, call, content, seen: () => seen.join('\n') }
}

test('an agent searches the documentation and makes a deposit that the institution has in its books', async () => {
  const { agent, call, content, seen } = await openAgent()
  try {
    const { tools } = await agent.listTools()
    const names = tools.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['searchDocs', 'readDocs', 'listTransfers', 'executeTransfer']))
    expect(names).not.toContain('placeOrder')
    expect((await call('searchDocs', { query: 'webhook signature' })).text).toContain('"page": "webhooks"')
    expect((await call('readDocs', { page: 'sandbox', section: 'Personas' })).text).toContain('`Mesh`')
    const { accountTokens } = await content<{ accountTokens: { accessToken: string }[] }>('authenticate', {
      ...{ userId: 'agent', type: 'binanceInternational', username: 'Mesh', password: 'Pass123' },
    })
    const from = { fromAuthToken: accountTokens[0]?.accessToken, fromType: 'binanceInternational' }
    const address = `0x${randomBytes(20).toString('hex')}`
    const deposit = { ...from, networkId: baseSepolia, symbol: 'USDC', toAddress: address, amount: 7 }
    const refused = await call('previewTransfer', { ...deposit, toAddress: 'nowhere' })
    expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/^HTTP 400\n.*toAddress/) })
    const { previewResult } = await content<{ previewResult: { previewId: string } }>('previewTransfer', deposit)
    await call('executeTransfer', { ...from, previewId: previewResult.previewId })
    const record = await eventually(async () => {
      const { items } = await content<{ items: DepositRecord[] }>('listTransfers', { Id: previewResult.previewId })
      return items.find(({ status }) => status === 'succeeded')
    }, 'the agent’s deposit to succeed')
    const paid = (await sandboxControl(rialto.sandbox).withdrawals()).filter(one => one.address === address)
    expect(paid).toMatchObject([{ institution: 'binance', hash: record.hash }])
    expect(seen()).not.toContain(demoClient.secret)
  } finally {
    await agent.close()
  }
})

test('an agent of another client reaches neither the accounts nor the transfers of this one', async () => {
  const clients = await type('clients', 'create', '--name', 'Another Shop')
  const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(clients) ?? []
  const made = await type('keys', 'create', '--client', id, '--permissions', 'read,write', '--label', 'agent')
  const secret = /sk_sandbox_[0-9A-Za-z]{49}/.exec(made)?.[0] ?? ''
  const [mine, theirs] = [await openAgent(), await openAgent({ id, secret })]
  try {
    const { accountTokens } = await mine.content<{ accountTokens: { accessToken: string }[] }>('authenticate', {
      ...{ userId: 'agent', type: 'binanceInternational', username: 'Mesh', password: 'Pass123' },
    })
    const from = { fromAuthToken: accountTokens[0]?.accessToken, fromType: 'binanceInternational' }
    const toAddress = `0x${randomBytes(20).toString('hex')}`
    const deposit = { ...from, networkId: baseSepolia, symbol: 'USDC', toAddress, amount: 7 }
    const { previewResult } = await mine.content<{ previewResult: { previewId: string } }>('previewTransfer', deposit)
    const { previewId } = previewResult
    for (const [name, input] of [
      ['previewTransfer', deposit],
      ['executeTransfer', { ...from, previewId }],
    ] as const)
      expect(await theirs.call(name, input)).toMatchObject({ isError: true, text: expect.stringMatching(/^HTTP 40\d/) })
    expect(await theirs.content('listTransfers', { Id: previewId })).toMatchObject({ items: [] })
    expect((await sandboxControl(rialto.sandbox).withdrawals()).filter(one => one.address === toAddress)).toEqual([])
  } finally {
    await Promise.all([mine.agent.close(), theirs.agent.close()])
  }
})

test('an agent is given nothing for a key of production', () => {
  const env = { ...process.env, RIALTO_CLIENT_ID: demoClient.id, RIALTO_CLIENT_SECRET: 'sk_live_0123456789' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'mcp'], { env, input: '', encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('Keys of production are refused.')
  expect(stderr).not.toContain('sk_live_0123456789')
})
