import type { LinkSession, NewLinkConnection } from '@rialto/contract'

import { ApiError } from '../../api/ApiError.ts'
import type { FoundWallet, WalletSignature } from './foundWallet.ts'
import { withAddress } from './readSignIn.ts'
import { signingNetworks } from './signingNetworks.ts'
import { walletChains } from './useFamilies.ts'
import type { Proof, walletApi } from './walletApi.ts'
import { WalletMismatch } from './walletProblem.ts'

export type ProvingStage = 'connecting' | 'signing' | 'checking'

interface Proving {
  server: ReturnType<typeof walletApi>
  session: LinkSession | undefined
  onStage(stage: ProvingStage): void
}

interface Proven {
  /** Absent where wallets of this family are verified alone. */
  connection: NewLinkConnection | undefined
  address: string
  message: string
  signature: string
}

const isRefused = (failure: unknown): boolean => failure instanceof ApiError && failure.kind === 'refused'

/** An account with several owners returns an empty signature for a message that they sign on the chain. */
const refusedSignature = ({ signature }: WalletSignature) => (signature === '0x' ? 'signedOnChain' : 'wrongSignature')

/**
 * Asks a wallet for its address and for a signature of the server's message, in one request where the wallet can, and
 * gives both to the server.
 */
export async function proveWallet(wallet: FoundWallet, proving: Proving): Promise<Proven> {
  const { server, session, onStage } = proving
  onStage('connecting')
  const once = await signInOnce(wallet, proving)
  if ('connection' in once) return once
  const address = once.address ?? (await wallet.connect())
  const networkIds = signingNetworks(session, wallet.family, await wallet.readChainId?.())
  const { challengeId, message } = await server.challenge(address, networkIds).catch((refused: unknown) => {
    throw isRefused(refused) ? new WalletMismatch('otherAddress', address) : refused
  })
  onStage('signing')
  const signed = await wallet.sign(message, address)
  onStage('checking')
  const connection = await submit(wallet, { challengeId, ...signed }, proving).catch((refused: unknown) => {
    throw isRefused(refused) ? new WalletMismatch(refusedSignature(signed)) : refused
  })
  return { connection: connection.connection, address, message, signature: signed.signature }
}

/**
 * One request to the wallet. If the server refuses its answer, which may be of another text, another address or
 * another network, the wallet is asked step by step, so that the user sees what is wrong.
 */
async function signInOnce(wallet: FoundWallet, proving: Proving): Promise<Proven | { address?: string }> {
  if (wallet.signIn === undefined) return {}
  const { server, session, onStage } = proving
  const { challengeId, message } = await server.challenge(undefined, signingNetworks(session, wallet.family))
  const { address, signed } = (await wallet.signIn(message)) ?? {}
  if (address === undefined) return {}
  if (signed === undefined) return { address }
  onStage('checking')
  try {
    const submitted = await submit(wallet, { challengeId, address, ...signed }, proving)
    const proven = { connection: submitted.connection, address: submitted.address, signature: signed.signature }
    return { ...proven, message: withAddress(message, submitted.address) }
  } catch (failure) {
    if (!isRefused(failure)) throw failure
    return { address }
  }
}

/** Connects the wallet, and where none of its family is connected, verifies it alone. */
async function submit(wallet: FoundWallet, proof: Proof, { server, session }: Proving) {
  const isConnected = walletChains(session).some(({ family }) => family === wallet.family)
  if (!isConnected) return { connection: undefined, address: (await server.verify(proof)).address }
  const connection = await server.connect(proof, walletIdOf(session, wallet))
  return { connection, address: connection.accountId }
}

/** The listed wallet of this name, for records and for the names that users read. */
const walletIdOf = (session: LinkSession | undefined, { id, name }: FoundWallet): string | undefined =>
  session?.integrations
    .flatMap(({ wallets = [] }) => wallets)
    .find(wallet => wallet.providerId === id || wallet.name === name)?.id
