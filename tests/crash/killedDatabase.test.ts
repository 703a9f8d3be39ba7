import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { codeOf, connectBinance, openSession } from '../harness/connectAccount.ts'
import { execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { exchanges } from '../harness/exchanges.ts'
import {
  ended,
  expectMovedOnce,
  expectDelivered,
  freshAddress,
  withdrawalsTo,
  withdrawCalls,
} from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { familyOf, killHard, postmasterOf } from '../harness/processes.ts'
import type { Rialto } from '../harness/startRialto.ts'

const binance = exchanges.find(({ name }) => name === 'Binance')
if (!binance) throw new Error('Binance is missing')

let env: TestEnvironment
let server: Rialto

beforeAll(async () => {
  env = await openEnvironment({ embeddedDatabase: true })
  server = await env.start()
})
afterAll(() => env.close())

const killMain = () => killHard(postmasterOf(env.dataDir))
/** All at once, as the machine itself would: no child of the server writes a last word. */
const killAll = () => killHard(...familyOf(postmasterOf(env.dataDir)).map(({ pid }) => pid))

const ways = [
  { what: 'its main process', kill: killMain },
  { what: 'all of it', kill: killAll },
]

/** The code of a new link token, or undefined when the server could not promise one. */
const newToken = async (): Promise<string | undefined> => {
  const { http, content } = await callApi(server, 'POST', '/linktoken', { userId: 'crash-test' })
  return http === 200 ? codeOf((content as { linkToken: string }).linkToken) : undefined
}

describe.each(ways)('PostgreSQL killed under load ($what)', ({ kill }) => {
  test('every link token with a response survives, and the server recovers without a restart', async () => {
    const wanted = 200
    const promised: string[] = []
    let refused = 0
    let before = 0
    const caller = async () => {
      while (promised.length < wanted) {
        const code = await eventually(async () => {
          const made = await newToken()
          if (made === undefined) refused += 1
          return made
        }, 'a link token')
        promised.push(code)
        if (before === 0 && promised.length >= wanted / 3) {
          before = postmasterOf(env.dataDir)
          kill()
        }
      }
    }
    await Promise.all(Array.from({ length: 8 }, caller))

    expect(before).toBeGreaterThan(0)
    expect(postmasterOf(env.dataDir)).not.toBe(before)
    expect(refused).toBeGreaterThan(0)
    expect(new Set(promised).size).toBe(promised.length)
    for (const code of promised) await openSession(server, code)
    // Its row was changed too, not only kept: a token opens once.
    await expect(openSession(server, promised[0] ?? '')).rejects.toThrow('answered 4')
    expect(server.process.exitCode).toBeNull()
  })

  test('no withdrawal is lost: an unrecorded answer is found in the history', async () => {
    const address = freshAddress()
    const account = await connectBinance(server)
    const previewId = await previewDeposit(server, account, { address, amount: 50 })
    await env.sandbox.control.clearRequests()
    await env.sandbox.control.addFault({ ...binance.withdrawCall, mode: 'hang' })
    const executing = execute(server, account, previewId)
    await eventually(async () => withdrawalsTo(env, address).length > 0, 'the exchange to accept')
    kill()
    await env.sandbox.control.release()
    expect(await executing).toMatchObject({ http: 503 })

    await eventually(async () => (await newToken()) !== undefined, 'the database to come back')
    await env.advance(60_000)
    expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
    expect(await withdrawCalls(env, binance)).toBe(1)
    await expectMovedOnce(env, address, 50)
    await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
  })
})
