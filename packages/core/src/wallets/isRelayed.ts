import type { Context } from '../context.ts'
import type { Transfer } from '../transfers/ports.ts'

/** Whether the relayer has sent the payment, or may. */
export const isRelayed = async (
  { relays }: Pick<Context['store'], 'relays'>,
  { scope, id }: Pick<Transfer, 'scope' | 'id'>,
): Promise<boolean> => {
  const relay = await relays.findOf(scope, id)
  return relay !== undefined && relay.state !== 'reverted' && relay.state !== 'displaced'
}
