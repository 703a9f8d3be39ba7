import type { EgressResponse, Steps } from '@rialto/egress'

/** The provider's own error in a rejection. */
export interface UpstreamError {
  status: number
  code: string
  message: string
}

/** One row of a provider's error table. Every condition given must hold; the first row that matches wins. */
export interface ErrorRule {
  status?: number
  /** The exact code, or a pattern for composed codes. */
  code?: string | RegExp
  message?: RegExp
  kind: string
}

/** How one provider reports errors, as data. */
export interface ErrorTable<Rule extends ErrorRule> {
  /** Parser of its bodies. Absent: JSON. `undefined` for an unparsable body. */
  parse?(text: string): Steps<unknown>
  /**
   * The provider's error in a parsed body, or `undefined` if the body has none. Some providers name a missing field in
   * a header.
   */
  readError(
    body: unknown,
    response: Pick<EgressResponse, 'status' | 'headers'>,
  ): { code: string; message: string } | undefined
  rules: readonly Rule[]
}

/** Rules for every provider of a kind (exchanges, bridges), beside their own tables. */
export interface CommonRules<Rule extends ErrorRule> {
  /** Statuses with the same meaning from every sender: the provider or a gateway before it. */
  byStatus: Readonly<Partial<Record<number, Rule>>>
  /** Errors without a row in the table: below 500, and from 500 up. */
  unnamed: { below500: Rule; from500: Rule }
}

/** Maximum length of a provider's text that patterns see, because some need quadratic time. */
const maxTextLength = 1_000

/** A provider's error with its texts cut before any pattern sees them. */
export const upstreamErrorOf = (
  status: number,
  { code, message }: { code: string; message: string },
): UpstreamError => ({
  status,
  code: code.slice(0, maxTextLength),
  message: message.slice(0, maxTextLength),
})

const isCode = (wanted: string | RegExp, code: string): boolean =>
  typeof wanted === 'string' ? wanted === code : wanted.test(code)

/** Whether every condition of the row holds. */
export const matchesRule = (rule: ErrorRule, error: UpstreamError): boolean =>
  (rule.status === undefined || rule.status === error.status) &&
  (rule.code === undefined || isCode(rule.code, error.code)) &&
  (rule.message === undefined || rule.message.test(error.message))

/** The first row that names this error. */
export const findRule = <Rule extends ErrorRule>(
  rules: readonly Rule[],
  error: UpstreamError,
  { unnamed }: CommonRules<Rule>,
): Rule => {
  const cut = upstreamErrorOf(error.status, error)
  return rules.find(rule => matchesRule(rule, cut)) ?? (error.status >= 500 ? unnamed.from500 : unnamed.below500)
}
