import { Readable } from 'node:stream'

import fastify from 'fastify'
import Type from 'typebox'
import { expect, test } from 'vitest'

import { exportRoute } from './exportRoute.ts'

const open = () => {
  const app = fastify()
  // Access is tested with every operation: here nobody is rejected.
  app.addHook('onRoute', route => {
    route.onRequest = async request => {
      request.scope = { clientId: 'client', environment: 'sandbox' }
    }
  })
  exportRoute<{ format: 'csv' | 'json' }>(
    app,
    { ctx: {} as never, tokens: {} as never },
    {
      path: '/Things/export',
      schema: Type.Object({ format: Type.Union([Type.Literal('csv'), Type.Literal('json')]) }),
      nameOf: () => 'things',
      file: ({ clientId }, { format }) => Readable.from([clientId, ' ', format]),
    },
  )
  return (format: string) => app.inject({ method: 'POST', url: '/admin/api/v1/Things/export', payload: { format } })
}

test('an export is a file of its client with the type and the ending of its format', async () => {
  const read = open()
  const [csv, json] = [await read('csv'), await read('json')]
  expect([csv.body, json.body]).toEqual(['client csv', 'client json'])
  expect([csv.headers['content-type'], json.headers['content-type']]).toEqual([
    'text/csv; charset=utf-8',
    'application/x-ndjson',
  ])
  expect([csv, json].map(({ headers }) => headers['content-disposition'])).toEqual([
    'attachment; filename="things.csv"',
    'attachment; filename="things.jsonl"',
  ])
})

test('a format that does not exist is rejected', async () => {
  expect((await open()('xml')).statusCode).toBe(400)
})
