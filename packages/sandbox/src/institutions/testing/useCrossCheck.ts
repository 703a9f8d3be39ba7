import type { Exchange } from 'ccxt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ccxtThrough } from './ccxtThrough.ts'
import { startWithMemory } from './startWithMemory.ts'

type Keys = Partial<Record<'apiKey' | 'secret' | 'password', string>>

/** The recipient of the cross-check's withdrawals. The in-memory chains use it as the deposit address, too. */
export const crossCheckAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/**
 * ccxt as a cross-check. It was written for the real exchange, so requests and responses that it handles at a simulator
 * match the real API. `Class` is ccxt's. `arrange` prepares each instance before its use. Amounts are text in both
 * directions.
 */
export const useCrossCheck = <E extends Exchange>(
  Class: new (config: Record<string, unknown>) => E,
  arrange: (exchange: E) => unknown = () => undefined,
) => {
  let sandbox: Awaited<ReturnType<typeof startWithMemory>>
  let exchange: E
  /** Connects as this persona, with valid credentials except for the given ones. */
  const connect = (apiKey: string, wrong: Keys = {}): E => {
    const keys = { apiKey, secret: 'Pass123', password: 'Pass123', ...wrong }
    const made = new Class({ ...keys, number: String, enableRateLimit: false })
    made.fetchImplementation = ccxtThrough(sandbox.origin)
    arrange(made)
    return made
  }
  const withdraw = (amount: string, params: Record<string, unknown>, by: E = exchange) =>
    by.withdraw('USDC', amount as unknown as number, crossCheckAddress, undefined, params)
  beforeAll(async () => {
    sandbox = await startWithMemory()
    exchange = connect('Mesh')
  })
  afterAll(() => sandbox.stop())

  return {
    connect,
    withdraw,
    sandbox: () => sandbox,
    /** Connected as Mesh. */
    exchange: () => exchange,
    /** Places a withdrawal of 12.5 USDC and tracks it to the hash of its payment. */
    tracksAWithdrawal: (params: Record<string, unknown>, id: RegExp, found: object) =>
      test('ccxt withdraws and tracks the withdrawal to its hash', async () => {
        const sent = await withdraw('12.5', params)
        expect(sent.id).toMatch(id)
        const [waiting] = await exchange.fetchWithdrawals('USDC')
        expect(waiting).toMatchObject({ id: sent.id, status: 'pending' })
        await sandbox.settle()
        const [ended] = await exchange.fetchWithdrawals('USDC')
        expect(ended).toMatchObject({ id: sent.id, status: 'ok', txid: sandbox.memory.payments[0]?.hash, ...found })
      }),
    /** A deposit of 3 USDC, with `amount` in the exchange's format. */
    readsADeposit: (institution: string, amount: string) =>
      test('ccxt reads a deposit', async () => {
        const deposit = { institution, persona: 'Mesh', symbol: 'USDC', amount: '3' }
        const { body } = await sandbox.control('POST', '/deposits', deposit)
        const [found] = await exchange.fetchDeposits('USDC')
        expect(found).toMatchObject({ type: 'deposit', status: 'ok', amount, txid: body.hash })
      }),
  }
}
