import type { ConfirmedPayout, LinkPayoutPreview } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { LinkApi } from '../../api/createApi.ts'

/** Server operations of a payout; loaded with its step. */
export const payoutApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  preview: (connectionId: string) => post<LinkPayoutPreview>('payout/preview', { connectionId }),
  /** Confirms the address that the user was shown. */
  confirm: (connectionId: string, { address, addressTag }: LinkPayoutPreview) =>
    post<ConfirmedPayout>('payout', { connectionId, address, ...defined({ addressTag }) }),
})
