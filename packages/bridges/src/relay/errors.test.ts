import { describe, expect, test } from 'vitest'

import { refusalError } from '../kit/bridgeErrorOf.ts'
import { relayErrors } from './errors.ts'

const errorFor = (code: string, message: string, status = 400) =>
  refusalError(relayErrors, { status, code, message }, { secrets: [], retryAfterMs: undefined, origin: undefined })

describe('Relay’s refusals', () => {
  test.each([
    ['AMOUNT_TOO_LOW', 'amountTooLow'],
    ['INSUFFICIENT_LIQUIDITY', 'amountTooHigh'],
    ['SWAP_IMPACT_TOO_HIGH', 'amountTooHigh'],
    ['NO_QUOTES', 'noRoute'],
    ['UNSUPPORTED_ROUTE', 'noRoute'],
    ['CHAIN_DISABLED', 'noRoute'],
    ['INVALID_RECIPIENT', 'invalidAddress'],
    ['SANCTIONED_WALLET_ADDRESS', 'sanctioned'],
    ['PRICE_FETCH_FAILED', 'unavailable'],
    ['SOMETHING_NEW', 'refused'],
  ])('%s is %s', (code, kind) => {
    expect(errorFor(code, 'x')).toMatchObject({ kind, upstreamCode: code })
  })

  test.each([
    ['Amount is higher than the available liquidity. Max amount is ~$1,234.56', '1234.56'],
    ['Insufficient relayer liquidity', undefined],
  ])('%j is too much, of at most %s', (message, maximumUsd) => {
    expect(errorFor('UNKNOWN', message)).toMatchObject({ kind: 'amountTooHigh', maximumUsd })
  })

  test('from 500 up nobody knows are a failure of theirs', () => {
    expect(errorFor('SOMETHING_NEW', 'x', 500)).toMatchObject({ kind: 'unavailable' })
  })
})
