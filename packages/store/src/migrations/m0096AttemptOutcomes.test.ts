import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type TestDatabase, testDatabases } from '../testing/testDatabases.ts'
import { m0096AttemptOutcomes } from './m0096AttemptOutcomes.ts'

const createTestDatabase = testDatabases<unknown>(() => Promise.resolve({}))
let made: TestDatabase<unknown>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

/** As versions before wrote them, with the outcome and reason that follow. */
const written: readonly (readonly [
  state: string,
  detail: string | null,
  outcome: string | null,
  reason: string | null,
])[] = [
  ['rejected', 'rejected as credentialsInvalid: Sign in again.', 'rejected', 'credentialsInvalid'],
  ['rejected', 'rejected as rateLimited: notSent: slow down', 'rejected', 'rateLimited'],
  ['rejected', 'notSent: Not reachable.', 'unreached', null],
  ['rejected', 'an older text', 'rejected', null],
  ['notCreated', 'secondFactorRequired', 'secondFactorRequired', null],
  ['notCreated', 'secondFactorRefused', 'secondFactorRefused', null],
  ['notCreated', 'emailConfirmationRequired', 'emailConfirmationRequired', null],
  ['notCreated', 'addressWhitelistRequired', 'addressWhitelistRequired', null],
  ['notCreated', 'travelRuleRequired: Who receives it?', 'travelRuleRequired', null],
  ['notCreated', 'feeAboveApproved: The fee is higher now.', 'feeAboveApproved', null],
  ['notCreated', 'walletConfirmationRequired', 'walletConfirmationRequired', null],
  ['notCreated', null, 'walletConfirmationRequired', null],
  ['notCreated', 'no trace in the history', 'notFound', null],
  ['notCreated', 'said by the institution', 'resolved', null],
  ['accepted', 'found as native-1', null, null],
  ['intended', null, null, null],
]

test('the outcome and the reason of an attempt of a version before follow from its text', async () => {
  await sql`create table withdrawal_attempts (id serial, state text, detail text)`.execute(made.db)
  for (const [state, detail] of written)
    await sql`insert into withdrawal_attempts (state, detail) values (${state}, ${detail})`.execute(made.db)
  await m0096AttemptOutcomes.up(made.db)
  const { rows } = await sql<{ state: string; detail: string; outcome: string; reason: string }>`
    select state, detail, outcome, reason from withdrawal_attempts order by id`.execute(made.db)
  expect(rows.map(({ state, detail, outcome, reason }) => [state, detail, outcome, reason])).toEqual(written)
})
