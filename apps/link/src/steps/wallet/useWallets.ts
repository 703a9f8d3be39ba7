import { useEffect, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { discoverWallets, type FoundWallet } from './discoverWallets.ts'

/** The wallets of this browser, each once, as they announce themselves. In the sandbox its own wallet is among them. */
export function useWallets(): readonly FoundWallet[] {
  const { api, state } = useStep()
  const [found, setFound] = useState<readonly FoundWallet[]>([])
  const isSandbox = state.session?.environment === 'sandbox'
  useEffect(() => {
    let stopAnnouncing: (() => void) | undefined
    let isOver = false
    const stop = discoverWallets(wallet =>
      setFound(before => (before.some(({ id }) => id === wallet.id) ? before : [...before, wallet])),
    )
    if (isSandbox)
      void import('../../sandboxWallet/announceSandboxWallet.ts')
        .then(module => {
          if (!isOver) stopAnnouncing = module.announceSandboxWallet(api)
        })
        .catch(() => undefined)
    return () => {
      isOver = true
      stop()
      stopAnnouncing?.()
    }
  }, [api, isSandbox])
  return found
}
