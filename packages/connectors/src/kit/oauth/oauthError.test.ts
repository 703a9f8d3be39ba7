import { ConnectorError } from '@rialto/core'
import { EgressError } from '@rialto/egress'
import { ResponseBodyError } from 'oauth4webapi'
import { expect, test } from 'vitest'

import { oauthError } from './oauthError.ts'

const answered = (error: string) =>
  new ResponseBodyError('upstream words', { cause: { error }, response: new Response(null, { status: 400 }) })
const read = (error: unknown) => oauthError('Example', error, ['s3cret'])

test.each([
  ['invalid_grant', 'credentialsInvalid'],
  ['invalid_token', 'credentialsInvalid'],
  ['access_denied', 'permissionMissing'],
  ['invalid_scope', 'permissionMissing'],
  ['invalid_client', 'refused'],
  ['unauthorized_client', 'refused'],
  ['server_is_tired', 'refused'],
  ['constructor', 'refused'],
])('the code %s is read as %s, without the library’s words', (code, kind) => {
  const error = read(answered(code))
  expect(error).toMatchObject({ kind, upstreamCode: code })
  expect(error.message).toMatch(/^Example /)
  expect(error.message).not.toContain('upstream words')
})

test('a code that repeats a secret does not show it', () => {
  expect(read(answered('bad s3cret')).upstreamCode).not.toContain('s3cret')
})

test('connector errors pass through unchanged, and unexpected errors become an invalid response', () => {
  const ours = new ConnectorError('kycRequired', 'Verify first')
  expect(read(ours)).toBe(ours)
  expect(read(new TypeError('x is not a function'))).toMatchObject({
    kind: 'malformed',
    message: 'Example returned an invalid response',
  })
})

test('a missing response is not a rejection, so the user does not have to reconnect', () => {
  expect(read(new EgressError('timeout', 'timed out', true)).kind).toBe('unavailable')
})
