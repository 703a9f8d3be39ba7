import type { LinkTransfer } from '@rialto/contract'

import type { Messages } from './messages.ts'

/** Describes the location of a failed transfer's money. `name` is the institution's. */
export function moneyText(
  { failed }: Pick<Messages, 'failed'>,
  name: string,
  { money, networkName }: Pick<LinkTransfer, 'networkName' | 'money'>,
): string {
  if (money === undefined) return failed.moneyBack(name)
  if (money === 'walletReverted') return failed.walletReverted(networkName)
  return money === 'walletNotSent' || money === 'walletNotFound' ? failed[money] : failed[money](name)
}
