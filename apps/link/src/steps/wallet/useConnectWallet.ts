import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { type FoundWallet, keyOf } from './foundWallet.ts'
import { rememberWallet } from './rememberedWallet.ts'
import { walletChains } from './useFamilies.ts'
import { walletApi } from './walletApi.ts'
import { WalletMismatch, walletProblem } from './walletProblem.ts'

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
      const networkId = (session?.verifyWallet?.networks.find(ofFamily) ?? chains.find(ofFamily))?.networkId ?? ''
      const address = await wallet.connect()
      const { challengeId, message } = await server.challenge(address, networkId).catch((refused: unknown) => {
        const isOther = refused instanceof ApiError && refused.kind === 'refused'
        throw isOther ? new WalletMismatch('otherAddress', address) : refused
      })
      setStage('signing')
      const signature = await wallet.sign(message, address)
      setStage('checking')
      rememberWallet(keyOf(wallet))
      const connection = chains.some(ofFamily) ? await server.connect(challengeId, signature) : undefined
      if (!connection) await server.verify(challengeId, signature)
      return { connection, verified: { address, message, signature } }
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
