import type { FailedDelivery } from '@rialto/core'
import { expect, test } from 'vitest'

import { logFailedDelivery } from './logFailedDelivery.ts'

const failed = {
  endpoint: { id: 'endpoint', scope: { clientId: 'client' }, url: 'https://canary.example', secrets: ['canary'] },
  event: { eventId: 'event', type: 'transfer.failed', body: 'canary' },
  ...{ attempt: 3, answer: { status: 500 }, retryInMs: 1_600 },
} as unknown as FailedDelivery

const logged = (changes: Partial<FailedDelivery> = {}) => {
  const lines: unknown[][] = []
  const log = {
    warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
  }
  logFailedDelivery(log)({ ...failed, ...changes })
  return lines[0] ?? []
}

test('a failed delivery is logged as a warning with the time until its next attempt, without body, URL or secret', () => {
  expect(logged().slice(0, 2)).toEqual(['warn', expect.objectContaining({ status: 500, retryInSeconds: 2 })])
  expect(JSON.stringify(logged())).not.toContain('canary')
})

test('a delivery without a next attempt is logged as an error that names the command for it', () => {
  expect(logged({ ended: 'paused' })).toMatchObject(['error', {}, expect.stringContaining('rialto webhooks resume')])
  expect(logged({ ended: 'givenUp' })).toMatchObject(['error', {}, expect.stringContaining('rialto webhooks replay')])
})
