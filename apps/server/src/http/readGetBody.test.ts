import { Readable } from 'node:stream'

import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'

import { readGetBody } from './readGetBody.ts'

const read = (body: string | Buffer, headers: Record<string, string> = { 'transfer-encoding': 'chunked' }) => {
  const bytes = Buffer.from(body)
  // In pieces, as a network delivers them.
  const pieces = bytes.length === 0 ? [] : [bytes.subarray(0, 3), bytes.subarray(3)]
  return readGetBody({ headers, raw: Readable.from(pieces) } as unknown as FastifyRequest)
}

test('the object in the body is read, also where a character is cut by a piece', async () => {
  expect(await read('{"é":"日本"}')).toEqual({ é: '日本' })
})

test('an empty body has no fields', async () => {
  expect(await read('')).toEqual({})
  expect(await read('{"a":1}', {})).toEqual({})
  expect(await read('{"a":1}', { 'content-length': '0' })).toEqual({})
})

test.each([
  ['no JSON', 'a=1', 'not valid JSON'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'not valid JSON'],
  ['a list', '[1]', 'not a JSON object'],
  ['null', 'null', 'not a JSON object'],
  ['a repeated name', '{"a":1,"a":2}', 'twice'],
  ['text', '"a"', 'not a JSON object'],
  ['more than a query has use for', JSON.stringify({ a: 'x'.repeat(9_000) }), 'larger than 8 kB'],
])('%s is a bad request', async (_, body, why) => {
  await expect(read(body)).rejects.toMatchObject({ type: 'badRequest', message: expect.stringContaining(why) })
})
