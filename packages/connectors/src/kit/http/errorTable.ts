import type { ConnectorErrorKind } from '@rialto/core'
import type { EgressResponse } from '@rialto/egress'

/** What an institution said when it refused, in its own words. */
export interface UpstreamError {
  status: number
  code: string
  message: string
}

/** What a refusal of a withdrawal asks for, where it is more than a plain no. */
export type RefusalOutcome =
  | 'secondFactorRequired'
  | 'secondFactorRefused'
  | 'emailConfirmationRequired'
  | 'addressWhitelistRequired'
  | 'travelRuleRequired'

/** One row of an institution's error table. Every condition given must hold; the first row that matches wins. */
export interface ErrorRule {
  status?: number
  /** As it is, or what it looks like where an institution composes its codes. */
  code?: string | RegExp
  message?: RegExp
  kind: ConnectorErrorKind
  /** Shown in place of the institution's own text. */
  text?: string
  /** For `permissionMissing`: what the user has to grant. */
  permission?: string
  outcome?: RefusalOutcome
  /** The institution itself does not say whether it acted: after a withdrawal this is `unknown`, never `rejected`. */
  ambiguous?: true
}

export interface ErrorTable {
  /** The institution as users read it. */
  institution: string
  /** How its bodies are read. Absent: as JSON; `parseLossless` where amounts are written as numbers. */
  parse?(text: string): unknown
  /** Its error in a parsed body, or `undefined` when the body is no error of its. Some say in a header what is missing. */
  readError(
    body: unknown,
    response?: Pick<EgressResponse, 'status' | 'headers'>,
  ): { code: string; message: string } | undefined
  rules: readonly ErrorRule[]
}

const isCode = (wanted: string | RegExp, code: string): boolean =>
  typeof wanted === 'string' ? wanted === code : wanted.test(code)

const matches = (rule: ErrorRule, error: UpstreamError): boolean =>
  (rule.status === undefined || rule.status === error.status) &&
  (rule.code === undefined || isCode(rule.code, error.code)) &&
  (rule.message === undefined || rule.message.test(error.message))

/** The row that names this error. An error of a known form that no row names is `refused`; from 500 up, `unavailable`. */
export const findRule = (table: ErrorTable, error: UpstreamError): ErrorRule =>
  table.rules.find(rule => matches(rule, error)) ?? { kind: error.status >= 500 ? 'unavailable' : 'refused' }
