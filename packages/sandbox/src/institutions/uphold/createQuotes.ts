import { randomUUID } from 'node:crypto'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'
import type { Leaving } from './transactionModel.ts'

const QUOTE_LIFETIME_MS = 30_000
const MAX_QUOTES = 10_000

/** A prepared, unconfirmed withdrawal. */
interface Quote extends Leaving {
  networkId: string
}

export interface Quotes {
  add(quote: Omit<Quote, 'id' | 'createdAtMs'>): Quote
  /** A valid quote of this persona and card. */
  find(persona: string, asset: string, id: string): Quote | undefined
  /** Removes a confirmed quote. */
  end(quote: Quote): void
}

/** Kept in memory, because quotes expire soon anyway. */
export const createQuotes = (clock: SandboxClock): Quotes => {
  const quotes = new Map<string, Quote>()
  const holds = ({ createdAtMs }: Quote) => clock.nowMs() < createdAtMs + QUOTE_LIFETIME_MS
  return {
    add: input => {
      for (const [id, old] of quotes) {
        if (holds(old) && quotes.size < MAX_QUOTES) break
        quotes.delete(id)
      }
      const quote = { ...input, id: randomUUID(), createdAtMs: clock.nowMs() }
      quotes.set(quote.id, quote)
      return quote
    },
    find: (persona, asset, id) => {
      const quote = quotes.get(id)
      return quote?.persona === persona && quote.asset === asset && holds(quote) ? quote : undefined
    },
    end: ({ id }) => void quotes.delete(id),
  }
}
