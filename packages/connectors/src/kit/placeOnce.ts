import type { PlaceOutcome } from '@rialto/core'
import { rejected } from './rejection.ts'
import type { Submission } from './submitOnce.ts'
import { submitOnce } from './submitOnce.ts'
import type { Wire } from './wire.ts'

/** The one call that places an order, with every promise of `submitOnce`. `idOf` reads the order's id, or that it is not ours. */
export const placeOnce = async <T>(
  wire: Wire,
  submission: Omit<Submission<T>, 'factor' | 'howToWhitelist'>,
  idOf: (value: T) => string | undefined,
): Promise<PlaceOutcome> => {
  const { institution } = wire.table
  const message = `${institution} did not confirm the order; its order list will show the outcome`
  const submitted = await submitOnce(wire, { ...submission, factor: 'totp', howToWhitelist: '' })
  if (submitted.kind === 'created') {
    const nativeId = idOf(submitted.value)
    return nativeId === undefined ? { kind: 'unknown', message } : { kind: 'accepted', nativeId }
  }
  if (submitted.kind === 'rejected') return submitted
  if (submitted.kind === 'unknown') return { kind: 'unknown', message }
  // What withdrawals are asked for, and no order is.
  return rejected('refused', `${institution} requires a step that is not supported for orders`)
}
