import { json, type SimResponse } from '../http/types.ts'
import type { UpstreamNames } from '../data/networks.ts'

export const upholdNetworks: UpstreamNames = {
  base: 'base',
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  solana: 'solana',
}

export const upholdError = (
  status: number,
  code: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): SimResponse => json(status, { code, message }, headers)

export const notFound = (): SimResponse => upholdError(404, 'not_found', 'Object not found')
export const unauthorized = (headers?: Readonly<Record<string, string>>): SimResponse =>
  upholdError(401, 'unauthorized', 'Unauthorized', headers)

/** An invalid field, named by its path: `denomination.amount`. */
export const invalid = (path: string, code: string, message: string): SimResponse => {
  const leaf: object = { [path.slice(path.lastIndexOf('.') + 1)]: [{ code, message }] }
  const parents = path.split('.').slice(0, -1).reverse()
  const errors = parents.reduce<object>(
    (inner, field) => ({ [field]: { code: 'validation_failed', errors: inner } }),
    leaf,
  )
  return json(400, { code: 'validation_failed', errors })
}

/** Uphold's error for a user with unmet requirements or restrictions. */
export const forbidden = (why: { requirements?: readonly string[]; restrictions?: readonly string[] }): SimResponse =>
  json(403, {
    capability: 'crypto_withdrawals',
    code: 'forbidden',
    message: 'Quote not allowed due to capability constraints',
    requirements: why.requirements ?? [],
    restrictions: why.restrictions ?? [],
  })
