import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'

/**
 * Sets the account that pays network fees, or with `undefined` none: nothing new is relayed then, and unfinished
 * transactions are followed to their end.
 *
 * @throws ApiError `invalidField` if the text is no private key.
 */
export const setRelayerKey = async (
  { store, relaying, environment, clock }: Pick<Context, 'store' | 'relaying' | 'environment' | 'clock'>,
  key: string | undefined,
): Promise<string | undefined> => {
  const address = key === undefined ? undefined : relaying.addressOf(key)
  if (key !== undefined && address === undefined) throw invalidField('key', 'must be a private key of 32 bytes in hex')
  await store.relays.setKey(
    environment,
    key === undefined || address === undefined ? undefined : { key, address, atMs: clock.nowMs() },
  )
  return address
}
