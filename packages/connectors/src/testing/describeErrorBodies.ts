import type { ConnectorErrorKind } from '@rialto/core'
import { parseJson } from '@rialto/egress'
import { expect, test } from 'vitest'

import { parseAtOnce } from '../kit/testing/parseAtOnce.ts'
import { type ErrorTable, findRule, isCertainRefusal } from '../kit/http/errorTable.ts'

const status = 400

/** The row of the table for an institution's body, and whether nothing was created. Undefined for a success. */
const read = (table: ErrorTable, text: string) => {
  const error = table.readError(parseAtOnce((table.parse ?? parseJson)(text)), { status, headers: {} })
  if (error === undefined) return undefined
  const rule = findRule(table, { ...error, status })
  return { kind: rule.kind, isCertain: isCertainRefusal(rule, { ...error, status }) }
}

type Row = readonly [body: string, kind: ConnectorErrorKind, isCertain: boolean]

/** Tests of an error table: the kind of each body, whether it certainly created nothing, and the body of a success. */
export const describeErrorBodies = (table: ErrorTable, { success }: { success: string }, rows: readonly Row[]) => {
  test.each(rows)('the body %s is %s, and a certain refusal: %s', (body, kind, isCertain) =>
    expect(read(table, body)).toEqual({ kind, isCertain }),
  )

  test('the body of a success is not an error', () => expect(read(table, success)).toBeUndefined())
}
