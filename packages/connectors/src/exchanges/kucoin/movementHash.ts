import { txHash } from '../../kit/txHash.ts'
import type { KucoinMovement } from './schemas.ts'

/** What stands before the `@` of `walletTxId`, when it is a hash. */
export const movementHash = ({ walletTxId }: Pick<KucoinMovement, 'walletTxId'>, evm: boolean): string | undefined =>
  txHash(walletTxId?.split('@')[0], evm)
