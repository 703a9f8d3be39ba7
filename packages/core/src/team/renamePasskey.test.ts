import { expect, test } from 'vitest'

import { anna, memberContext } from '../testing/memberContext.ts'
import { renamePasskey } from './renamePasskey.ts'

const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const rename = (isThere: boolean, label: string) => {
  const labels: string[] = []
  const { ctx, entries } = memberContext({
    memberPasskeys: { rename: async (_, __, text) => isThere && labels.push(text) > 0 },
  })
  return { entries, labels, renaming: renamePasskey(ctx, anna, { id, label, ipAddress: '203.0.113.1' }) }
}

test('the new name is trimmed, stored and recorded', async () => {
  const { entries, labels, renaming } = rename(true, ' Laptop ')
  await renaming
  expect(labels).toEqual(['Laptop'])
  expect(entries).toMatchObject([{ operation: 'renamePasskey', target: id, after: { label: 'Laptop' } }])
})

test('a blank name and an unknown passkey are rejected without an entry', async () => {
  const blank = rename(true, ' ')
  await expect(blank.renaming).rejects.toMatchObject({ type: 'invalidField' })
  const unknown = rename(false, 'Laptop')
  await expect(unknown.renaming).rejects.toMatchObject({ type: 'notFound' })
  expect([...blank.entries, ...unknown.entries]).toEqual([])
})
