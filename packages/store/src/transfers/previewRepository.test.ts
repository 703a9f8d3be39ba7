import { aPreview } from '@rialto/core/testing'
import { expect, test } from 'vitest'

import { createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()

test('a preview of an account that was removed in the meantime is refused as not found', async () => {
  const { ctx, clock, connect } = await createStoredWorld(database())
  const connection = await connect()
  const { previews, connections } = ctx.store
  await previews.insert(aPreview(connection))
  await connections.remove(connection.scope, connection.id, { atMs: clock.nowMs(), retentionDays: 0 })
  await expect(previews.insert(aPreview(connection))).rejects.toMatchObject({ type: 'notFound' })
})
