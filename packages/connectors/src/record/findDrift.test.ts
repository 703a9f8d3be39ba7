import { expect, test } from 'vitest'

import { findDrift } from './findDrift.ts'
import type { Recording, RecordedStep } from './recording.ts'

const step = (text: string, changes: Partial<RecordedStep> = {}): RecordedStep => ({
  call: 'read.holdings',
  args: [],
  exchanges: [{ request: 'GET exchange.example/v1/orders/1234567', status: 200, text }],
  outcome: { value: [] },
  ...changes,
})
const recording = (...steps: RecordedStep[]): Recording => ({
  type: 'example',
  environment: 'production',
  atMs: 0,
  credentials: { kind: 'apiKey', key: 'k', secret: 's' },
  steps,
})
const drift = (before: string, now: string) => findDrift(recording(step(before)), recording(step(now)))
const list = '{"data":[{"id":"1","amount":"2","note":null}],"BTC":1}'

test.each<[string, string, string]>([
  ['other values', list, '{"data":[{"id":"9","amount":"7","note":"x"}],"BTC":2}'],
  ['new fields', list, '{"data":[{"id":"1","amount":"2","note":null,"more":true}],"BTC":1,"page":2}'],
  ['an empty list', list, '{"data":[],"BTC":1}'],
  ['other assets', '{"result":{"BTC":{"free":"1"}}}', '{"result":{"ETH":{"free":"1"},"SOL":{"free":"1"}}}'],
  ['no assets', '{"result":{"BTC":{"free":"1"}}}', '{"result":{}}'],
])('a reply with %s has no drift', (_what, before, now) => {
  expect(drift(before, now)).toEqual([])
})

test.each<[string, string, string, object]>([
  [
    'a renamed field',
    list,
    '{"data":[{"id":"1","qty":"2","note":null}],"BTC":1}',
    { kind: 'missing', field: 'data[].amount' },
  ],
  [
    'a number for a text',
    list,
    '{"data":[{"id":"1","amount":2,"note":null}],"BTC":1}',
    { kind: 'type', field: 'data[].amount', expected: 'string', seen: 'number' },
  ],
  ['an object for a list', list, '{"data":{"items":[]},"BTC":1}', { kind: 'type', field: 'data' }],
  ['a page for JSON', list, '<html>', { kind: 'type', field: '' }],
  [
    'a field of each asset',
    '{"result":{"BTC":{"free":"1"}}}',
    '{"result":{"ETH":{"available":"1"}}}',
    { kind: 'missing', field: 'result.*.free' },
  ],
])('a reply with %s has drift', (_what, before, now, found) => {
  expect(drift(before, now)).toMatchObject([{ endpoint: 'GET exchange.example/v1/orders/*', ...found }])
})

test('another status and a failing call are reported as drift', () => {
  const before = recording(step(list))
  const moved = step(list, {
    exchanges: [{ request: 'GET exchange.example/v1/orders/7654321', status: 410, text: '{}' }],
  })
  expect(findDrift(before, recording(moved))).toMatchObject([{ kind: 'status', expected: '200', seen: '410' }])
  expect(findDrift(before, recording(step(list, { outcome: { error: 'malformed' } })))).toMatchObject([
    { kind: 'failed', seen: 'malformed' },
  ])
})
