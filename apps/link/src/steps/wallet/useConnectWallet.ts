import type { LinkIntegration } from '@rialto/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import type { FoundWallet } from './discoverWallets.ts'
import { rememberWallet } from './rememberedWallet.ts'
import { walletApi } from './walletApi.ts'
import { WalletMismatch, walletProblem } from './walletProblem.ts'

type Stage = 'connecting' | 'signing' | 'checking'

/** UTF-8 as the hexadecimal that `personal_sign` takes. */
const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  if (typeof first !== 'string') throw new WalletMismatch('failed')
  return first
}

/** Asks a wallet for its address and for a signature of the server's message, and connects it with both. */
export function useConnectWallet({ chains = [] }: Pick<LinkIntegration, 'chains'>) {
  const { api, dispatch, state } = useStep()
  const server = walletApi(api)
  const [stage, setStage] = useState<Stage>('connecting')
  const wanted = state.session?.verifyWallet?.networkId
  const networkId = chains.some(one => one.networkId === wanted) ? wanted : chains[0]?.networkId
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ id, provider }: FoundWallet) => {
      setStage('connecting')
      const address = firstText(await provider.request({ method: 'eth_requestAccounts' }))
      const { challengeId, message } = await server.challenge(address, networkId ?? '').catch((refused: unknown) => {
        const isOther = refused instanceof ApiError && refused.kind === 'refused'
        throw isOther ? new WalletMismatch('otherAddress') : refused
      })
      setStage('signing')
      const signature = await provider.request({ method: 'personal_sign', params: [toHex(message), address] })
      setStage('checking')
      rememberWallet(id)
      return server.connect(challengeId, String(signature))
    },
    onSuccess: connection => dispatch({ type: 'connected', connection }),
    onError: failure => {
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
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
