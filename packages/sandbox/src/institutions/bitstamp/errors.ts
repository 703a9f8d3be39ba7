import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const bitstampNetworks: UpstreamNames = { bitcoin: 'bitcoin', ethereum: 'ethereum', solana: 'solana' }

/** A refused authentication: a sentence and a code. */
export const authError = (code: string, reason: string): SimResponse => json(403, { status: 'error', reason, code })

export const noPermission = (): SimResponse => authError('API0003', 'No permission found')

/** Rejects a request because of one field. `__all__` stands for the request as a whole. */
export const invalid = (field: string, text: string): SimResponse =>
  json(400, { status: 'error', reason: { [field]: [text] } })

export const refused = (text: string, status = 400): SimResponse =>
  json(status, { status: 'error', reason: { __all__: [text] } })

const explained = (status: number, code: string, text: string): SimResponse =>
  json(status, { status: 'error', reason: text, response_code: code, response_explanation: text })

export const noSuchCurrency = (): SimResponse =>
  explained(404, '404.006', 'Currency not found for corresponding request.')

export const noSuchPath = (): SimResponse => explained(404, '404.001', 'Unknown not found error.')
