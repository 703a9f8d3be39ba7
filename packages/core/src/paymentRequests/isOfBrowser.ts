import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'

type Session = Pick<LinkSessionRecord, 'id' | 'scope' | 'place' | 'browserKeyHash'>

/**
 * Whether another session is of the same browser. Each holder of a pay link sees its order. Only the browser in which an address
 * was shown first names the recipient of a refund, so that a pay link that was forwarded later does not redirect one.
 */
export const isOfBrowser = async (
  { store }: Pick<Context, 'store'>,
  { id, scope, place, browserKeyHash }: Session,
  otherId: string | undefined,
): Promise<boolean> => {
  if (place !== 'payLink' || otherId === id) return true
  const first = otherId === undefined ? undefined : await store.link.findById(scope, otherId)
  return browserKeyHash !== undefined && isSame(first?.browserKeyHash, browserKeyHash)
}

const isSame = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && a.length === b.length && a.every((byte, index) => byte === b[index])
