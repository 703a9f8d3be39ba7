import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { finishRequest } from './finishRequest.ts'

const finish = async (status: number, movesMoney: boolean) => {
  const steps: string[] = []
  const ctx = partialContext({
    store: {
      idempotency: {
        finish: async (_, answer) => void steps.push(`keep ${answer.status}`),
        release: async () => void steps.push('release'),
      },
    },
  })
  await finishRequest(ctx, { claimId: 'claim', movesMoney }, { status, contentType: 'application/json', body: '{}' })
  return steps
}

test.each([200, 201, 400, 404, 422])('the response %i is stored for repeated requests', async status => {
  expect(await finish(status, false)).toEqual([`keep ${status}`])
  expect(await finish(status, true)).toEqual([`keep ${status}`])
})

test.each([409, 500, 502, 503])('the response %i frees the key, unless money may have moved', async status => {
  expect(await finish(status, false)).toEqual(['release'])
  expect(await finish(status, true)).toEqual([`keep ${status}`])
})

test('a rate-limited request did nothing, so its key is free in either case', async () => {
  expect(await finish(429, false)).toEqual(['release'])
  expect(await finish(429, true)).toEqual(['release'])
})
