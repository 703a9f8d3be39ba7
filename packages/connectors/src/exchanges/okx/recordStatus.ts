import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

/** Every other state, of which OKX names some fifteen, is pending; so is whatever comes new. */
const sent: FinalStatuses = { '2': 'succeeded', '-1': 'failed', '-2': 'failed' }

/** 1 is credited, and not yet to be withdrawn. Blacklisted, frozen and limited deposits (8, 11 to 14, 17) wait for OKX. */
const received: FinalStatuses = { '1': 'succeeded', '2': 'succeeded' }

/** What the user can do about it, or what they wait for. */
const messages: Readonly<Record<string, string>> = {
  '3': 'OKX waits for your confirmation by e-mail',
  '4': 'OKX reviews this withdrawal',
  '5': 'OKX reviews this withdrawal',
  '6': 'OKX reviews this withdrawal',
  '8': 'OKX reviews this withdrawal',
  '9': 'OKX reviews this withdrawal',
  '12': 'OKX reviews this withdrawal',
  '16': 'OKX says that local rules may delay this withdrawal by up to 24 hours',
  '17': 'OKX waits for the travel rule’s answer from the recipient’s side',
  '19': 'OKX is refilling the wallet that this withdrawal leaves from',
}

export const sentStatus = (native: string): FoundWithdrawal['status'] => statusOf(sent, native)

export const receivedStatus = (native: string): FoundWithdrawal['status'] => statusOf(received, native)

export const sentMessage = (native: string): string | undefined =>
  Object.hasOwn(messages, native) ? messages[native] : undefined
