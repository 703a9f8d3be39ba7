import { expect, test } from 'vitest'

import { anna, memberContext } from '../testing/memberContext.ts'
import { removePasskey } from './removePasskey.ts'

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const remove = (isThere: boolean) => {
  const { ctx, entries } = memberContext({
    memberPasskeys: { remove: async (memberId, passkeyId) => isThere && memberId === anna.id && passkeyId === id },
  })
  return { entries, removing: removePasskey(ctx, anna, { id: id.toUpperCase(), ipAddress: '203.0.113.1' }) }
}

test('a removed passkey has an entry in the audit log', async () => {
  const { entries, removing } = remove(true)
  await removing
  expect(entries).toMatchObject([{ operation: 'removePasskey', target: id, actor: { id: anna.id } }])
})

test('another member’s passkey is not found, and nothing is recorded', async () => {
  const { entries, removing } = remove(false)
  await expect(removing).rejects.toMatchObject({ type: 'notFound' })
  expect(entries).toEqual([])
})
