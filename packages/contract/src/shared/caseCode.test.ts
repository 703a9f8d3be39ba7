import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { caseCodeInput } from './caseCode.ts'

test('a code is accepted in any case, with or without the hyphen, and in no other form', () => {
  const isTaken = (text: string) => Value.Check(caseCodeInput(''), text)
  expect(['AB12-cd34', 'ab12cd34'].map(isTaken)).toEqual([true, true])
  expect(['ab12-cd3', 'ab1-2cd34', 'ab12--cd34', 'äb12cd34'].map(isTaken)).toEqual([false, false, false, false])
})
