import type { KeyCreator } from '@rialto/core'

export const readCreator = (id: string | null, approvesFrom: Date | null): KeyCreator | undefined =>
  id === null ? undefined : { id, approvesFromMs: approvesFrom?.getTime() }

/** The columns `created_by` and `approves_from` of a key. */
export const creatorColumns = (creator: KeyCreator | undefined) => ({
  created_by: creator?.id ?? null,
  approves_from: creator?.approvesFromMs === undefined ? null : new Date(creator.approvesFromMs),
})
