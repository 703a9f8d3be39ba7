import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { RelayFamily } from './ports.ts'

/**
 * Sets the account that pays the network fees of its family. @throws ApiError `invalidField` if the text is no private
 * key.
 */
export const setRelayerKey = async (
  { store, relaying, environment, clock }: Pick<Context, 'store' | 'relaying' | 'environment' | 'clock'>,
  text: string,
): Promise<{ family: RelayFamily; address: string }> => {
  const account = await relaying.accountOf(text)
  if (!account)
    throw invalidField('key', 'must be a private key of 32 bytes in hex, or the 64 bytes of a Solana key in base58')
  const { family, address, key } = account
  await store.relays.setKey(environment, family, { key, address, atMs: clock.nowMs() })
  return { family, address }
}

/** Nothing new is relayed in these families. Unfinished transactions are followed to their end. */
export const removeRelayerKeys = async (
  { store, environment }: Pick<Context, 'store' | 'environment'>,
  families: readonly RelayFamily[],
): Promise<void> => {
  for (const family of families) await store.relays.setKey(environment, family, undefined)
}
