import { defined } from '@rialto/defined'

import { TRIGGER_MODES, type SetTrigger } from '../state/triggers.ts'

const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Reads a trigger from the control API's JSON. Returns an error text if invalid. */
export const readTrigger = (body: Readonly<Record<string, unknown>>): SetTrigger | string => {
  const { times = 1, ms, bps, depositAddress } = body
  const mode = TRIGGER_MODES.find(known => known === body['mode'])
  if (mode === undefined) return `mode must be one of ${TRIGGER_MODES.join(', ')}`
  if (!whole(times, 1, 1_000_000)) return 'times must be a whole number above zero'
  if (ms !== undefined && !whole(ms, 0, 86_400_000)) return 'ms must be a whole number up to a day'
  if (bps !== undefined && !whole(bps, -9_999, 10_000)) return 'bps must be between -9999 and 10000'
  if (depositAddress !== undefined && typeof depositAddress !== 'string') return 'depositAddress must be text'
  return {
    mode,
    times,
    ...defined({ ms, bps, depositAddress }),
  }
}
