import type { PlaceOutcome } from '@rialto/core'
import { rejected } from './rejection.ts'
import { type Submission, submitOnce } from './withdrawOnce.ts'
import type { HttpContext } from '../http/errorTable.ts'

/**
 * The one call that places an order, with the guarantees of `submitOnce`. `idOf` reads the order's id, or that it is
 * not ours.
 */
export const placeOnce = async <T>(
  http: HttpContext,
  submission: Omit<Submission<T>, 'factor' | 'howToWhitelist'>,
  idOf: (value: T) => string | undefined,
): Promise<PlaceOutcome> => {
  const { institution } = http.table
  const message = `${institution} did not confirm the order; its order list will show the outcome`
  const submitted = await submitOnce(http, { ...submission, factor: 'totp', howToWhitelist: '' })
  if (submitted.kind === 'created') {
    const upstreamId = idOf(submitted.value)
    return upstreamId === undefined ? { kind: 'unknown', message } : { kind: 'accepted', upstreamId }
  }
  if (submitted.kind === 'rejected') return submitted
  if (submitted.kind === 'unknown') return { kind: 'unknown', message }
  // Steps that withdrawals require, and orders do not.
  return rejected('refused', `${institution} requires a step that is not supported for orders`)
}
