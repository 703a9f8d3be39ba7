import { randomBytes } from 'node:crypto'

import { expect } from 'vitest'

import { baseSepolia, readRecord, type DepositRecord } from './deposit.ts'
import { eventually } from './eventually.ts'
import type { Exchange } from './exchanges.ts'
import type { Delivery } from './receiveWebhooks.ts'
import type { Rialto } from './startRialto.ts'
import type { TestEnvironment } from './openEnvironment.ts'

/** Nobody's yet: all that ever arrives there was sent by this test. */
export const freshAddress = (): string => `0x${randomBytes(20).toString('hex')}`

/** Withdrawals that the exchanges sent to an address. */
export const withdrawalsTo = (env: TestEnvironment, address: string) =>
  env.sandbox.institutions.ledger.withdrawals().filter(sent => sent.address.toLowerCase() === address)

/** How often the call that moves money reached the exchange since the log was cleared. */
export const withdrawCalls = async (env: TestEnvironment, exchange: Exchange): Promise<number> =>
  (await env.sandbox.control.requests())
    .filter(({ host, method, path }) => {
      const call = exchange.withdrawCall
      return host === call.host && method === call.method && exchange.withdrawPath.test(path)
    })
    .reduce((sum, { count }) => sum + count, 0)

const arrived = (env: TestEnvironment, address: string): Promise<bigint> =>
  env.sandbox.chains.balanceOf({ networkId: baseSepolia, symbol: 'USDC', address })

/**
 * One withdrawal on the exchange's books, its coins on chain once, and the books add up. `amount` in whole USDC. An exchange
 * books a withdrawal when it has sent its transaction, which is in the next block.
 */
export const expectMovedOnce = async (env: TestEnvironment, address: string, amount: number): Promise<void> => {
  expect(withdrawalsTo(env, address)).toMatchObject([{ status: 'completed' }])
  await expect.poll(() => arrived(env, address)).toBe(BigInt(amount) * 1_000_000n)
  expect(env.sandbox.institutions.ledger.unbalanced()).toEqual([])
}

export const expectNothingMoved = async (env: TestEnvironment, address: string): Promise<void> => {
  expect(withdrawalsTo(env, address)).toEqual([])
  expect(await arrived(env, address)).toBe(0n)
  expect(env.sandbox.institutions.ledger.unbalanced()).toEqual([])
}

/** Waits for the record to be final. */
export const ended = (server: Pick<Rialto, 'api'> & Partial<Rialto>, transferId: string): Promise<DepositRecord> => {
  let last: DepositRecord | undefined
  return eventually(
    async () => {
      last = await readRecord(server, transferId)
      return last && last.status !== 'pending' ? last : undefined
    },
    `the end of transfer ${transferId}`,
    90_000,
    () => `; it is ${JSON.stringify(last)}, and the server wrote:\n${server.output?.().slice(-4_000) ?? ''}`,
  )
}

/** Waits until the events of a transfer are these, in order, each with a unique id. */
export const expectDelivered = async (
  env: TestEnvironment,
  transferId: string,
  statuses: readonly Delivery['status'][],
): Promise<void> => {
  const events = await eventually(async () => {
    const distinct = eventsAbout(env, transferId)
    return distinct.length >= statuses.length ? distinct : undefined
  }, `webhooks about ${transferId}`)
  expect(events.map(({ status, sequence }) => ({ status, sequence }))).toEqual(
    statuses.map((status, index) => ({ status, sequence: index + 1 })),
  )
  expect(env.hooks.forged()).toBe(0)
}

/** The deliveries that remain after deduplication by `EventId`, in the order of their sequence. */
export const eventsAbout = (env: TestEnvironment, transferId: string): Delivery[] => {
  const byId = new Map(env.hooks.about(transferId).map(delivery => [delivery.eventId, delivery]))
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence)
}
