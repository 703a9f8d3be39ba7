import { findIntegrationType, findSelfCustodyWallet } from '@rialto/catalog'

/** The name of the source of the money, as users know it: the institution or the wallet. */
export const sourceName = ({ type, walletId }: { type: string; walletId?: string | undefined }): string =>
  (walletId === undefined ? undefined : findSelfCustodyWallet(walletId)?.name) ??
  findIntegrationType(type)?.name ??
  type
