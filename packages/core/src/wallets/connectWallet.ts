import {
  findIntegrationType,
  findNetwork,
  findSelfCustodyWallet,
  type SelfCustodyWallet,
  walletIntegrationType,
} from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Connected } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { connectInSession } from '../link/connectInSession.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { offeredConnector } from '../link/sessionSettings.ts'
import { type SignedChallenge, takeProof } from './takeProof.ts'

/**
 * Connects the wallet whose address the user has just proved to hold. If the session also verifies wallets, the same
 * signature is the proof.
 *
 * @throws ApiError `badRequest` in a session that offers no wallets; also the errors of `takeProof`.
 */
export const connectWallet = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'signatures'>,
  session: LinkSessionRecord,
  { walletId, ...input }: SignedChallenge & { walletId?: string | undefined },
): Promise<{ connection: Connection; isReconnected: boolean }> => {
  const connector = await offeredConnector(ctx, session, findIntegrationType(walletIntegrationType)?.id ?? '')
  if (!connector) throw new ApiError('badRequest', { message: 'This session does not support self-custody wallets.' })
  const proof = await takeProof(ctx, session, input)
  const isPayable = connector.descriptor.networks.some(
    ({ networkId }) => findNetwork(networkId)?.networkType === proof.networkType,
  )
  if (!isPayable)
    throw new ApiError('networkNotSupported', {
      message: `${proof.networkType} wallets can be verified, not connected.`,
    })
  if (session.request.verifyWallet) await ctx.store.wallets.insertVerification(proof)
  const { type, products } = connector.descriptor
  const connected = walletAccount(proof.address, {
    withdraw: products.includes('transfers'),
    wallet: walletId === undefined ? undefined : findSelfCustodyWallet(walletId),
  })
  return connectInSession(ctx, session, { type, connected })
}

interface WalletFacts {
  withdraw: boolean
  /** By the page's word: a label, on which nothing depends. */
  wallet: SelfCustodyWallet | undefined
}

/** The address is the wallet's credentials, its id and, shortened, its name. */
const walletAccount = (address: string, { withdraw, wallet }: WalletFacts): Connected => ({
  credentials: { kind: 'address', addresses: [address], ...defined({ walletId: wallet?.id }) },
  account: { upstreamId: address, isNamed: true, name: `${address.slice(0, 6)}…${address.slice(-4)}` },
  granted: { read: true, withdraw, missing: [] },
})
