import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCli } from '../cli/runCli.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, type LinkedAccount, shopAddress } from '../testing/linkFlows.ts'

const atBinance = 'binanceInternational'
const dayMs = 24 * 60 * 60_000
/** No chain has it: a transaction that was dropped. */
const dropped = `0x${'d0'.repeat(32)}`
let dataDir: string
let server: TestServer
let binance: LinkedAccount

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rialto-replaced-'))
  server = await createTestServer()
  binance = (await connectBinance(server)).connection
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const send = async (amount: number): Promise<string> => {
  const from = { fromAuthToken: binance.accessToken, fromType: atBinance }
  const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount }
  const preview = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...from, ...to } })
  const { previewId } = preview.body.content.previewResult
  await server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...from, previewId } })
  return String(previewId)
}
const record = async (id: string) =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${id}`)).body.content.items[0]

interface Booked {
  id: string
  reference: string
  status: string
  hash: string
}
const withdrawalsOf = async (transferId: string) => {
  const { withdrawals } = (await server.simulators.control('GET', '/withdrawals')) as { withdrawals: Booked[] }
  return withdrawals.filter(({ reference }) => reference === transferId.replaceAll('-', ''))
}
const bookedAt = async (transferId: string): Promise<Booked> => {
  const [booked] = await withdrawalsOf(transferId)
  return booked ?? expect.fail('the institution has no such withdrawal')
}
const announce = (id: string, hash: string) =>
  server.simulators.control('POST', `/withdrawals/${id}/announce`, { hash })

/** The institution sends, and names a transaction that the chain drops. */
const sendDropped = async (amount: number) => {
  const transferId = await send(amount)
  await server.simulators.institutions.settle()
  const booked = await bookedAt(transferId)
  await announce(booked.id, dropped)
  await settleFor(120_000)
  return { transferId, booked }
}
const settleFor = async (ms: number) => {
  server.simulators.clock.advance(ms)
  await server.settle()
}

test('a transaction that the institution sends again under a new hash is followed, and paid once', async () => {
  const { chains } = server.simulators
  const at = { networkId: baseSepoliaId, symbol: 'USDC', address: shopAddress }
  const before = await chains.balanceOf(at)
  const { transferId, booked } = await sendDropped(7)
  expect(await record(transferId)).toMatchObject({ status: 'pending', hash: dropped })
  await announce(booked.id, booked.hash)
  await settleFor(120_000)
  expect(await record(transferId)).toMatchObject({ status: 'succeeded', hash: booked.hash })
  expect((await chains.balanceOf(at)) - before).toBe(7_000_000n)
  expect(await withdrawalsOf(transferId)).toHaveLength(1)
})

test('a transaction that is nowhere stays pending, and is in the review queue after a day', async () => {
  const { transferId, booked } = await sendDropped(8)
  const listed = async () => {
    const answer = await review('--json')
    const { transfers } = JSON.parse(answer.out) as { transfers: { transferId: string }[] }
    return transfers.find(each => each.transferId === transferId)
  }
  expect(await listed()).toBeUndefined()
  const { created_at: createdAt } = await setCreatedAt(transferId, new Date(Date.now() - dayMs - 60_000))
  expect(await record(transferId)).toMatchObject({ status: 'pending' })
  expect(await listed()).toMatchObject({ reason: 'notConfirmed', hash: dropped, symbol: 'USDC', amount: '8' })
  expect((await review()).out).toMatch(
    new RegExp(`${transferId} +${atBinance} +8 USDC +\\d+ h +notConfirmed +${dropped}`),
  )
  await setCreatedAt(transferId, createdAt)
  await announce(booked.id, booked.hash)
  await settleFor(120_000)
  expect(await record(transferId)).toMatchObject({ status: 'succeeded' })
  await setCreatedAt(transferId, new Date(0))
  expect(await listed()).toBeUndefined()
})

/** The command has the machine's clock, not the sandbox's: the transfer is made older instead. Answers what it was. */
const setCreatedAt = async (transferId: string, createdAt: Date) => {
  const found = await server.db
    .selectFrom('transfers')
    .select('created_at')
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow()
  await server.db.updateTable('transfers').set({ created_at: createdAt }).where('id', '=', transferId).execute()
  return found
}

const review = async (flags = '') => {
  let [out, err] = ['', '']
  const code = await runCli(['transfers', 'review', ...flags.split(' ').filter(Boolean)], {
    env: { DATABASE_URL: server.url, RIALTO_DATA_DIR: dataDir, RIALTO_VAULT_KEYS: server.vaultKeys },
    out: text => void (out += text),
    err: text => void (err += text),
    readInput: () => Promise.resolve(''),
    interrupted: () => Promise.resolve(),
  })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return { out }
}
