import type { Messages } from './messages.ts'

/** A public ineligibility reason in words; a newer server may know more of them. */
export function reasonText({ reasons }: Messages, reason: string | undefined): string {
  const isKnown = (name: string): name is keyof typeof reasons => Object.hasOwn(reasons, name)
  return reason !== undefined && isKnown(reason) ? reasons[reason] : reasons.other
}
