import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import type { LinkState } from '../../machine/state.ts'
import { useStep } from '../../StepTexts.tsx'
import { type FoundWallet, keyOf, type WalletSignature } from './foundWallet.ts'
import { rememberWallet } from './rememberedWallet.ts'
import { signingNetworks } from './signingNetworks.ts'
import { walletChains } from './useFamilies.ts'
import { walletApi } from './walletApi.ts'
import { WalletMismatch, walletProblem } from './walletProblem.ts'

const isRefused = (failure: unknown): boolean => failure instanceof ApiError && failure.kind === 'refused'

/** An account with several owners returns an empty signature for a message that they sign on the chain. */
const refusedSignature = ({ signature }: WalletSignature) => (signature === '0x' ? 'signedOnChain' : 'wrongSignature')

type Stage = 'connecting' | 'signing' | 'checking'

/**
 * Asks a wallet for its address and for a signature of the server's message. With both it is connected, and verified where the
 * session asks for that; a wallet of a chain that none can be connected on is verified alone.
 */
export function useConnectWallet() {
  const { api, dispatch, state } = useStep()
  const { session } = state
  const server = walletApi(api)
  const chains = walletChains(session)
  const [stage, setStage] = useState<Stage>('connecting')
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (wallet: FoundWallet) => {
      setStage('connecting')
      const ofFamily = ({ family }: { family: string }) => family === wallet.family
      const address = await wallet.connect()
      const networkIds = signingNetworks(session, wallet.family, await wallet.readChainId?.())
      const { challengeId, message } = await server.challenge(address, networkIds).catch((refused: unknown) => {
        throw isRefused(refused) ? new WalletMismatch('otherAddress', address) : refused
      })
      setStage('signing')
      const signed = await wallet.sign(message, address)
      setStage('checking')
      rememberWallet(keyOf(wallet))
      const connection = await (
        chains.some(ofFamily)
          ? server.connect(challengeId, signed, walletIdOf(session, wallet))
          : server.verify(challengeId, signed).then(() => undefined)
      ).catch((refused: unknown) => {
        throw isRefused(refused) ? new WalletMismatch(refusedSignature(signed)) : refused
      })
      return { connection, verified: { address, message, signature: signed.signature } }
    },
    onSuccess: ({ connection, verified }) => {
      if (connection) dispatch({ type: 'connected', connection })
      if (session?.verifyWallet) dispatch({ type: 'walletVerified', ...verified, atMs: Date.now() })
    },
    onError: (failure, { name }) => {
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
      if (!session?.verifyWallet) return
      const problem = walletProblem(failure)
      if (problem === 'rejected') dispatch({ type: 'walletVerificationRejected' })
      if (failure instanceof WalletMismatch && failure.address !== undefined)
        dispatch({ type: 'walletMismatched', name, connectedAddress: failure.address, atMs: Date.now() })
    },
  })
  return {
    connect: mutate,
    isPending,
    stage,
    wallet: variables,
    problem: error === null ? undefined : walletProblem(error),
  }
}

/** The listed wallet of this name, for records and for the names that users read. */
const walletIdOf = (session: LinkState['session'], { id, name }: FoundWallet): string | undefined =>
  session?.integrations
    .flatMap(({ wallets = [] }) => wallets)
    .find(wallet => wallet.providerId === id || wallet.name === name)?.id
