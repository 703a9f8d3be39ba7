import { useEffect, useMemo, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { discoverBitcoinWallets } from './bitcoin/discoverBitcoinWallets.ts'
import { discoverEvmWallets } from './evm/discoverEvmWallets.ts'
import { type FoundWallet, keyOf, type WalletFamily } from './foundWallet.ts'
import { discoverSolanaWallets } from './solana/discoverSolanaWallets.ts'
import { useFamilies } from './useFamilies.ts'

const discover: Readonly<Record<WalletFamily, typeof discoverEvmWallets>> = {
  evm: discoverEvmWallets,
  solana: discoverSolanaWallets,
  bitcoin: discoverBitcoinWallets,
  tron: onFound => {
    let stop: (() => void) | undefined
    let isOver = false
    void import('./tron/discoverTronWallets.ts')
      .then(module => {
        if (!isOver) stop = module.discoverTronWallets(onFound)
      })
      .catch(() => undefined)
    return () => {
      isOver = true
      stop?.()
    }
  },
}

/**
 * The wallets of this browser that the session can use, each once, as they announce themselves. In the sandbox its own wallets are
 * among them.
 */
export function useWallets(): readonly FoundWallet[] {
  const { api, state, messages } = useStep()
  const [found, setFound] = useState<readonly FoundWallet[]>([])
  const isSandbox = state.session?.environment === 'sandbox'
  const families = useFamilies().join(' ')
  useEffect(() => {
    const used = families.split(' ') as WalletFamily[]
    const add = (wallet: FoundWallet) =>
      setFound(before => (before.some(one => keyOf(one) === keyOf(wallet)) ? before : [...before, wallet]))
    const stops = used.map(family => discover[family](add))
    let isOver = false
    if (isSandbox)
      void import('../../sandboxWallet/announceSandboxWallets.ts')
        .then(module => {
          if (!isOver) stops.push(module.announceSandboxWallets(api, used))
        })
        .catch(() => undefined)
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [api, isSandbox, families])
  const { unnamed } = messages.wallet
  return useMemo(() => found.map(one => (one.name === '' ? { ...one, name: unnamed } : one)), [found, unnamed])
}
