import type { Context } from '@rialto/core'
import Fastify from 'fastify'
import { expect, test } from 'vitest'

import { constantContent, isConstant, serializedOnce } from './constantContent.ts'

test('content is built once for each installation, and serialized once, by the route’s schema', async () => {
  let built = 0
  const contentOf = constantContent(() => {
    built += 1
    return { items: ['ü'], internal: true }
  })
  const [one, other] = [{}, {}] as Context[]
  const app = Fastify()
  let serialized = 0
  const items = { type: 'array', items: { type: 'string' } }
  const properties = { content: { type: 'object', properties: { items } } }
  const schema = { response: { 200: { type: 'object', properties } } }
  app.get('/', { schema }, async (_request, reply) => {
    const content = await contentOf(one as Context)
    return serializedOnce(reply, content, {
      get content() {
        serialized += 1
        return content
      },
    })
  })
  for (let count = 0; count < 3; count += 1) {
    const { headers, payload } = await app.inject('/')
    expect(payload).toBe('{"content":{"items":["ü"]}}')
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'content-length': '28' })
  }
  expect({ built, isOnce: serialized <= 2 }).toEqual({ built: 1, isOnce: true })
  expect(await contentOf(other as Context)).not.toBe(await contentOf(one as Context))
  expect(isConstant(await contentOf(one as Context))).toBe(true)
  expect(isConstant({ items: [] })).toBe(false)
})
