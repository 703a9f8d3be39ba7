import type { Messages } from './messages.ts'

/** A public ineligibility reason in words; a newer server may know more of them. A wallet has one reason to pause a coin. */
export function reasonText({ reasons, wallet }: Messages, reason: string | undefined, isWallet = false): string {
  if (isWallet && reason === 'refusedByInstitution') return wallet.coinOfContract
  const isKnown = (name: string): name is keyof typeof reasons => Object.hasOwn(reasons, name)
  return reason !== undefined && isKnown(reason) ? reasons[reason] : reasons.other
}
