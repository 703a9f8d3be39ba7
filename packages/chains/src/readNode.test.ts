import type { Egress } from '@rialto/egress'
import { expect, test } from 'vitest'

import { readNode } from './readNode.ts'

test('a read is a POST that may be sent again unchanged', async () => {
  const sent: Parameters<Egress['request']>[0][] = []
  const response = { status: 200 }
  const egress: Partial<Egress> = { request: async input => (sent.push(input), response as never) }
  const request = { url: 'https://node.example', headers: { accept: 'application/json' }, body: '{}' }
  expect(await readNode(egress as Egress, request)).toBe(response)
  expect(sent).toMatchObject([{ method: 'POST', ...request }])
  expect(sent[0]?.repeat?.()).toEqual(request)
})
