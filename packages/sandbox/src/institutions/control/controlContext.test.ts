import { expect, test } from 'vitest'
import { json, type SimRequest } from '../http/types.ts'
import { withBody } from './controlContext.ts'

const send = (body: string) => withBody((given, params) => json(200, { given, params }))({ body } as SimRequest, ['p'])

test('a call without a body is one with an empty object', async () => {
  expect(JSON.parse((await send('')).body)).toEqual({ given: {}, params: ['p'] })
})

test.each(['[]', '1', 'null', '{'])('a body of %s is refused', async body => {
  expect(await send(body)).toMatchObject({ status: 400, body: '{"error":"The body is not a JSON object"}' })
})
