import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const geminiNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}

/** Gemini's error body. */
export const geminiError = (status: number, reason: string, message: string): SimResponse =>
  json(status, { result: 'error', reason, message })

export const rateLimited = (): SimResponse => geminiError(429, 'RateLimit', 'Requests were made too frequently')

export const maintenance = (): SimResponse =>
  geminiError(503, 'Maintenance', 'The Gemini Exchange is currently undergoing maintenance.')

export const unsupportedNetwork = (what: string): SimResponse =>
  geminiError(404, 'UnsupportedNetwork', `UnsupportedNetwork: ${what}`)
