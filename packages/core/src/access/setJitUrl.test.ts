import { expect, test } from 'vitest'

import { clientStore } from '../testing/clientStore.ts'
import { partialContext } from '../testing/partialContext.ts'
import { setJitUrl } from './setJitUrl.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const newContext = (obstacle?: string) => {
  const { steps, repositories } = clientStore(clientId)
  const jit = {
    set: async (_: unknown, { url }: { url: string }) => void steps.push(`set ${url}`),
    remove: async () => void steps.push('remove'),
  }
  const webhookSender = { findObstacle: async () => obstacle, send: () => Promise.reject(new Error('not sent here')) }
  return { ctx: partialContext({ store: { ...repositories, jit }, webhookSender }), steps }
}

test('each time a URL is set there is a new secret, under the client’s lock', async () => {
  const { ctx, steps } = newContext()
  const first = await setJitUrl(ctx, { clientId, url: 'https://a.example/address' })
  const second = await setJitUrl(ctx, { clientId, url: 'https://a.example/address' })
  expect(first.secret).toMatch(/^whsec_/)
  expect(second.secret).not.toBe(first.secret)
  expect(steps.slice(0, 2)).toEqual(['lock', 'set https://a.example/address'])
})

test('removing the URL also removes the secret', async () => {
  const { ctx, steps } = newContext()
  expect(await setJitUrl(ctx, { clientId, url: undefined })).toEqual({ secret: undefined })
  expect(steps).toEqual(['lock', 'remove'])
})

test('an invalid URL changes nothing', async () => {
  const { ctx, steps } = newContext()
  await expect(setJitUrl(ctx, { clientId, url: 'https://user:word@a.example' })).rejects.toMatchObject({
    type: 'invalidField',
  })
  expect(steps).toEqual([])
})

test('a URL that can never be called changes nothing', async () => {
  const { ctx, steps } = newContext('10.0.0.7 is not a public address')
  await expect(setJitUrl(ctx, { clientId, url: 'https://a.example/address' })).rejects.toMatchObject({
    type: 'invalidField',
  })
  expect(steps).toEqual([])
})
