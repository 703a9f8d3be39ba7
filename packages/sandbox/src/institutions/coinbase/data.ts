import { json, type SimRequest, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const coinbaseNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}

/** Coinbase's error body, without optional members such as `url`, which the real API often omits as well. */
export const coinbaseError = (status: number, id: string, message: string): SimResponse =>
  json(status, { errors: [{ id, message }] })

export const notFound = (): SimResponse => coinbaseError(404, 'not_found', 'Not found')
export const validationError = (message: string): SimResponse => coinbaseError(400, 'validation_error', message)

/** The error body of the brokerage API, which differs from the older API's. */
export const brokerageError = (status: number, error: string, message: string): SimResponse =>
  json(status, { error, error_details: message, message })

const VERSION_WARNING = {
  id: 'missing_version',
  message: 'Please supply API version (YYYY-MM-DD) as CB-VERSION header',
}

/** Coinbase's envelope, with a warning if the request named no API version. */
export const data = (request: SimRequest, value: unknown, status = 200, extra: object = {}): SimResponse => {
  const versioned = /^\d{4}-\d{2}-\d{2}$/.test(String(request.headers['cb-version'] ?? ''))
  return json(status, { ...extra, data: value, ...(versioned ? {} : { warnings: [VERSION_WARNING] }) })
}

export const isoTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')
