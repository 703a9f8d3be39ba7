import { walletIntegrationType } from '@rialto/catalog'

import type { Transfer } from './ports.ts'

/** The address that sends: that of a self-custody wallet. Empty for institutions, which send from pooled wallets. */
export const senderOf = ({ type, refundTo }: Pick<Transfer, 'type' | 'refundTo'>): string =>
  type === walletIntegrationType ? (refundTo?.address ?? '') : ''
