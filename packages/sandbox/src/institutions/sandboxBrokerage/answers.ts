import type { UpstreamNames } from '../data/networks.ts'
import { type SimResponse, json } from '../http/types.ts'

export const institution = 'sandboxBrokerage'

/** The form of all refusals: a code for programs and a sentence for people. */
export const refusal = (status: number, error: string, message: string): SimResponse => json(status, { error, message })

export const notFound = (): SimResponse => refusal(404, 'not_found', 'There is nothing here')
export const invalid = (field: string): SimResponse => refusal(400, 'invalid_field', `${field} is not valid`)
export const locked = (): SimResponse =>
  refusal(423, 'account_locked', 'Too many wrong passwords or codes. Try again in 15 minutes')

export const brokerageNetworks: UpstreamNames = { base: 'base', ethereum: 'ethereum' }
