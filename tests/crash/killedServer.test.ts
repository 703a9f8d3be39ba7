import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { type Account, connectBinance } from '../harness/connectAccount.ts'
import { baseSepolia, execute, previewDeposit, readRecord } from '../harness/deposit.ts'
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
import { firstOf } from '../harness/shortForm.ts'
import type { Rialto } from '../harness/startRialto.ts'

let env: TestEnvironment
let server: Rialto

beforeAll(async () => {
  env = await openEnvironment()
})
afterAll(() => env.close())

type Failpoint = 'withdrawal.intended' | 'withdrawal.answered' | 'none'
/** Of the server that runs. */
let armed: Failpoint | undefined

/** The server that runs, if it ends itself at that point, else a new one. */
const serveUntil = async (failpoint: Failpoint): Promise<void> => {
  if (armed === failpoint) return
  await env.stopServers()
  await restart(failpoint)
}

/** After the kill. A server that makes no further call never comes to its failpoint: the next test begins with it. */
const restart = async (failpoint: Failpoint): Promise<void> => {
  armed = undefined
  server = await env.start(failpoint === 'none' ? {} : { env: { RIALTO_FAILPOINT: failpoint } })
  armed = failpoint
}

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

describe.each(firstOf(exchanges))(
  'a server killed in the middle of a withdrawal from $name, without a wait',
  exchange => {
    test('while the exchange holds its reply: the next one finds the withdrawal', async () => {
      await serveUntil('none')
      const deposit = await previewed(exchange)
      await env.sandbox.control.addFault({ ...exchange.withdrawCall, mode: 'hang' })
      const cutOff = expect(execute(server, deposit.account, deposit.previewId, exchange.mfaCode)).rejects.toThrow()
      await eventually(async () => withdrawalsTo(env, deposit.address).length > 0, 'the exchange to accept')
      await env.kill(server)
      await cutOff
      await env.sandbox.control.release()

      await restart('withdrawal.intended')
      await expectNoSecondCall(exchange, deposit, 1)
      await expectSentOnce(exchange, deposit)
    })

    test('after the intent, before the call: nothing is ever sent, and the record says so', async () => {
      await serveUntil('withdrawal.intended')
      const deposit = await previewed(exchange)
      const { account, previewId, address } = deposit
      await expect(execute(server, account, previewId, exchange.mfaCode)).rejects.toThrow()
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' })

      await restart('withdrawal.answered')
      await expectNoSecondCall(exchange, deposit, 0)
      await expectDelivered(env, previewId, ['Pending'])
      expect(await readRecord(server, previewId)).toMatchObject({ status: 'pending' })
      await env.advance(exchange.notCreatedAfterMs)
      expect(await ended(server, previewId)).toMatchObject({
        status: 'failed',
        statusDetails: 'The institution has no record of this withdrawal. It is looked for during the next 14 days.',
      })
      expect(await execute(server, account, previewId, exchange.mfaCode)).toMatchObject({ status: 'failed' })
      expect(await withdrawCalls(env, exchange)).toBe(0)
      await expectNothingMoved(env, address)
      await expectDelivered(env, previewId, ['Pending', 'Failed'])
    })

    test('after the answer, before it was recorded: the next one finds the withdrawal', async () => {
      await serveUntil('withdrawal.answered')
      const deposit = await previewed(exchange)
      await expect(execute(server, deposit.account, deposit.previewId, exchange.mfaCode)).rejects.toThrow()
      expect(await server.ended).toMatchObject({ signal: 'SIGKILL' })

      await restart('none')
      await expectNoSecondCall(exchange, deposit, 1)
      await expectSentOnce(exchange, deposit)
    })
  },
)

test('a server killed while the first part of a combined transfer is sent: the second follows, and exactly the sum arrives', async () => {
  await serveUntil('none')
  const address = freshAddress()
  const accounts = [await connectBinance(server), await connectBinance(server, 'MeshUSDC')] as const
  const { content } = await callApi(server, 'POST', '/transfers/managed/combine', {
    sources: accounts.map(({ accessToken, type }) => ({ fromAuthToken: accessToken, fromType: type })),
    toAddress: address,
    networkId: baseSepolia,
    symbol: 'USDC',
    amount: 12_000,
  })
  const { transferId, parts } = content as {
    transferId: string
    parts: { previewId: string; sourceIndex: number; amount: number }[]
  }
  const run = ({ previewId, sourceIndex }: { previewId: string; sourceIndex: number }) =>
    execute(server, sourceIndex === 0 ? accounts[0] : accounts[1], previewId)
  const [first, second] = parts
  if (!first || !second) throw new Error(`not two parts: ${JSON.stringify(parts)}`)
  const { withdrawCall } = exchanges.find(({ name }) => name === 'Binance') ?? expect.fail('no Binance')
  await env.sandbox.control.addFault({ ...withdrawCall, mode: 'hang' })
  const cutOff = expect(run(first)).rejects.toThrow()
  await eventually(async () => withdrawalsTo(env, address).length > 0, 'the exchange to accept')
  await env.kill(server)
  await cutOff
  await env.sandbox.control.release()

  await restart('none')
  for (const part of [first, second, first, second]) await run(part)
  expect(await ended(server, transferId)).toMatchObject({ status: 'succeeded' })
  expect(withdrawalsTo(env, address)).toHaveLength(2)
  await expect
    .poll(() => env.sandbox.chains.balanceOf({ networkId: baseSepolia, symbol: 'USDC', address }))
    .toBe(12_000_000_000n)
  await expectDelivered(env, transferId, ['Pending', 'Succeeded'])
  for (const { previewId } of parts) expect(env.hooks.about(previewId)).toEqual([])
})
