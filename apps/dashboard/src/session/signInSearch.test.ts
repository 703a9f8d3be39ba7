import { expect, test } from 'vitest'

import { readSignInSearch } from './signInSearch.ts'

const client = '5a7d0c1e-6f3b-4c2a-9d8e-0b1f2a3c4d5e'

test.each([`/dashboard/${client}`, `/dashboard/${client}/transfers?find=user-1&status=failed`])(
  'signing in goes on to %s',
  returnTo => expect(readSignInSearch({ returnTo })).toEqual({ returnTo }),
)

test.each(['https://evil.example/', '//evil.example', '/dashboard/../admin', `/dashboard/${client}//evil.example`, 1])(
  'signing in does not go on to %s',
  returnTo => expect(readSignInSearch({ returnTo })).toEqual({}),
)
