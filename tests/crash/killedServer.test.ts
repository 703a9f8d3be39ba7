import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { Account } from '../harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import {
  ended,
  expectMovedOnce,
  expectNothingMoved,
  expectDelivered,
  freshAddress,
  withdrawalsTo,
  withdrawCalls,
} from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import type { Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let server: Rialto

beforeAll(async () => {
  env = await openEnvironment()
})
afterEach(() => env.stopServers())
afterAll(() => env.close())

interface Deposit {
  address: string
  account: Account
  previewId: string
}

const previewed = async (exchange: Exchange): Promise<Deposit> => {
  const address = freshAddress()
  const account = await exchange.connect(server)
  const previewId = await previewDeposit(server, account, { address, amount: 50 })
  await env.sandbox.control.clearRequests()
  return { address, account, previewId }
}

/** Whatever the next process has found out by now: to execute again never makes another call. */
const expectNoSecondCall = async (exchange: Exchange, { account, previewId }: Deposit, calls: number) => {
  expect(await execute(server, account, previewId, exchange.mfaCode)).toMatchObject({ http: 200 })
  expect(await withdrawCalls(env, exchange)).toBe(calls)
}

const expectSentOnce = async (exchange: Exchange, { address, account, previewId }: Deposit) => {
  expect(await ended(server, previewId)).toMatchObject({ status: 'succeeded' })
  expect(await execute(server, account, previewId, exchange.mfaCode)).toMatchObject({ status: 'succeeded' })
  expect(await withdrawCalls(env, exchange)).toBe(1)
  await expectMovedOnce(env, address, 50)
  await expectDelivered(env, previewId, ['Pending', 'Succeeded'])
}

describe.each(exchanges)('a server killed in the middle of a withdrawal from $name, without a wait', exchange => {
  test('while the exchange holds its reply: the next one finds the withdrawal', async () => {
    server = await env.start()
    const deposit = await previewed(exchange)
    await env.sandbox.control.addFault({ ...exchange.withdrawCall, mode: 'hang' })
    const cutOff = expect(execute(server, deposit.account, deposit.previewId, exchange.mfaCode)).rejects.toThrow()
    await eventually(async () => withdrawalsTo(env, deposit.address).length > 0, 'the exchange to accept')
    await env.kill(server)
    await cutOff
    await env.sandbox.control.release()

    server = await env.start()
    await expectNoSecondCall(exchange, deposit, 1)
    await expectSentOnce(exchange, deposit)
  })

  test('after the intent, before the call: nothing is ever sent, and the record says so', async () => {
    server = await env.start({ env: { RIALTO_FAILPOINT: 'withdrawal.intended' } })
    const deposit = await previewed(exchange)
    const { account, previewId, address } = deposit
    await expect(execute(server, account, previewId, exchange.mfaCode)).rejects.toThrow()
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' })

    server = await env.start()
    await expectNoSecondCall(exchange, deposit, 0)
    await expectDelivered(env, previewId, ['Pending'])
    expect(await readRecord(server, previewId)).toMatchObject({ status: 'pending' })
    await env.advance(exchange.notCreatedAfterMs)
    expect(await ended(server, previewId)).toMatchObject({
      status: 'failed',
      statusDetails: 'The institution has no record of this withdrawal. No funds have moved.',
    })
    expect(await execute(server, account, previewId, exchange.mfaCode)).toMatchObject({ status: 'failed' })
    expect(await withdrawCalls(env, exchange)).toBe(0)
    await expectNothingMoved(env, address)
    await expectDelivered(env, previewId, ['Pending', 'Failed'])
  })

  test('after the answer, before it was recorded: the next one finds the withdrawal', async () => {
    server = await env.start({ env: { RIALTO_FAILPOINT: 'withdrawal.answered' } })
    const deposit = await previewed(exchange)
    await expect(execute(server, deposit.account, deposit.previewId, exchange.mfaCode)).rejects.toThrow()
    expect(await server.ended).toMatchObject({ signal: 'SIGKILL' })

    server = await env.start()
    await expectNoSecondCall(exchange, deposit, 1)
    await expectSentOnce(exchange, deposit)
  })
})
