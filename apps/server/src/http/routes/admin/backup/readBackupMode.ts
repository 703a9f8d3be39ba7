import { buildBackupCatalog } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import type { BackupAccess } from './backupAccess.ts'

/** Assets available to every client can also be origins of the client's own routes, so duplicates are removed. */
const eachOnce = <P extends { networkId: string; symbol: string }>(pairs: readonly P[]): P[] => [
  ...new Map(pairs.map(pair => [`${pair.networkId} ${pair.symbol}`, pair])).values(),
]

export const readBackupModeHandler =
  (access: BackupAccess | undefined): AdminHandler<'readBackupMode'> =>
  async (ctx, { scope }) => {
    const [published, { pairs, accountPairs }] = await Promise.all([
      access?.readPublished?.(),
      buildBackupCatalog(ctx, {}),
    ])
    const own = accountPairs[Buffer.from(ctx.ids.sha256(scope.clientId)).toString('hex')] ?? []
    const { generatedAtMs, files = [] } = published ?? {}
    return {
      clientId: scope.clientId,
      catalogKey: access?.publicKey ?? null,
      isPublishing: access?.readPublished !== undefined,
      generatedTimestamp: generatedAtMs === undefined ? null : Math.floor(generatedAtMs / 1_000),
      files,
      pairs: eachOnce([...pairs, ...own]).map(({ networkId, networkName, symbol, networkType }) => ({
        networkId,
        networkName,
        symbol,
        networkType,
      })),
    }
  }
