import { checkOf } from '@rialto/contract'
import Type from 'typebox'
import { codes, type ErrorRule, type ErrorTable, refusals, usualErrors } from '../../kit/http/errorTable.ts'
import { parseLossless } from '../../kit/http/parseLossless.ts'
import { Short } from '../../kit/standard/answers.ts'

const usual = usualErrors('WhiteBIT')
const Name = Type.String({ maxLength: 64 })
const isError = checkOf(
  Type.Object({
    code: Type.Optional(Type.String({ pattern: '^\\d{1,4}$' })),
    message: Short,
    errors: Type.Optional(Type.Record(Name, Type.Array(Short, { maxItems: 20 }))),
  }),
)

/** The message, followed by the errors of each field. */
const sentence = (message: string, errors: Readonly<Record<string, readonly string[]>> = {}): string =>
  [message, ...Object.entries(errors).map(([field, said]) => `${field}: ${said.join(' ')}`)].join('; ').slice(0, 300)

const access = 'WhiteBIT API v4, errors of authentication (whitebit-exchange/api-docs, private/http-auth)'
const withdrawal =
  'WhiteBIT API v4, “Create withdraw request”: response error codes 1 to 9 of failed validation (whitebit-exchange/api-docs, http-main-v4)'

/**
 * WhiteBIT's errors. Codes below 10 have different meanings in each call: those of a withdrawal are
 * `whiteBitWithdrawErrors`.
 */
export const whiteBitErrors: ErrorTable = {
  institution: 'WhiteBIT',
  parse: parseLossless,
  readError: body =>
    isError(body) ? { code: body.code ?? 'message', message: sentence(body.message, body.errors) } : undefined,
  rules: [
    ...refusals(access, [
      { message: /unauthorized request|invalid payload/i, ...usual.keyRefused },
      {
        message: /action is unauthori[sz]ed|enable your key|permission to use this endpoint/i,
        ...usual.lacks('Info + Trading + Withdrawal'),
      },
    ]),
    // Not in any document that we could read, so the outcome of a withdrawal stays unknown.
    { message: /signature|api key.{0,40}(not found|invalid)/i, ...usual.keyRefused },
    { message: /\bip\b.{0,60}(not|white|allow|trust)/i, kind: 'permissionMissing', permission: 'IP addresses' },
    { message: /not authori[sz]ed|unauthori[sz]ed/i, ...usual.lacks('Info + Trading + Withdrawal') },
    // A repetition of an accepted request has a used nonce.
    { message: /nonce/i, kind: 'clockSkew', text: 'WhiteBIT rejected the nonce' },
    { message: /\bkyc\b|verif/i, kind: 'kycRequired' },
    { message: /\b(country|region)\b/i, kind: 'regionRestricted' },
    { message: /too many/i, ...usual.rateLimited },
    ...codes('503', { kind: 'unavailable' }),
  ],
}

/** Message of a code below 10 that concerns the request's fields. */
const invalid = /validation failed/i

const validation = (all: string, rule: Omit<ErrorRule, 'code'>): ErrorRule[] =>
  codes(all, { message: invalid, ...rule })

/** The errors of a withdrawal. A duplicate `uniqueId` is not a rejection: the first call may have been accepted. */
export const whiteBitWithdrawRules: readonly ErrorRule[] = [
  { message: /unique.?id/i, kind: 'refused' },
  ...refusals(withdrawal, [
    { message: /not enough balance/i, kind: 'insufficientFunds' },
    ...validation('1', { kind: 'networkUnsupported' }),
    ...validation('2 9', { kind: 'invalidAddress' }),
    ...validation('3 4 6 8', { kind: 'amountBelowMinimum' }),
    ...validation('5', { kind: 'insufficientFunds' }),
    ...validation('7', { kind: 'refused' }),
    ...validation('0 10', { message: /validation failed; .{0,200}address: /i, kind: 'invalidAddress' }),
    ...validation('0 10', { message: /validation failed; .{0,200}amount: /i, kind: 'amountBelowMinimum' }),
  ]),
]
