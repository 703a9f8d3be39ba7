import type { Clock, ConnectorErrorKind } from '@rialto/core'
import type { Egress, EgressResponse } from '@rialto/egress'
import * as upstream from '@rialto/upstream'

/** What a refusal of a withdrawal asks for, where it is more than a plain no. */
export type RefusalOutcome =
  | 'secondFactorRequired'
  | 'secondFactorRefused'
  | 'emailConfirmationRequired'
  | 'addressWhitelistRequired'
  | 'travelRuleRequired'

/** One row of an institution's error table, with what only exchanges have. */
export interface ErrorRule extends upstream.ErrorRule {
  kind: ConnectorErrorKind
  /** Shown in place of the institution's own text. */
  text?: string
  /** For `permissionMissing`: what the user has to grant. */
  permission?: string
  outcome?: RefusalOutcome
  /** The institution itself does not say whether it acted: after a withdrawal this is `unknown`, never `rejected`. */
  ambiguous?: true
}

/** `parse` is `parseLossless` where amounts are written as numbers. */
export interface ErrorTable extends upstream.ErrorTable<ErrorRule> {
  /** The institution as users read it. */
  institution: string
  /** Only some look at the response, in whose headers they name what is missing. */
  readError(
    body: unknown,
    response?: Pick<EgressResponse, 'status' | 'headers'>,
  ): { code: string; message: string } | undefined
}

/** What a call to an institution needs beside the request. */
export interface HttpContext {
  egress: Egress
  clock: Clock
  table: ErrorTable
}

const rateLimited: ErrorRule = { kind: 'rateLimited', text: 'Rate limited by the institution' }

/** What holds at every institution. An error of a known form that no row names is `refused`; from 500 up, `unavailable`. */
export const commonRules: upstream.CommonRules<ErrorRule> = {
  byStatus: {
    418: rateLimited,
    429: rateLimited,
    451: { kind: 'regionRestricted', text: 'The institution does not serve this region' },
  },
  unnamed: { below500: { kind: 'refused' }, from500: { kind: 'unavailable' } },
}

/** The row that names this error. */
export const findRule = (table: ErrorTable, error: upstream.UpstreamError): ErrorRule =>
  upstream.findRule(table.rules, error, commonRules)
