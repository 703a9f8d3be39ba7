import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const gateNetworks: UpstreamNames = { base: 'BASEEVM', bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL' }

/** Gate's errors: a label, a sentence, and a significant HTTP status. */
export const gateError = (status: number, label: string, message: string): SimResponse =>
  json(status, { label, message })

export const badValue = (what: string): SimResponse =>
  gateError(400, 'INVALID_PARAM_VALUE', `Invalid ${what} parameter`)

export const forbidden = (): SimResponse => gateError(403, 'FORBIDDEN', 'Request API key does not have the permission')
