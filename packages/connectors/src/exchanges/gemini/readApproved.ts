import type { WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { sameAddress } from '../../kit/foundWithdrawal.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import type { GeminiApproved } from './schemas.ts'
import { isApprovedAddresses } from './schemas.ts'

const weekMs = 7 * 86_400_000

/** How the order's address stands in the account's list. `undefined`: it is not in it, or the list may not be read. */
export type Approval = { address: string } | { waits: string } | undefined

const waiting = ({ status, createdAt }: GeminiApproved): string => {
  if (status === 'pending-mua') {
    return 'The address is waiting for approval by another administrator of your Gemini account'
  }
  const on = createdAt == null ? '' : `, on ${new Date(Number(createdAt) + weekMs).toISOString().slice(0, 10)}`
  return `The address is on your list of approved addresses at Gemini, which activates it seven days after it was added${on}`
}

/**
 * The order's address as the account's list of approved addresses spells it, or what it waits for there. Some accounts may
 * send to others too, so that Gemini has the last word on an address that is not listed.
 */
export const readApproved = async (
  context: GeminiContext,
  access: GeminiAccess,
  order: Pick<WithdrawalOrder, 'address'>,
  upstream: string,
): Promise<Approval> => {
  const list = await geminiRead(context, access, {
    path: `/v1/approvedAddresses/account/${upstream}`,
    scope: 'account:read',
    check: isApprovedAddresses,
  }).catch((error: unknown) => {
    // Which scope it needs is not documented.
    if (error instanceof ConnectorError && error.kind === 'permissionMissing') return undefined
    throw error
  })
  const listed = (list?.approvedAddresses ?? []).filter(
    row => row.network === upstream && sameAddress(row.address, order.address),
  )
  const active = listed.find(({ status }) => status === 'active')
  if (active !== undefined) return { address: active.address }
  return listed[0] && { waits: waiting(listed[0]) }
}
