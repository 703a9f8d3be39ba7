import Type from 'typebox'
import { expect, it } from 'vitest'
import { checkOf } from '../../kit/schema.ts'
import type { Canned } from '../../kit/testing/cannedEgress.ts'
import { cannedEgress } from '../../kit/testing/cannedEgress.ts'
import { httpContextOf } from '../../kit/testing/httpContextOf.ts'
import { coinbaseDescriptor } from './descriptor.ts'
import { coinbaseErrors } from './errors.ts'
import { readPages } from './readPages.ts'

const check = checkOf(
  Type.Object({
    pagination: Type.Object({ next_uri: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
    data: Type.Array(Type.Integer()),
  }),
)
const page = (items: number[], next_uri: string | null): Canned => ({ body: { pagination: { next_uri }, data: items } })

const read = async (answers: readonly Canned[], enough?: (items: number[]) => boolean) => {
  const { egress, requests } = cannedEgress({ 'GET /v2/list': answers })
  const context = {
    http: httpContextOf(egress, coinbaseErrors),
    descriptor: coinbaseDescriptor('sandbox'),
    environment: 'sandbox' as const,
  }
  const items = await readPages(context, 'token', { path: '/v2/list', check, maxPages: 3 }, enough)
  return { items, urls: requests.map(request => request.url) }
}

it('follows the list to its end', async () => {
  const { items, urls } = await read([page([1, 2], '/v2/list?limit=100&starting_after=2'), page([3], null)])
  expect(items).toEqual([1, 2, 3])
  expect(urls).toEqual([
    'https://api.coinbase.com/v2/list?limit=100',
    'https://api.coinbase.com/v2/list?limit=100&starting_after=2',
  ])
})

it('stops when enough was seen', async () => {
  expect((await read([page([1], '/v2/list?limit=100&starting_after=1')], () => true)).urls).toHaveLength(1)
})

it.each([
  ['leads elsewhere', [page([1], 'https://evil.example/v2/list?x=1')]],
  ['leads to another list', [page([1], '/v2/user?x=1')]],
  ['leads back', [page([1], '/v2/list?limit=100')]],
  ['goes on', [page([1], '/v2/list?a=1'), page([1], '/v2/list?a=2'), page([1], '/v2/list?a=3'), page([1], null)]],
])('a list that %s is malformed', async (_name, answers) => {
  await expect(read(answers)).rejects.toMatchObject({ kind: 'malformed' })
})
