import { add, compare, fromBaseUnits, isZero, subtract } from '@rialto/catalog'
import type { MoneyLine, PayerSide, TransferRecord } from '@rialto/contract'
import { receiptUrl } from '@rialto/core'

import type { TestServer } from './createTestServer.ts'

type Institution = Parameters<TestServer['simulators']['institutions']['ledger']['balance']>[0]

/** Whose money: an account at an institution, or a wallet on a chain. */
export type Purse = { institution: Institution; persona: string } | { address: string; networkId: string }

const assets = ['USD', 'USDC', 'USDT', 'BTC', 'ETH', 'SOL', 'EURC'] as const
const decimalsOf = { ETH: 18, USDC: 6 } as const

const balancesOf = async ({ simulators }: TestServer, purse: Purse): Promise<Map<string, string>> => {
  if ('address' in purse) {
    const read = async (symbol: keyof typeof decimalsOf) =>
      [symbol, fromBaseUnits(await simulators.chains.balanceOf({ ...purse, symbol }), decimalsOf[symbol])] as const
    return new Map(await Promise.all([read('ETH'), read('USDC')]))
  }
  const { institution, persona } = purse
  const { balance } = simulators.institutions.ledger
  return new Map(
    assets.map(asset => [
      asset,
      add(balance(institution, persona, asset), balance(institution, persona, asset, 'hold')),
    ]),
  )
}

/**
 * Records the balances of each purse and returns a function for the decrease since then; for several purses, their sum.
 * Unchanged assets are left out.
 */
export const openBooks = async (server: TestServer, purses: readonly Purse[]) => {
  const before = await Promise.all(purses.map(purse => balancesOf(server, purse)))
  return async (): Promise<Record<string, string>> => {
    const after = await Promise.all(purses.map(purse => balancesOf(server, purse)))
    const gone = new Map<string, string>()
    before.forEach((balances, index) =>
      balances.forEach((had, asset) => {
        const less = subtract(had, after[index]?.get(asset) ?? '0')
        gone.set(asset, add(gone.get(asset) ?? '0', less))
      }),
    )
    return Object.fromEntries([...gone].filter(([, amount]) => !isZero(amount)))
  }
}

/** The decrease of the account according to a line: the debit without the remainder and the returned amount. */
export const goneBy = ({ leaves, stays, returned }: MoneyLine): Record<string, string> => {
  const gone = new Map<string, string>()
  const count = (symbol: string, amount: string) => gone.set(symbol, add(gone.get(symbol) ?? '0', amount))
  for (const { symbol, amount } of leaves) count(symbol, amount ?? 'unknown')
  if (stays) count(stays.symbol, subtract('0', stays.amount ?? 'unknown'))
  if (returned) count(returned.symbol, subtract('0', returned.amount ?? 'unknown'))
  return Object.fromEntries([...gone].filter(([, amount]) => !isZero(amount)))
}

/**
 * Amounts that no row of the line explains, by asset. Empty if the rows add up. The debit and purchases equal the sold
 * amount, fees, remainder, arrivals, returns and the missing amount; arrivals equal the credit and the client's fee.
 */
export const unexplained = (line: MoneyLine): Record<string, string> => {
  const rest = new Map<string, string>()
  const count = (row: { symbol: string; amount?: string } | undefined, sign: 1 | -1) => {
    if (row === undefined) return
    const { symbol, amount = 'unknown' } = row
    rest.set(symbol, (sign === 1 ? add : subtract)(rest.get(symbol) ?? '0', amount))
  }
  line.leaves.forEach(row => count(row, 1))
  count(line.bought, 1)
  for (const row of [line.sold, line.stays, line.arrives, line.returned, line.missing]) count(row, -1)
  const [ofClient, ofOthers] = [true, false].map(isClient =>
    line.fees.filter(({ takenBy }) => (takenBy === 'client') === isClient),
  )
  // A bridge that pays out another asset takes its fee in the rate.
  ofOthers?.filter(({ takenBy, amount }) => takenBy !== 'bridge' || amount !== undefined).forEach(row => count(row, -1))
  const open = Object.fromEntries([...rest].filter(([, amount]) => !isZero(amount)))
  const kept = (ofClient ?? []).reduce((sum, { amount = '0' }) => add(sum, amount), '0')
  const isCredited = compare(add(line.credited.amount ?? '0', kept), line.arrives.amount ?? '0') === 0
  return isCredited ? open : { ...open, credited: line.credited.amount ?? '' }
}

/** The same for an order from its payer's side, in which each part that is not credited is a separate row. */
export const unexplainedOf = ({ moneyLine, rest, others = [] }: PayerSide): Record<string, string> => {
  const { symbol } = moneyLine.credited
  const left = new Map(Object.entries(unexplained(moneyLine)))
  const explain = (of: string, amount = 'unknown') => left.set(of, subtract(left.get(of) ?? '0', amount))
  for (const { amount } of rest) explain(symbol, amount)
  for (const other of others) explain(other.symbol, other.amount)
  return Object.fromEntries([...left].filter(([of, amount]) => of === 'credited' || !isZero(amount)))
}

/** The record of a transfer, as the API has it. */
export const readRecord = async (server: TestServer, id: string): Promise<TransferRecord> =>
  (await server.call('GET', `/api/v1/transfers/managed/platform?Id=${id}`)).body.content.items[0]

interface TransferEvent {
  MoneyLine: MoneyLine
  Payer?: PayerSide
  EventType: string
  DestinationAmountDecimal: string | null
}

/** The bodies of the events about a transfer or another subject, in their order. */
export const readEvents = async (
  { db }: TestServer,
  subject: { transferId: string } | { subjectId: string },
): Promise<Readonly<Record<string, unknown>>[]> => {
  const [column, id] =
    'transferId' in subject
      ? (['transfer_id', subject.transferId] as const)
      : (['subject_id', subject.subjectId] as const)
  const query = db.selectFrom('webhook_events').select('body').where(column, '=', id).orderBy('sequence')
  return (await query.execute()).map(({ body }) => body as Readonly<Record<string, unknown>>)
}

/** The body of the last event of a transfer. */
const readEvent = async (server: TestServer, id: string): Promise<TransferEvent> => {
  const last = (await readEvents(server, { transferId: id })).at(-1)
  if (!last) throw new Error(`no event about ${id}`)
  return last as unknown as TransferEvent
}

/** One transfer in each place that shows its sums. */
export interface Views {
  record: TransferRecord
  event: TransferEvent
  exported: TransferRecord
  receipt: { moneyLine: MoneyLine; payer?: PayerSide }
}

/** The dashboard's export of one transfer. `token`: of an operator. */
const readExported = async ({ app }: TestServer, token: string, transferId: string): Promise<TransferRecord> => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/admin/api/v1/Transfers/export',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ transferId, format: 'json' }),
  })
  return JSON.parse(body)
}

export const viewsOf =
  (server: TestServer, token: string) =>
  async (id: string): Promise<Views> => {
    const record = await readRecord(server, id)
    const url = receiptUrl(server.ctx, { id, createdAtMs: record.createdTimestamp * 1_000 })
    const receiptPath = `/link/api/receipts/${new URL(url).pathname.replace('/receipt/', '')}`
    const [event, exported, receipt] = await Promise.all([
      readEvent(server, id),
      readExported(server, token, id),
      server.call('GET', receiptPath, { as: null }),
    ])
    return { record, event, exported, receipt: receipt.body.content.transfer }
  }
