import { expect, test } from 'vitest'
import { createRouter, type Route } from './route.ts'
import { json, type SimRequest } from './types.ts'

const request = (method: string, path: string): SimRequest => ({
  method,
  path,
  host: '',
  rawQuery: '',
  query: new URLSearchParams(),
  headers: {},
  body: '',
  prefix: '',
})

const routes: Route[] = [
  ['GET', '/v1/cards/:card', (_, params) => json(200, params)],
  ['POST', '/v1/cards/:card/:id/commit', (_, params) => json(200, params)],
  ['GET', '/v1/a.b+c', () => json(200, 'literal')],
]
const send = async (method: string, path: string) => {
  const { status, body } = await createRouter(routes, () => json(404, 'none'))(request(method, path))
  return [status, JSON.parse(body) as unknown]
}

test.each([
  ['GET', '/v1/cards/7', [200, ['7']]],
  ['POST', '/v1/cards/7/9/commit', [200, ['7', '9']]],
  ['GET', '/v1/cards/a%2Fb%20c', [200, ['a/b c']]],
  ['GET', '/v1/cards/%E0%A4%A', [200, ['%E0%A4%A']]],
  ['GET', '/v1/a.b+c', [200, 'literal']],
])('%s %s is answered, with its segments decoded', async (method, path, answer) => {
  expect(await send(method, path)).toEqual(answer)
})

test.each([
  ['POST', '/v1/cards/7'],
  ['GET', '/v1/cards/'],
  ['GET', '/v1/cards/7/'],
  ['GET', '/v1/cards/7/8'],
  ['GET', '/x/v1/cards/7'],
  ['GET', '/v1/axb+c'],
])('%s %s is nothing: a path fits exactly or not at all', async (method, path) => {
  expect(await send(method, path)).toEqual([404, 'none'])
})
