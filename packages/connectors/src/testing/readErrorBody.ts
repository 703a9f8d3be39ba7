import { parseJson } from '@rialto/egress'

import { parseAtOnce } from '../kit/testing/parseAtOnce.ts'
import { type ErrorTable, findRule, isCertainRefusal } from '../kit/http/errorTable.ts'

/** The row of the table for an institution's body, and whether nothing was created. Undefined for a success. */
export const readErrorBody = (table: ErrorTable, text: string, status = 400) => {
  const read = table.readError(parseAtOnce((table.parse ?? parseJson)(text)), { status, headers: {} })
  if (read === undefined) return undefined
  const rule = findRule(table, { ...read, status })
  return { kind: rule.kind, isCertain: isCertainRefusal(rule, { ...read, status }) }
}
