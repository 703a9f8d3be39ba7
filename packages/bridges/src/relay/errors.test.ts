import { describe, expect, test } from 'vitest'

import { judgeReply } from '@rialto/upstream'

import { replyError } from '../kit/bridgeErrorOf.ts'
import { commonRules } from '../kit/errorTable.ts'
import { relayErrors } from './errors.ts'

const errorFor = async (errorCode: string, message: string, status = 400) => {
  const response = { status, headers: {}, text: JSON.stringify({ errorCode, message }) }
  const check = (body: unknown): body is never => body === undefined
  const reply = await judgeReply(response, { check, table: relayErrors, common: commonRules, nowMs: 0 })
  if (reply.kind === 'ok') throw new Error('not an error')
  return replyError({ table: relayErrors, secrets: [] }, reply, undefined)
}

describe('Relay’s rejections', () => {
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
  ])('%s is %s', async (code, kind) => {
    expect(await errorFor(code, 'x')).toMatchObject({ kind, upstreamCode: code })
  })

  test.each([
    ['Amount is higher than the available liquidity. Max amount is ~$1,234.56', '1234.56'],
    ['Insufficient relayer liquidity', undefined],
  ])('%j is too much, of at most %s', async (message, maximumUsd) => {
    expect(await errorFor('UNKNOWN', message)).toMatchObject({ kind: 'amountTooHigh', maximumUsd })
  })

  test('with an unknown code and a status from 500 up are the provider’s failures', async () => {
    expect(await errorFor('SOMETHING_NEW', 'x', 500)).toMatchObject({ kind: 'unavailable' })
  })
})
