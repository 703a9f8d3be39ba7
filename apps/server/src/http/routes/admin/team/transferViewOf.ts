import type { TransferView } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyRequest } from 'fastify'

/** Id of the session's member. Undefined for a token. */
export const memberIdOf = ({ actor }: FastifyRequest): string | undefined =>
  actor?.kind === 'member' ? actor.id : undefined

export const transferView = (
  { id, name, isShared, status, find, memberId }: TransferView,
  reader: string | undefined,
) => ({
  id,
  name,
  isShared,
  isOwn: memberId === reader,
  ...defined({ status, find }),
})
