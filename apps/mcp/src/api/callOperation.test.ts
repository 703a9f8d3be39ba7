import { operationsById } from '@rialto/contract'
import { expect, test } from 'vitest'

import { callOperation, requestOf } from './callOperation.ts'

test('each field arrives at its place', () => {
  expect(requestOf(operationsById.listAssets, { assetType: 'a/b', Count: 2 }).url).toBe('/assets/a%2Fb?Count=2')
  const { url, body } = requestOf(operationsById.authenticate, { userId: 'u 1', type: 'kraken', username: 'Mesh' })
  expect(url).toBe('/authenticate?userId=u+1')
  expect(JSON.parse(body ?? '')).toEqual({ type: 'kraken', username: 'Mesh' })
})

const server = { baseUrl: 'http://sandbox', credentials: { clientId: 'c', clientSecret: 'sk_sandbox_secret' } }

test('a rejected or unanswered request is an error without the key', async () => {
  const answers = [
    () => Promise.resolve(new Response('', { status: 401 })),
    () => Promise.reject(new Error('could not send sk_sandbox_secret')),
  ]
  for (const fetch of answers) {
    const answer = await callOperation({ ...server, fetch }, operationsById.listNetworks, {})
    expect(answer.isError).toBe(true)
    expect(answer.text).toMatch(/does not accept the API key|No answer from http:\/\/sandbox/)
    expect(answer.text).not.toContain('secret')
  }
})
