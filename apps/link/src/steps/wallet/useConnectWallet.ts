import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { type FoundWallet, keyOf } from './foundWallet.ts'
import { type ProvingStage, proveWallet } from './proveWallet.ts'
import { rememberWallet } from './rememberedWallet.ts'
import { walletApi } from './walletApi.ts'
import { WalletMismatch, walletProblem } from './walletProblem.ts'

/**
 * Connects a wallet by its proof, and verifies it where the session asks for that; a wallet of a chain that none can be
 * connected on is verified alone.
 */
export function useConnectWallet() {
  const { api, dispatch, state } = useStep()
  const { session } = state
  const [stage, setStage] = useState<ProvingStage>('connecting')
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (wallet: FoundWallet) => {
      const proven = await proveWallet(wallet, { server: walletApi(api), session, onStage: setStage })
      rememberWallet(keyOf(wallet))
      return proven
    },
    onSuccess: ({ connection, ...verified }) => {
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
