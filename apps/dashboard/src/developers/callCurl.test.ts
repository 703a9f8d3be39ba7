import { expect, test } from 'vitest'

import { requestCode } from './requestCode.ts'
import { readRequestSearch, requestBody } from './requestSearch.ts'

test('a call is shown with the field names of its request, and with variables for its secrets', () => {
  const request = {
    api: 'integration',
    method: 'POST',
    path: "/api/v1/it's?UserId=<UserId>",
    fields: ['userId'],
  } as const
  expect(requestCode('curl', 'https://pay.example', request)).toBe(
    [
      `curl -X POST 'https://pay.example/api/v1/it'\\''s?UserId=<UserId>'`,
      '-H "X-Client-Id: $RIALTO_CLIENT_ID"',
      '-H "X-Client-Secret: $RIALTO_CLIENT_SECRET"',
      "-H 'Content-Type: application/json'",
      `-d '{"userId":"<userId>"}'`,
    ].join(' \\\n  '),
  )
  const read = { api: 'management', method: 'GET', path: '/admin/api/v1/Overview', fields: [] } as const
  expect(requestCode('curl', 'https://pay.example', read)).toBe(
    `curl -X GET 'https://pay.example/admin/api/v1/Overview' \\\n  -H "Authorization: Bearer $RIALTO_TOKEN"`,
  )
})

test('an address keeps filters that exist, and no others', () => {
  const search = readRequestSearch({ api: 'link', result: 'none', operation: '<x>', error: 'badRequest', before: 12 })
  expect(search).toEqual({ api: 'link', error: 'badRequest', before: '12' })
  expect(requestBody(search)).toEqual({ api: 'link', errorType: 'badRequest', beforeId: '12', count: 50 })
})
