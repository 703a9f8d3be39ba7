import { expect, test } from 'vitest'

import { describeRequest, text } from '../../testing/describeRequest.ts'
import { sessionCookie } from './sessionCookie.ts'
import { signInOperation } from './signIn.ts'

const signIn = { email: 'anna@example.com', password: 'correct horse', oneTimeCode: '123456' }

describeRequest(signInOperation.body, signIn, {
  takes: {
    'a code that was typed in groups': { oneTimeCode: '123 456' },
    'a recovery code in place of the code': { oneTimeCode: undefined, recoveryCode: text(20) },
  },
  refuses: {
    'a recovery code that is too short to be one': { recoveryCode: text(19) },
    'a code of five digits': { oneTimeCode: '12345' },
    'a code of eleven characters': { oneTimeCode: text(11) },
    'no password': { password: undefined },
    'a password that takes long to hash': { password: text(10_000) },
  },
})

test('over https the cookie’s prefix prevents other hosts and paths from setting it', () => {
  expect(sessionCookie('https://rialto.example')).toBe('__Host-rialto_session')
  expect(sessionCookie('http://127.0.0.1:4000')).toBe('rialto_session')
})
