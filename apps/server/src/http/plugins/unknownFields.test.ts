import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'

import { announceUnknownFields } from './unknownFields.ts'

const announce = (...paths: string[]): string | undefined => {
  const headers: Record<string, string> = {}
  const reply = { header: (name: string, value: string) => void (headers[name] = value) }
  announceUnknownFields(reply as unknown as FastifyReply, paths)
  return headers['warnings']
}

test('fields without effect are named, and a body without any has no header', () => {
  expect(announce('userID', 'transferOptions.toAddresses[0].tag')).toBe(
    'unknown field "userID" ignored, unknown field "transferOptions.toAddresses[0].tag" ignored',
  )
  expect(announce()).toBeUndefined()
})

test('a name can put nothing else into the header', () => {
  const value = announce('a\r\nset-cookie: x=1', 'ä"🙂', 'x'.repeat(5_000)) ?? ''
  expect(value).toMatch(/^[\x20-\x7e]+$/)
  expect(value).not.toMatch(/[\r\n;=:]/)
  expect(value.length).toBeLessThan(300)
})

test('the header names ten of many fields and counts the others', () => {
  expect(announce(...Array.from({ length: 25 }, (_, at) => `f${at}`))).toMatch(/"f9" ignored, and 15 more$/)
})
