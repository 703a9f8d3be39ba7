import { findNetwork } from '@rialto/catalog'

import type { Context } from '../context.ts'
import { apiErrorFromConnector } from '../connections/apiErrorFromConnector.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import type { VerifiableFamily, WalletChallenge, WalletVerification } from './ports.ts'
import { provableAddress } from './provableAddress.ts'
import { familyOf, withAddress } from './signInMessage.ts'

export interface SignedChallenge {
  challengeId: string
  /** Of a challenge that names none. */
  address?: string | undefined
  signature: string
  envelope?: string | undefined
}

/**
 * Verifies the signature of a challenge. A challenge accepts one answer: after a wrong one, request another.
 *
 * @throws ApiError `invalidField` for a challenge that is not this session's, was answered or has expired, and for an
 *   invalid signature; `integrationUnavailable` if the account is a contract and its chain cannot be read;
 *   `unavailableForLegalReasons` for a wallet that screening blocks.
 */
export const takeProof = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'signatures'>,
  session: LinkSessionRecord,
  { challengeId, signature, envelope, ...input }: SignedChallenge,
): Promise<WalletVerification> => {
  const challenge = await ctx.store.wallets.takeChallenge(session.id, challengeId.toLowerCase(), ctx.clock.nowMs())
  if (!challenge) throw invalidField('challengeId', 'has expired or was used; request another message to sign')
  const { scope, userId, networkId } = challenge
  const family = familyOf(findNetwork(networkId)?.networkType ?? '')
  if (!family) throw invalidField('signature', refusalOf(signature))
  const { address, message } = signedBy(ctx, session, challenge, { family, address: input.address })
  const signed = { networkId, address, message, signature, envelope }
  const fits = await ctx.signatures.verify({ family, ...signed }).catch((error: unknown) => {
    throw apiErrorFromConnector(error)
  })
  if (!fits) throw invalidField('signature', refusalOf(signature))
  await screenAddresses(ctx, scope, { step: 'wallet', addresses: [{ address, role: 'source' }] })
  const verifiedAtMs = ctx.clock.nowMs()
  return { id: ctx.ids.uuid(), scope, userId, address, networkType: family, message, signature, verifiedAtMs }
}

/** The address of the challenge and its message, or those of the proof where the challenge names no address. */
const signedBy = (
  ctx: Pick<Context, 'environment'>,
  { request }: LinkSessionRecord,
  { address, message }: WalletChallenge,
  proof: { family: VerifiableFamily; address: string | undefined },
): { address: string; message: string } => {
  if (address !== '') return { address, message }
  if (proof.address === undefined) throw invalidField('address', 'is required: the message was requested without one')
  const proven = provableAddress(ctx, request.verifyWallet, proof.family, proof.address)
  return { address: proven, message: withAddress(message, proven) }
}

/** An account with several owners may approve a message on the chain, with an empty signature. */
const refusalOf = (signature: string): string =>
  /^(0x)?$/i.test(signature)
    ? 'is empty, and the account at this address has not signed this message on the chain'
    : 'is not this address’s signature of this message'
