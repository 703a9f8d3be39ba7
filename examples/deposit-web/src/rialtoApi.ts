import { randomUUID } from 'node:crypto'

import type { StoredAccount } from './accounts.ts'
import { BASE_SEPOLIA, type MerchantConfig } from './config.ts'

export class RialtoError extends Error {
  override name = 'RialtoError'
}

/**
 * A one-time link token for a deposit of the signed-in user, who need not connect `stored` accounts again. Called from this server
 * only: it carries the secret.
 */
export async function createLinkToken(
  config: MerchantConfig,
  amountInFiat: number,
  stored: readonly StoredAccount[],
): Promise<{ linkToken: string; transactionId: string }> {
  const transactionId = `order-${randomUUID()}`
  const content = await call(config, '/api/v1/linktoken', {
    userId: config.userId,
    accessTokens: stored.map(({ tokenId }) => ({ tokenId })),
    transferOptions: {
      transferType: 'deposit',
      transactionId,
      amountInFiat,
      toAddresses: [
        {
          networkId: config.networkId ?? BASE_SEPOLIA,
          symbol: config.symbol ?? 'USDC',
          address: config.depositAddress,
        },
      ],
    },
  })
  const linkToken = content['linkToken']
  if (typeof linkToken !== 'string') throw new RialtoError('Rialto returned no link token.')
  return { linkToken, transactionId }
}

/** The first institutions that send crypto, and the user's own wallet, for the tiles of the page. */
export async function listTiles(config: MerchantConfig): Promise<Tile[]> {
  const { items } = await call(config, '/api/v1/integrations')
  const all = Array.isArray(items) ? (items as Integration[]) : []
  const senders = all.filter(({ cryptoTransfersSupported }) => cryptoTransfersSupported)
  // Every wallet leads to the wallets of the user's browser, so one tile is enough.
  const wallets = senders.filter(isWallet).slice(0, 1)
  const institutions = senders.filter(one => !isWallet(one)).slice(0, mostTiles - wallets.length)
  return [...institutions, ...wallets.map(one => ({ ...one, name: 'Wallet' }))].map(({ id, name, logo }) => ({
    integrationId: id,
    name,
    logoUrl: logo.iconColorUrl,
  }))
}

interface Integration {
  id: string
  name: string
  cryptoTransfersSupported: boolean
  logo: { iconColorUrl: string }
  deFiWalletProviderId?: string
}
type Tile = { integrationId: string; name: string; logoUrl: string }

const mostTiles = 4
const isWallet = ({ deFiWalletProviderId }: Integration): boolean => deFiWalletProviderId !== undefined

/** Rialto's record of the transfer, or null before it has one. */
export async function readTransfer(config: MerchantConfig, id: string): Promise<unknown> {
  const content = await call(config, `/api/v1/transfers/managed/mesh?Id=${encodeURIComponent(id)}`)
  const items = content['items']
  return Array.isArray(items) ? (items[0] ?? null) : null
}

async function call(config: MerchantConfig, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(new URL(path, config.rialtoUrl), {
    method: body ? 'POST' : 'GET',
    headers: {
      'X-Client-Id': config.clientId,
      'X-Client-Secret': config.clientSecret,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new RialtoError(`Rialto did not respond at ${new URL(config.rialtoUrl).origin}. Check that it is running.`)
  })
  const envelope = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) throw new RialtoError(explain(response.status, envelope))
  return (envelope['content'] ?? {}) as Record<string, unknown>
}

const explain = (status: number, envelope: Record<string, unknown>): string =>
  status === 401
    ? 'Rialto rejected the API key. Check RIALTO_CLIENT_ID and RIALTO_CLIENT_SECRET.'
    : String(envelope['displayMessage'] || envelope['message'] || `Rialto returned HTTP ${status}.`)
