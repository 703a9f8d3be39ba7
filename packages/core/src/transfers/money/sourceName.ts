import { findIntegrationType, findSelfCustodyWallet } from '@rialto/catalog'

import type { Connection } from '../../connections/ports.ts'

/** The name of the source of the money, as users know it: the institution or the wallet. */
export const sourceName = ({ type, walletId }: { type: string; walletId?: string | undefined }): string =>
  (walletId === undefined ? undefined : findSelfCustodyWallet(walletId)?.name) ??
  findIntegrationType(type)?.name ??
  type

/** The name of a connected account's institution or wallet. */
export const connectionSource = ({ type, credentials }: Pick<Connection, 'type' | 'credentials'>): string =>
  sourceName({ type, walletId: credentials.kind === 'address' ? credentials.walletId : undefined })
