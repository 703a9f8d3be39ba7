import type { Clock, ConnectorErrorKind } from '@rialto/core'
import type { OddRows } from '@rialto/contract'
import type { Egress, EgressResponse } from '@rialto/egress'
import * as upstream from '@rialto/upstream'

/** Action that a rejected withdrawal requires, if any. */
export type RefusalOutcome =
  | 'secondFactorRequired'
  | 'secondFactorRefused'
  | 'emailConfirmationRequired'
  | 'addressWhitelistRequired'
  | 'travelRuleRequired'

/** One row of an institution's error table, with what only exchanges have. */
export interface ErrorRule extends upstream.ErrorRule {
  kind: ConnectorErrorKind
  /** Shown instead of the institution's own text. */
  text?: string
  /** For `permissionMissing`: the permission that the user has to grant. */
  permission?: string
  outcome?: RefusalOutcome
  /**
   * The document according to which the institution creates nothing when it returns this error for a withdrawal or an
   * order. Without it, the outcome of such a call is unknown. Written by `refusals`.
   */
  createdNothing?: string
}

/** Rows after which nothing was created, according to the named document. */
export const refusals = (source: string, rules: readonly ErrorRule[]): ErrorRule[] =>
  rules.map(rule => ({ ...rule, createdNothing: source }))

/** One rule for several codes, given as a list or separated by blanks. */
export const codes = (all: string | readonly string[], rule: Omit<ErrorRule, 'code'>): ErrorRule[] =>
  (typeof all === 'string' ? all.split(' ') : all).map(code => ({ code, ...rule }))

type Meaning = Pick<ErrorRule, 'kind' | 'text' | 'permission'>

/** Meanings that most institutions have a code for, with their texts for users. */
export const usualErrors = (institution: string) =>
  ({
    keyRefused: { kind: 'credentialsInvalid', text: `${institution} did not accept the API key` },
    /** `permission` has the institution's own name. */
    lacks: (permission: string): Meaning => ({
      kind: 'permissionMissing',
      permission,
      text: 'The API key lacks the required permission',
    }),
    otherIpAddress: {
      kind: 'permissionMissing',
      permission: 'IP addresses',
      text: 'The API key is restricted to other IP addresses: add this server’s IP address to it',
    },
    timestampRefused: { kind: 'clockSkew', text: `${institution} rejected the request timestamp` },
    rateLimited: { kind: 'rateLimited', text: `Rate limited by ${institution}` },
  }) satisfies Record<string, Meaning | ((permission: string) => Meaning)>

/** A table for one call: its own rows first. They replace rows of the same code without further conditions. */
export const withRules = <T extends { rules: readonly ErrorRule[] }>(table: T, own: readonly ErrorRule[]): T => {
  const replaced = new Set(
    own.filter(({ status, message }) => status === undefined && message === undefined).map(({ code }) => code),
  )
  const kept = table.rules.filter(({ code }) => code === undefined || !replaced.has(code))
  return { ...table, rules: [...own, ...kept] }
}

/** `parse` is `parseLossless` if amounts are written as numbers. */
export interface ErrorTable extends upstream.ErrorTable<ErrorRule> {
  /** The institution's name for users. */
  institution: string
  /** The response is for institutions that name the missing permission in its headers. */
  readError(
    body: unknown,
    response?: Pick<EgressResponse, 'status' | 'headers'>,
  ): { code: string; message: string } | undefined
}

/** Dependencies of a call to an institution, beside the request. */
export interface HttpContext {
  egress: Egress
  clock: Clock
  table: ErrorTable
  /** Called with the rows of a list that were left out because they could not be read. */
  onOddRows?: ((odd: OddRows) => void) | undefined
}

const rateLimited: ErrorRule = { kind: 'rateLimited', text: 'Rate limited by the institution' }

/** Rules for all institutions. An error of a known form without a row is `refused`; from 500 up, `unavailable`. */
export const commonRules: upstream.CommonRules<ErrorRule> = {
  byStatus: {
    418: rateLimited,
    429: rateLimited,
    451: { kind: 'regionRestricted', text: 'The institution does not serve this region' },
  },
  unnamed: { below500: { kind: 'refused' }, from500: { kind: 'unavailable' } },
}

/**
 * The rules of calls that move money. Only a row with a source is a rejection. 429 and 418 may come after the call
 * took effect (a gateway that repeated it), so only the institution's own rows apply to them.
 */
export const moneyRules: upstream.CommonRules<ErrorRule> = {
  byStatus: {
    451: {
      kind: 'regionRestricted',
      text: 'The institution does not serve this region',
      createdNothing: 'RFC 7725, section 3: access to the resource is denied',
    },
  },
  unnamed: { below500: { kind: 'refused' }, from500: { kind: 'unavailable' } },
}

/** Texts that indicate an unknown or an earlier outcome, or a withdrawal that exists and waits. */
const openWords =
  /delayed|on hold|queued|(under|in|for|manual) review|await|(has|have|was|were|been) (submitted|received|accepted|created|recorded)|time[ds]?[ -]?out|deadline|did not respond|busy|overload|maint(ain|enance)|duplicate|repeat|already (exist|been|in|made|us|submitted|processed|placed|created)|(?<![a-z])(process(ing|ed)|pending)(?![a-z])|in progress|(server|system|service|gateway|internal).{0,20}(unavailable(?! from a restricted location)|error)|unknown error|may or may not/i

/**
 * Whether nothing was created, if a money call returned this error. The institution's text overrides its table: an
 * error whose text mentions a time-out, a duplicate or a withdrawal in progress is never a rejection.
 */
export const isCertainRefusal = (rule: ErrorRule, error: upstream.UpstreamError): boolean =>
  rule.createdNothing !== undefined && error.status < 500 && !openWords.test(error.message)

/** The row that names this error. */
export const findRule = (table: ErrorTable, error: upstream.UpstreamError): ErrorRule =>
  upstream.findRule(table.rules, error, commonRules)
