import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { closeClient, rejectClosed } from './closeClient.ts'

const clientId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

const newContext = () => {
  const calls: string[] = []
  const note = async (name: string) => void calls.push(name)
  const client = { id: clientId, name: 'Shop' }
  const ctx = partialContext({
    store: {
      clients: {
        list: async () => [client] as never,
        find: async () => client as never,
        lock: () => note('lock'),
        close: () => note('close'),
      },
      access: { forget: () => void calls.push('forget') },
    } as never,
  })
  return { ctx, calls }
}

test('a client is closed under its lock, and its access is forgotten', async () => {
  const { ctx, calls } = newContext()
  await closeClient(ctx, { clientId, name: ' Shop ' })
  expect(calls).toEqual(['lock', 'close', 'forget'])
})

test('another name closes nothing', async () => {
  const { ctx, calls } = newContext()
  await expect(closeClient(ctx, { clientId, name: 'shop' })).rejects.toMatchObject({ type: 'invalidField' })
  expect(calls).toEqual([])
})

test('a closed client gets no more keys', () => {
  expect(() => rejectClosed({ closedAtMs: 0 } as never)).toThrow('The client is closed')
  expect(() => rejectClosed(undefined)).not.toThrow()
})
