import { findIntegrationType, findNetwork, type Network, walletIntegrationType } from '@rialto/catalog'

import type { Context } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { LinkRequest, LinkSessionRecord } from '../link/ports.ts'
import { offeredConnector } from '../link/sessionSettings.ts'
import type { VerifiableFamily, WalletChallenge } from './ports.ts'
import { provableAddress } from './provableAddress.ts'
import { chainIdOf, familyOf, hasProofs, signInMessage } from './signInMessage.ts'

const generic = 'Prove that this address is yours. This moves no funds and costs nothing.'

/**
 * Issues a message for the wallet to sign, in a session that verifies wallets or offers to connect them. Valid for
 * `settings.walletChallengeTtlMs`, once, for this session, domain, chain and address. Without an address, for a wallet
 * that connects and signs in one request, the proof names it.
 *
 * @throws ApiError `badRequest` in any other session, `networkNotSupported`, `invalidAddress`, `invalidField` for an
 * address or network that the client did not request.
 */
export const challengeWallet = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'connectors' | 'signatures' | 'settings'>,
  session: LinkSessionRecord,
  { otherNetworkIds = [], ...input }: ChallengeInput,
): Promise<WalletChallenge> => {
  const first = await allowed(ctx, session, input.networkId)
  const { family, wanted } = first
  const address = input.address === undefined ? '' : provableAddress(ctx, wanted, family, input.address)
  const searched = address === '' ? [] : otherNetworkIds
  const network = await networkOfContract(ctx, session, {
    first: first.network,
    family,
    address,
    otherNetworkIds: searched,
  })
  const { expiresAtMs, message } = newMessage(ctx, { family, network, address, statement: wanted.message ?? generic })
  const { scope, id: sessionId } = session
  const { userId } = session.request
  const networkId = network.id
  const challenge = { id: ctx.ids.uuid(), scope, sessionId, userId, address, networkId, message, expiresAtMs }
  await ctx.store.wallets.insertChallenge(challenge)
  return challenge
}

interface ChallengeInput {
  address?: string | undefined
  networkId: string
  /** Other networks on which the account may be a contract. */
  otherNetworkIds?: readonly string[] | undefined
}

type Allowed = { wanted: Wanted; network: Network; family: VerifiableFamily }

/** The network if the session allows it. */
const allowed = async (
  ctx: Pick<Context, 'environment' | 'store' | 'connectors'>,
  session: LinkSessionRecord,
  networkId: string,
): Promise<Allowed> => {
  const { verifyWallet, transfer } = session.request
  const wanted = verifyWallet ?? (await anyOf(ctx, session, networkId))
  const isVerified = verifyWallet !== undefined
  return { wanted, ...networkOf(ctx, wanted, networkId, { isVerified, withTransfer: transfer !== undefined }) }
}

/**
 * A contract's signature is verified on the chain that the message names, so the contract must exist there. Names the
 * first network, unless the address is a contract only on another one. A contract that no node confirms counts as
 * absent.
 */
const networkOfContract = async (
  ctx: Pick<Context, 'environment' | 'store' | 'connectors' | 'signatures'>,
  session: LinkSessionRecord,
  { first, family, address, otherNetworkIds }: ContractSearch,
): Promise<Network> => {
  if (family !== 'evm' || otherNetworkIds.length === 0) return first
  const others = await Promise.all(
    otherNetworkIds.map(id =>
      allowed(ctx, session, id).then(
        ({ network }) => network,
        () => undefined,
      ),
    ),
  )
  const networks = [first, ...others.filter(network => network?.networkType === family)] as Network[]
  const isThere = ({ id }: Network) => ctx.signatures.isContract(id, address).catch(() => false)
  const found = await Promise.all(networks.map(isThere))
  return networks[found.indexOf(true)] ?? first
}

interface ContractSearch {
  first: Network
  family: VerifiableFamily
  address: string
  otherNetworkIds: readonly string[]
}

const newMessage = (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'settings'>,
  { network, ...signed }: { family: VerifiableFamily; network: Network; address: string; statement: string },
) => {
  const { linkOrigin, walletChallengeTtlMs } = ctx.settings
  const issuedAtMs = ctx.clock.nowMs()
  const expiresAtMs = issuedAtMs + walletChallengeTtlMs
  const message = signInMessage({
    ...signed,
    domain: new URL(linkOrigin).host,
    uri: linkOrigin,
    chainId: chainIdOf(ctx, network),
    nonce: ctx.ids.hex(16),
    issuedAtMs,
    expiresAtMs,
  })
  return { expiresAtMs, message }
}

type Wanted = NonNullable<LinkRequest['verifyWallet']>

/** Any address, on a network on which wallets are connected. */
const anyOf = async (
  ctx: Pick<Context, 'store' | 'connectors'>,
  session: LinkSessionRecord,
  networkId: string,
): Promise<Wanted> => {
  const connector = await offeredConnector(ctx, session, findIntegrationType(walletIntegrationType)?.id ?? '')
  if (!connector) throw new ApiError('badRequest', { message: 'This session does not support self-custody wallets.' })
  if (connector.descriptor.networks.some(one => one.networkId === networkId.toLowerCase())) return { addresses: [] }
  throw new ApiError('networkNotSupported', { message: 'networkId: wallets are not supported on this network.' })
}

const networkOf = (
  ctx: Pick<Context, 'environment'>,
  wanted: Wanted,
  networkId: string,
  { isVerified, withTransfer }: { isVerified: boolean; withTransfer: boolean },
): { network: Network; family: VerifiableFamily } => {
  const network = findNetwork(networkId)
  const family = network && familyOf(network.networkType)
  if (!family || !hasProofs(ctx, network))
    throw new ApiError('networkNotSupported', {
      message: 'networkId: wallet verification is not supported on this network.',
    })
  const isWanted =
    (wanted.networkId ?? network.id) === network.id &&
    (wanted.networkType ?? network.networkType) === network.networkType
  if (!isWanted) throw invalidField('networkId', 'must be the network of this session')
  if (family === 'bitcoin' && isVerified && withTransfer)
    throw invalidField('networkId', 'Bitcoin wallets cannot be verified in a session that makes a transfer')
  return { network, family }
}
