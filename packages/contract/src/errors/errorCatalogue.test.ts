import { expect, test } from 'vitest'

import { ApiStatus } from '../shared/enums.ts'
import { errorCatalogue } from './errorCatalogue.ts'

const entries = Object.entries<{
  status: string
  http: number
  message: string
  displayMessage?: string
  teamCode: string
}>(errorCatalogue)
const statuses = (ApiStatus as unknown as { enum: string[] }).enum

/** HTTP codes of a status: 401 for a session that ended, 415 for a file, 503 for an institution that does not answer. */
const codes: Record<string, number[]> = {
  badRequest: [400, 415],
  permissionDenied: [401, 403],
  notFound: [404],
  conflict: [409],
  locked: [423],
  tooManyRequest: [429],
  unavailableForLegalReasons: [451],
  serverFailure: [500, 503],
}

test.each(entries)('%s has a public status, its HTTP code and who looks after it', (_, { status, http, teamCode }) => {
  expect(statuses).toContain(status)
  expect(codes[status]).toContain(http)
  expect(teamCode).toMatch(/^[A-Z]{2}$/)
})

test.each(entries)('%s speaks in sentences', (_, { message, displayMessage }) => {
  expect(message).toMatch(/^[A-Z].*\.$/)
  if (displayMessage !== undefined) expect(displayMessage).toMatch(/^[A-Z].*\.$/)
})

test.each(entries)('%s tells a user nothing of our insides', (_, { displayMessage = '' }) => {
  expect(displayMessage).not.toMatch(/token|API|server|null|undefined|exception|field/i)
})
