/** Private keys of a client's funds, searched for in the memory of a server that was given their public half alone. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'

import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { formsOf, formsOfText, scanMemory } from '../harness/scanMemory.ts'
import { dumpDatabase } from './dumpDatabase.ts'

const baseSepoliaId = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

let env: TestEnvironment
beforeAll(async () => {
  env = await openEnvironment()
})
afterAll(() => env?.close())

const seed = randomBytes(32)
const master = HDKey.fromMasterSeed(seed)
const account = master.derive("m/44'/60'/0'")
const payee = account.deriveChild(0).deriveChild(0)
const keyOf = ({ privateKey }: HDKey): Buffer => Buffer.from(privateKey ?? expect.fail('no private key'))
const patterns = [
  ...formsOf('seed', seed),
  ...formsOf('master key', keyOf(master)),
  ...formsOf('account key', keyOf(account)),
  ...formsOf('key of the first address', keyOf(payee)),
  ...formsOfText('extended private key', account.privateExtendedKey),
]

test.skipIf(process.platform !== 'linux')('the scan finds a planted key in each of its forms', async () => {
  const keep = `const key = Buffer.from(Buffer.from(process.argv[1], 'hex').map(byte => byte ^ 0xff))
    const texts = ['hex', 'base64'].map(form => key.toString(form))
    globalThis.kept = [key, ...texts, ...texts.map(text => Buffer.from(text, 'utf16le')), texts[0].toUpperCase()]
    setInterval(() => undefined, 1_000)
    console.log('ready')`
  const key = randomBytes(32)
  // In its arguments, the process has another text than any form of the key.
  const masked = Buffer.from(key.map(byte => byte ^ 0xff)).toString('hex')
  const child = spawn(process.execPath, ['-e', keep, masked], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const { found } = await scanMemory(child.pid ?? 0, formsOf('planted', key))
  child.kill()
  const names = [
    'planted HEX',
    'planted base64',
    'planted base64 in two bytes',
    'planted hex',
    'planted hex in two bytes',
  ]
  expect(found).toEqual(expect.arrayContaining([...names, 'planted raw']))
})

test.skipIf(process.platform !== 'linux')(
  'a server that was paid at addresses of a public key has no private key',
  async () => {
    const server = await env.start()
    const rialto = { ...server, databaseUrl: server.env['DATABASE_URL'], sandbox: env.sandbox.institutions.origin }
    await addPaymentSource(rialto, 'evm', account.publicExtendedKey)
    const order = { userId: 'payer', transactionId: 'memory', networkId: baseSepoliaId, symbol: 'USDC', amount: '5' }
    const { id, address } = (await callApi(rialto, 'POST', '/paymentRequests', order)).content as Record<string, string>
    await env.sandbox.control.airdropOn(baseSepoliaId, { address: address ?? '', symbol: 'USDC', amount: '5' })
    await eventually(async () => {
      const { content } = await callApi(rialto, 'GET', `/paymentRequests/${id}`)
      return (content as { payments: unknown[] }).payments.length === 1
    }, 'the payment')
    const { pid = 0 } = server.process
    // The scan reaches the server's heap: the address is there.
    const shown = await scanMemory(
      pid,
      [address ?? '', (address ?? '').toLowerCase()].flatMap(text => formsOfText('address', text)),
    )
    const { found, bytes } = await scanMemory(pid, patterns)
    expect({ found, isRead: bytes > 50_000_000 }).toEqual({ found: [], isRead: true })
    expect(shown.found).not.toEqual([])
    const stored = await dumpDatabase(server.env['DATABASE_URL'] ?? '')
    const texts = patterns.map(({ bytes: pattern }) => pattern.toString('latin1'))
    expect(stored.filter(({ text }) => texts.some(one => text.includes(one))).map(({ place }) => place)).toEqual([])
  },
)
