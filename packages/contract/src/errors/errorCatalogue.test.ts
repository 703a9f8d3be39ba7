import { expect, test } from 'vitest'

import { ApiStatus } from '../shared/enums.ts'
import { errorCatalogue } from './errorCatalogue.ts'

const entries = Object.entries<{
  status: string
  http: number
  message: string
  displayMessage?: string
  teamCode: string
  when: string
  action: string
}>(errorCatalogue)
const statuses = (ApiStatus as unknown as { enum: string[] }).enum

/** HTTP codes of a status: 401 for a session that ended, 415 for a file, 422 for a reused idempotency key, 503 for an institution that does not respond. */
const codes: Record<string, number[]> = {
  badRequest: [400, 415, 422],
  permissionDenied: [401, 403],
  notFound: [404],
  conflict: [409],
  locked: [423],
  tooManyRequest: [429],
  unavailableForLegalReasons: [451],
  serverFailure: [500, 503],
}

test.each(entries)('%s has a public status, a matching HTTP code and a team code', (_, { status, http, teamCode }) => {
  expect(statuses).toContain(status)
  expect(codes[status]).toContain(http)
  expect(teamCode).toMatch(/^[A-Z]{2}$/)
})

test.each(entries)('%s explains itself in full sentences', (_, { message, displayMessage, when, action }) => {
  for (const text of [message, when, action]) expect(text).toMatch(/^[A-Z].*\.$/)
  if (displayMessage !== undefined) expect(displayMessage).toMatch(/^[A-Z].*\.$/)
})

test.each(entries)('%s shows end users no internal term', (_, { displayMessage = '' }) => {
  expect(displayMessage).not.toMatch(/token|API|server|null|undefined|exception|field/i)
})
