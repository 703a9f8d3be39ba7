import { checkOf, nullable } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'
import { isNotice, place } from './arrays.ts'

const usual = usualErrors('Bitfinex')
const isError = checkOf(Type.Tuple([Type.Literal('error'), nullable(Short), nullable(Short)]))

const noticeError = (body: unknown): { code: string; message: string } | undefined => {
  if (!isNotice(body)) return undefined
  const [status, message] = [place(body, 6), place(body, 7)]
  if (status === 'ERROR' || status === 'FAILURE') return { code: status, message }
  const created = body[4]
  const isEmpty = place(body, 1) === 'acc_wd-req' && Array.isArray(created) && created[0] === '0'
  // A success without an id of the created withdrawal.
  return status === 'SUCCESS' && isEmpty ? { code: '0', message } : undefined
}

const access = 'Bitfinex API v2, error codes of authentication (docs.bitfinex.com, abbreviations and glossary)'
const notices =
  'Bitfinex API v2, auth/w/withdraw: notice with status ERROR, or without a withdrawal; texts as recorded in ccxt 4.5.84 (bitfinex)'

/** Bitfinex's errors: those of its gateway, and notices about a withdrawal. */
export const bitfinexErrors: ErrorTable = {
  institution: 'Bitfinex',
  parse: parseLossless,
  readError: body => (isError(body) ? { code: body[1] ?? '', message: body[2] ?? '' } : noticeError(body)),
  rules: [
    ...refusals(access, [...codes('10100 10111 10112 10113', usual.keyRefused)]),
    ...refusals(notices, [
      {
        code: /^(ERROR|0)$/,
        message: /available balance is only|not enough exchange balance/i,
        kind: 'insufficientFunds',
      },
      { code: /^(ERROR|0)$/, message: /invalid .{0,40}address/i, kind: 'invalidAddress' },
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    { message: /apikey: (invalid|digest)/i, ...usual.keyRefused },
    { message: /permission|ERR_AUTH_API/i, ...usual.lacks('Withdraw: Create a new withdrawal') },
    { message: /\bip\b.{0,60}(not|white|allow)/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /\bverif|\bkyc\b/i, kind: 'kycRequired' },
    ...codes('10114', { kind: 'clockSkew', text: 'Bitfinex rejected the nonce' }),
    ...codes('11010', usual.rateLimited),
    ...codes('20060', { kind: 'unavailable' }),
    { message: /nonce/i, kind: 'clockSkew', text: 'Bitfinex rejected the nonce' },
    { message: /ratelimit/i, ...usual.rateLimited },
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
  ],
}
