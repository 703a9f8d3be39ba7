import type { WithdrawalOrder } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { sameAddress } from '../../kit/foundWithdrawal.ts'
import type { AlpacaAccess } from './context.ts'
import { alpacaRead } from './context.ts'
import type { AlpacaListed } from './schemas.ts'
import { isWhitelist } from './schemas.ts'

/** `APPROVED` since May 2026 by the documents, `ACTIVE` before. */
const approvals = new Set(['APPROVED', 'ACTIVE'])

const isFor = ({ address, chain }: AlpacaListed, order: WithdrawalOrder, upstream: string): boolean =>
  sameAddress(address, order.address) && (chain == null || chain === upstream)

/** Whether the account's list has the destination: not at all, since less than a day, or approved. */
export const readWhitelist = async (
  context: BoundContext,
  access: AlpacaAccess,
  order: WithdrawalOrder,
  chain: string,
): Promise<'absent' | 'waiting' | 'approved'> => {
  const path = '/v2/wallets/whitelists'
  const listed = (await alpacaRead(context, access, { path, check: isWhitelist })).filter(entry =>
    isFor(entry, order, chain),
  )
  if (listed.length === 0) return 'absent'
  return listed.some(({ status }) => approvals.has(status)) ? 'approved' : 'waiting'
}
