import { type BackupCatalog, createBackupCatalog, findNetworkByCaip2 } from '@rialto/catalog'

import type { Context } from '../context.ts'

/**
 * The catalog of the backup deposit widget: pairs for every client, and pairs for one client's users, which are the
 * origins of its bridging routes (specification, Backup deposit mode 2).
 *
 * @param icons SVG documents by lower-case token symbol and network name
 */
export const buildBackupCatalog = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids'> & { store: Pick<Context['store'], 'routes'> },
  icons: Readonly<Record<string, string>>,
): Promise<BackupCatalog> => {
  const accountPairs: Record<string, { networkId: string; symbol: string }[]> = {}
  for (const { clientId, network, asset } of await ctx.store.routes.listOrigins(ctx.environment)) {
    const networkId = findNetworkByCaip2(network)?.id
    if (networkId === undefined) continue
    const key = [...ctx.ids.sha256(clientId)].map(byte => byte.toString(16).padStart(2, '0')).join('')
    ;(accountPairs[key] ??= []).push({ networkId, symbol: asset.toUpperCase() })
  }
  return createBackupCatalog({ generatedAt: new Date(ctx.clock.nowMs()), icons, accountPairs })
}
