import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'

/** Every other state, of which OKX names some fifteen, is pending; so is whatever comes new. */
const sent: FinalStatuses = { '2': 'succeeded', '-1': 'failed', '-2': 'failed' }

/** 1 is credited, and not yet to be withdrawn. Blacklisted, frozen and limited deposits (8, 11 to 14, 17) wait for OKX. */
const received: FinalStatuses = { '1': 'succeeded', '2': 'succeeded' }

/** What the user can do about it, or what they wait for. */
const messages: Readonly<Record<string, string>> = {
  '3': 'Waiting for your confirmation by email at OKX',
  '4': 'OKX is reviewing this withdrawal',
  '5': 'OKX is reviewing this withdrawal',
  '6': 'OKX is reviewing this withdrawal',
  '8': 'OKX is reviewing this withdrawal',
  '9': 'OKX is reviewing this withdrawal',
  '12': 'OKX is reviewing this withdrawal',
  '16': 'Local rules may delay this OKX withdrawal by up to 24 hours',
  '17': 'Waiting for the travel rule response from the recipient’s institution',
  '19': 'OKX is refilling the wallet that sends this withdrawal',
}

export const sentStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(sent, upstream)

export const receivedStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(received, upstream)

export const sentMessage = (upstream: string): string | undefined =>
  Object.hasOwn(messages, upstream) ? messages[upstream] : undefined
