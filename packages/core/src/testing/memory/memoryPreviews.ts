import { ApiError } from '../../kernel/apiError.ts'
import type { Repositories } from '../../store.ts'
import type { Preview } from '../../transfers/ports.ts'
import { type Run, UniqueViolation } from './memoryDatabase.ts'
import { isOf } from './rows.ts'

export const memoryPreviews = (run: Run): Repositories['previews'] => ({
  insert: preview =>
    run(db => {
      const place = `connections:${preview.connectionId}`
      const put = (): void => {
        if (!db.get('connections', preview.connectionId)) throw new ApiError('notFound')
        if (db.get('previews', preview.id)) throw new UniqueViolation('previews_pkey')
        db.put('previews', preview.id, preview)
      }
      // A foreign key waits for the removal of its row.
      return db.isHeld(place) ? db.waitFor(place).then(put) : put()
    }),
  find: (scope, id) =>
    run(db => {
      const row = db.get<Preview>('previews', id)
      return row && isOf(scope, row) ? row : undefined
    }),
  findForUpdate: (scope, id) =>
    run(async db => {
      const row = db.get<Preview>('previews', id)
      if (!row || !isOf(scope, row)) return undefined
      await db.lock(`previews:${id}`)
      return db.get<Preview>('previews', id)
    }),
})
