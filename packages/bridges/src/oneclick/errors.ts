import type { ErrorRule, ErrorTable } from '../kit/errorTable.ts'
import { isRefusal } from './schemas.ts'

/**
 * 1Click has no error codes, so its texts are matched. The first two are documented, the others are taken from its
 * validation. An unmatched text is `refused`.
 */
const rules: readonly ErrorRule[] = [
  { message: /too low for bridge/i, kind: 'amountTooLow', minimumBaseUnits: /try at least ([0-9][0-9,]*)/i },
  { message: /minimum swap amount/i, kind: 'amountTooLow', minimumUsd: /\$\s?([0-9][0-9,]*(?:\.[0-9]+)?)/ },
  { message: /amount.{0,40}too (low|small)/i, kind: 'amountTooLow' },
  { message: /maximum swap amount/i, kind: 'amountTooHigh', maximumUsd: /\$\s?([0-9][0-9,]*(?:\.[0-9]+)?)/ },
  { message: /amount.{0,40}too (high|large)|insufficient liquidity/i, kind: 'amountTooHigh' },
  { message: /sanction|blocklist|blacklist|compliance|\baml\b/i, kind: 'sanctioned' },
  { message: /recipient.{0,40}(not valid|invalid)|invalid recipient/i, kind: 'invalidAddress' },
  {
    message: /(token(in|out)|(origin|destination)asset).{0,40}(not valid|invalid|not supported|not found)/i,
    kind: 'noRoute',
  },
  { message: /no (quotes?|routes?|solvers?)\b|failed to (get|find) (a )?quote/i, kind: 'noRoute' },
  { status: 429, kind: 'rateLimited' },
]

/** Maps 1Click's errors to ours; sources in MAPPING.md. */
export const oneClickErrors: ErrorTable = {
  provider: '1Click',
  readError: (body, { status }) =>
    status >= 400 && isRefusal(body)
      ? { code: '', message: Array.isArray(body.message) ? body.message.join('; ') : body.message }
      : undefined,
  rules,
}

/** A missing quote has no stated reason: the amount may exceed the liquidity. */
export const isUnquoted = (message: string): boolean => /no quotes?\b|failed to (get|find) (a )?quote/i.test(message)
