import { expect, test } from 'vitest'

import { invitationUrl } from './invitationUrl.ts'

test('the code of an invitation is in the fragment, which no server receives', () => {
  const url = new URL(invitationUrl('https://rialto.example', 'inv_code'))
  expect(url.pathname + url.search).toBe('/dashboard/invitation')
  expect(url.hash).toBe('#inv_code')
})
