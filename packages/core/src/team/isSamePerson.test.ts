import { expect, test } from 'vitest'

import { isSamePerson } from './isSamePerson.ts'

const member = (id: string, name: string) => ({ id, name })
const one = member('1', 'ada@example.com')

test.each([
  ['the same account', member('1', 'ada@elsewhere.example')],
  ['another account of the address', member('2', 'ada@example.com')],
  ['another case', member('2', ' Ada@Example.COM')],
  ['another tag of the mailbox', member('2', 'ada+second@example.com')],
  ['several tags', member('2', 'ada+a+b@example.com')],
])('%s is the same person', (_, other) => {
  expect(isSamePerson(one, other)).toBe(true)
  expect(isSamePerson(other, one)).toBe(true)
})

test.each([member('2', 'ada@example.org'), member('2', 'adah@example.com'), member('2', 'grace+ada@example.com')])(
  'another mailbox is another person: %j',
  other => expect(isSamePerson(one, other)).toBe(false),
)
