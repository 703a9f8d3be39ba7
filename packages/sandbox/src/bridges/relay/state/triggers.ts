/**
 * Effects that can be set for a pay-in.
 *
 * - `delay`: nothing happens for `ms` (default 30,000) on the sandbox's clock
 * - `failure`: it fails permanently and the coins stay at the address
 * - `refund`: it is refunded instead of filled
 * - `superseded`: it is priced under a new request id even if it matches the quote
 * - `double`: each of its webhooks is sent twice
 * - `drift`: the price has moved by `bps` (default -300) since the quote
 * - `liquidity`: the solver lacks the coins
 */
import { defined } from '@rialto/defined'

export const TRIGGER_MODES = ['delay', 'failure', 'refund', 'superseded', 'double', 'drift', 'liquidity'] as const
export type TriggerMode = (typeof TRIGGER_MODES)[number]

export interface Trigger {
  mode: TriggerMode
  ms?: number
  bps?: number
}

/** Amounts whose last three digits, in base units, select a trigger: 10.000902 USDC fails. */
const byAmount: Readonly<Record<string, TriggerMode>> = {
  '901': 'delay',
  '902': 'failure',
  '903': 'refund',
  '904': 'superseded',
  '905': 'double',
  '906': 'drift',
  '907': 'liquidity',
}

/** The trigger that the amount selects, if any. */
export const triggerOfAmount = (units: bigint): Trigger | undefined => {
  const mode = byAmount[(units % 1_000n).toString()]
  return mode === undefined ? undefined : { mode }
}

/** A quote for such an amount gets a 503 response. */
export const isUnavailableAmount = (units: bigint): boolean => units % 1_000n === 908n

/** A trigger set through the control API. */
export interface SetTrigger extends Trigger {
  /** Remaining pay-ins that it applies to. */
  times: number
  /** Only pay-ins to this address. */
  depositAddress?: string
}

export interface Triggers {
  add(trigger: SetTrigger): void
  list(): SetTrigger[]
  clear(): void
  /** The first trigger set for this pay-in, otherwise that of its amount. */
  take(address: string, units: bigint): Trigger | undefined
}

export const createTriggers = (): Triggers => {
  let triggers: SetTrigger[] = []
  return {
    add: trigger => void triggers.push({ ...trigger }),
    list: () => triggers.map(trigger => ({ ...trigger })),
    clear: () => void (triggers = []),
    take: (address, units) => {
      const found = triggers.find(t => (t.depositAddress ?? address).toLowerCase() === address.toLowerCase())
      if (found === undefined) return triggerOfAmount(units)
      found.times -= 1
      triggers = triggers.filter(t => t.times > 0)
      const { mode, ms, bps } = found
      return { mode, ...defined({ ms, bps }) }
    },
  }
}
