import type { Context } from '../../context.ts'
import type { Repositories } from '../../store.ts'
import { lockTransfer } from '../lockTransfer.ts'
import type { Transfer } from '../ports.ts'

/**
 * Changes the transfer if it is unchanged since it was read, under the same hash. Otherwise returns the present one.
 */
export const changeTransfer = (
  ctx: Pick<Context, 'store'>,
  read: Transfer,
  make: (current: Transfer, repositories: Repositories) => Promise<Transfer>,
): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, read)
    // Erased with its account meanwhile.
    if (!current) return read
    return current.phase === read.phase && current.hash === read.hash ? make(current, repositories) : current
  })
