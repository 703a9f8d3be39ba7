import type { ErrorRule, ErrorTable } from '../kit/errorTable.ts'
import { isRefusal } from './schemas.ts'

const all = (kind: ErrorRule['kind'], codes: readonly string[]): ErrorRule[] => codes.map(code => ({ code, kind }))

/** Errors that Relay's own page shows as an amount above the liquidity. The text sometimes contains the maximum. */
const liquidity = /higher than the available liquidity|insufficient relayer liquidity/i
const maximumUsd = /\$\s?([0-9][0-9,]*(?:\.[0-9]+)?)/

/** Maps Relay's errors to ours; sources in MAPPING.md. */
export const relayErrors: ErrorTable = {
  provider: 'Relay',
  // Its replies below 400 also have fields of these names.
  readError: (body, { status }) =>
    status >= 400 && isRefusal(body) && (body.message != null || body.errorCode != null)
      ? { code: body.errorCode ?? '', message: body.message ?? '' }
      : undefined,
  rules: [
    { message: liquidity, kind: 'amountTooHigh', maximumUsd },
    { code: 'INSUFFICIENT_LIQUIDITY', kind: 'amountTooHigh', maximumUsd },
    { code: 'SWAP_IMPACT_TOO_HIGH', kind: 'amountTooHigh' },
    ...all('amountTooLow', ['AMOUNT_TOO_LOW']),
    ...all('noRoute', [
      'NO_SWAP_ROUTES_FOUND',
      'NO_INTERNAL_SWAP_ROUTES_FOUND',
      'NO_QUOTES',
      'UNSUPPORTED_ROUTE',
      'UNSUPPORTED_CHAIN',
      'UNSUPPORTED_CURRENCY',
      'INVALID_INPUT_CURRENCY',
      'INVALID_OUTPUT_CURRENCY',
      'CHAIN_DISABLED',
      'ROUTE_TEMPORARILY_RESTRICTED',
    ]),
    ...all('invalidAddress', ['INVALID_ADDRESS', 'INVALID_RECIPIENT', 'USER_RECIPIENT_MISMATCH']),
    ...all('sanctioned', ['SANCTIONED_WALLET_ADDRESS', 'BLOCKED_WALLET_ADDRESS', 'SANCTIONED_CURRENCY']),
    ...all('unavailable', ['PRICE_FETCH_FAILED', 'REQUEST_TIMED_OUT', 'RPC_HTTP_ERROR', 'SERVICE_UNAVAILABLE']),
  ],
}
