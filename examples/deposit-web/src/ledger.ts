import type { Verification } from './verifyWebhook.ts'

const KEPT = 50
const REMEMBERED = 10_000

export type ReceivedWebhook = {
  eventId: string
  /** Unix milliseconds. */
  receivedAtMs: number
  verified: Verification
  body: Record<string, unknown>
}

export type MerchantState = {
  userId: string
  /** Whole tokens, six decimals. */
  balance: string
  symbol: string
  depositUsd: number
  webhooks: ReceivedWebhook[]
}

/** A real merchant stores these in its database: events seen, transfers credited, the balance. Here: memory. */
export type Ledger = {
  /** False for an event already seen: webhooks are delivered at least once. */
  record: (webhook: ReceivedWebhook) => boolean
  state: () => MerchantState
  subscribe: (listener: (state: MerchantState) => void) => () => void
}

export function createLedger(base: Pick<MerchantState, 'userId' | 'symbol' | 'depositUsd'>): Ledger {
  const seen = new Set<string>()
  const credited = new Set<string>()
  const listeners = new Set<(state: MerchantState) => void>()
  let webhooks: ReceivedWebhook[] = []
  let balance = 0n

  const state = (): MerchantState => ({ ...base, balance: fromUnits(balance), webhooks })

  const credit = (body: Record<string, unknown>): void => {
    const transferId = String(body['TransferId'] ?? '')
    const isOurs = body['UserId'] === base.userId && body['Token'] === base.symbol
    if (body['TransferStatus'] !== 'Succeeded' || !isOurs || !transferId || credited.has(transferId)) return
    credited.add(transferId)
    balance += toUnits(body['DestinationAmount'] ?? body['SourceAmount'])
  }

  return {
    record: webhook => {
      if (seen.has(webhook.eventId)) return false
      remember(seen, webhook.eventId)
      webhooks = [webhook, ...webhooks].slice(0, KEPT)
      credit(webhook.body)
      for (const listener of listeners) listener(state())
      return true
    },
    state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function remember(seen: Set<string>, id: string): void {
  seen.add(id)
  const [oldest] = seen
  if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
}

/** Millionths of a token from a JSON number or decimal text; further decimals are cut off. */
export function toUnits(value: unknown): bigint {
  const text = typeof value === 'number' && Math.abs(value) < 1e15 ? value.toFixed(6) : String(value)
  const match = /^(\d{1,30})(?:\.(\d+))?$/.exec(text)
  return match ? BigInt(match[1] + (match[2] ?? '').padEnd(6, '0').slice(0, 6)) : 0n
}

export function fromUnits(units: bigint): string {
  const digits = units.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}
