import { randomBytes } from 'node:crypto'

import { expect } from 'vitest'

import type { TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { connectByKey, connectBySignIn, openSession } from '../../apps/server/src/testing/linkFlows.ts'
import type { RandomSource } from '../harness/seededRandom.ts'
import { type FirstPartyExchange, networkId, persona } from './firstParty.ts'

/** The outcome of the call that moves money, named as in the simulators' faults. `undefined`: no fault. */
export const moneyFaults = {
  'no fault': undefined,
  slow: { mode: 'latency', ms: 20 },
  'times out': { mode: 'hang' },
  'reset before it took effect': { mode: 'resetBefore' },
  'reset after it took effect': { mode: 'resetAfter' },
  'cut in half': { mode: 'truncate' },
  '503, without effect': { mode: 'status', code: 503 },
  '503, with effect': { mode: 'status', code: 503, afterSideEffect: true },
  'a page of maintenance, with effect': { mode: 'htmlPage200', afterSideEffect: true },
  '{}, with effect': { mode: 'emptyObject200', afterSideEffect: true },
  'another form': { mode: 'schemaDrift' },
  'too many requests': { mode: 'rateLimit' },
} as const
export type MoneyFault = keyof typeof moneyFaults
export const faultNames = Object.keys(moneyFaults) as MoneyFault[]

/** The client's pattern of requests: once, four times at once, repeatedly, or again after the lease has ended. */
export const requests = ['once', 'twins', 'insists', 'returns'] as const
type Requesting = (typeof requests)[number]

const historyFaults = [
  { mode: 'status', code: 503 },
  { mode: 'emptyObject200' },
  { mode: 'truncate' },
  { mode: 'unknownStatus' },
  { mode: 'rateLimit' },
] as const

export interface Plan {
  fault: MoneyFault
  requesting: Requesting
  /** The same amount to the same address as the deposit before. */
  isRepeated: boolean
}

/** A requested deposit, and its expected state in the books. */
interface Deposit {
  plan: Plan
  transferId: string
  address: string
  amount: string
}

export interface Tally {
  deposits: number
  executes: number
  moneyCalls: number
  sent: number
  /** Sent, though the answer was lost. */
  foundInHistory: number
  duplicated: number
}

const leaseMs = 90_000
const code = '123456'

/** Institutions without documented limits have their history read for an hour; twice that time ends every deposit. */
const stepMs = 10 * 60_000
const maxSteps = 12

/** Amounts repeat too, because institutions without references are matched by amount. */
const amountOf = (random: RandomSource): string => `1.${1 + random.below(9)}`

/** One institution, one user, and deposits that go wrong. */
export const openWorker = async (server: TestServer, native: FirstPartyExchange, random: RandomSource) => {
  const { simulators } = server
  const open = await openSession(server, { userId: `stress-${native.type}` })
  const scheme = server.ctx.connectors.find(native.type)?.descriptor.scheme.kind
  const connect = scheme === 'oAuth' ? connectBySignIn : connectByKey
  const { connection } = await connect(server, native.type, persona, open)
  const from = { fromAuthToken: connection.accessToken, fromType: native.type }
  const tally: Tally = { deposits: 0, executes: 0, moneyCalls: 0, sent: 0, foundInHistory: 0, duplicated: 0 }
  let last: Pick<Deposit, 'address' | 'amount'> | undefined

  const destination = async (isRepeated: boolean) => {
    if (isRepeated && last) return last
    const address = `0x${randomBytes(20).toString('hex')}`
    await native.prepare?.(server, address)
    return { address, amount: amountOf(random) }
  }
  const execute = async (previewId: string) => {
    tally.executes += 1
    const body = { ...from, previewId, mfaCode: code }
    const { status, body: answer } = await server.call('POST', '/api/v1/transfers/managed/execute', { body })
    // Nothing is sent while the history behind a refusal cannot be read, as on a machine slower than the server's patience.
    if (status >= 500) expect(answer).toMatchObject({ errorType: 'integrationUnavailable' })
  }
  const query: Record<Requesting, (previewId: string) => Promise<unknown>> = {
    once: execute,
    twins: id => Promise.all([execute(id), execute(id), execute(id), execute(id)]),
    insists: async id => {
      for (let time = 0; time < 3; time += 1) await execute(id)
    },
    returns: async id => {
      await execute(id)
      simulators.clock.advance(leaseMs)
      await server.runJobs()
      await execute(id)
    },
  }
  const moneyCalls = async (): Promise<number> => {
    const { requests } = (await simulators.control('GET', '/requests')) as {
      requests: { host: string; method: string; path: string; count: number }[]
    }
    const { host, method, path } = native.money
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}`)
    return requests
      .filter(request => request.host === host && request.method === method && pattern.test(request.path))
      .reduce((sum, { count }) => sum + count, 0)
  }

  /** Asks again, as a client does, where a busy machine was slower than the server's short patience here. */
  const preview = async (toAddress: string, amount: string): Promise<string> => {
    const body = { ...from, networkId, symbol: 'USDC', toAddress, amount: Number(amount) }
    for (let time = 0; time < 10; time += 1) {
      const answer = await server.call('POST', '/api/v1/transfers/managed/preview', { body })
      if (answer.status === 200) return answer.body.content.previewResult.previewId
      expect(answer.body, native.type).toMatchObject({ errorType: 'integrationUnavailable' })
      simulators.clock.advance(60_000)
    }
    throw new Error(`${native.type}: no preview, however often it was asked for`)
  }

  const deposit = async (plan: Plan): Promise<Deposit> => {
    simulators.clock.advance(60_000 + (native.pauseMs ?? 0))
    const { address, amount } = await destination(plan.isRepeated)
    last = { address, amount }
    const transferId = await preview(address, amount)
    await simulators.control('DELETE', '/requests')
    const fault = moneyFaults[plan.fault]
    if (fault) await simulators.control('POST', '/faults', { ...native.money, ...fault })
    await query[plan.requesting](transferId)
    await simulators.control('DELETE', '/faults')
    const calls = await moneyCalls()
    // Only a documented refusal lets the same order be called again: OKX documents its rate limit.
    if (plan.fault !== 'too many requests')
      expect(calls, `${native.type}: ${JSON.stringify(plan)}`).toBeLessThanOrEqual(1)
    tally.deposits += 1
    tally.moneyCalls += calls
    return { plan, transferId, address, amount }
  }

  const statusOf = async ({ transferId }: Deposit): Promise<string | undefined> => {
    const { body } = await server.call('GET', `/api/v1/transfers/managed/platform?Id=${transferId}`)
    return body.content.items[0]?.status
  }

  /** Lets time pass until every deposit has ended; for a while the history cannot be read. */
  const settle = async (deposits: readonly Deposit[]): Promise<Map<string, string | undefined>> => {
    const fault = random.pick([undefined, ...historyFaults])
    if (fault) await simulators.control('POST', '/faults', { ...native.history, ...fault, times: 2 * deposits.length })
    const ends = new Map<string, string | undefined>()
    for (let step = 0; step < maxSteps; step += 1) {
      await server.settle()
      for (const each of deposits) ends.set(each.transferId, await statusOf(each))
      if (![...ends.values()].includes('pending')) return ends
      await simulators.control('DELETE', '/faults')
      simulators.clock.advance(stepMs)
    }
    throw new Error(`${native.type}: deposits that do not end: ${JSON.stringify([...ends])}`)
  }

  /** Compares the API's data with the institution's books and the chain, for each address. */
  const check = async (deposits: readonly Deposit[], ends: Map<string, string | undefined>): Promise<void> => {
    const { ledger } = simulators.institutions
    const made = ledger.withdrawals({ institution: native.institution, persona })
    for (const address of new Set(deposits.map(each => each.address))) {
      const here = deposits.filter(each => each.address === address)
      const succeeded = here.filter(({ transferId }) => ends.get(transferId) === 'succeeded')
      const sent = made.filter(each => each.address.toLowerCase() === address)
      const story = `${native.type}: ${JSON.stringify(here.map(each => [each.plan, ends.get(each.transferId)]))}`
      tally.duplicated += Math.max(0, sent.length - succeeded.length)
      expect(
        sent.map(({ status }) => status),
        story,
      ).toEqual(succeeded.map(() => 'completed'))
      const arrived = await simulators.chains.balanceOf({ networkId, symbol: 'USDC', address })
      const reported = succeeded.reduce(
        (sum, { amount }) => sum + BigInt(Math.round(Number(amount) * 10)) * 100_000n,
        0n,
      )
      expect(arrived, story).toBe(reported)
      tally.sent += sent.length
      tally.foundInHistory += succeeded.filter(
        ({ plan }) => plan.fault.includes('effect') || plan.fault === 'cut in half',
      ).length
    }
    expect(ledger.unbalanced()).toEqual([])
  }

  return {
    tally,
    /** Makes the deposits of these plans, waits for their ends, and checks them. */
    run: async (plans: readonly Plan[]): Promise<void> => {
      const deposits: Deposit[] = []
      for (const plan of plans) deposits.push(await deposit(plan))
      await check(deposits, await settle(deposits))
      last = undefined
    },
  }
}
