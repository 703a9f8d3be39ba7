import type { LinkTransfer } from '@rialto/contract'
import { useEffect } from 'react'

import { useStep } from '../../StepTexts.tsx'

/**
 * Reads from the wallet what became of a payment that another page asked it for, or this one before it was reloaded. A payment that the wallet
 * has dropped can be made again: the page starts anew with it.
 */
export function useWalletCalls(transfer: LinkTransfer | undefined): void {
  const { api } = useStep()
  const { transferId, status, hash, walletCalls } = transfer ?? {}
  const isOpen = status === 'pending' && hash === undefined
  // The wallet's id of the payment does not change, and whether it is known matters only when the following begins.
  const callsId = isOpen ? walletCalls?.id : undefined
  const wallet = walletCalls?.wallet
  const isKnown = walletCalls?.isKnown === true
  useEffect(() => {
    if (transferId === undefined || callsId === undefined || wallet === undefined) return undefined
    const over = new AbortController()
    void import('../wallet/followInWallet.ts')
      .then(module => module.followInWallet(api, { transferId, id: callsId, wallet, isKnown }, over.signal))
      .then(isAnew => {
        if (isAnew) location.reload()
      })
      // Another tab follows it, or the server does not answer now: the chain is read all the same.
      .catch(() => undefined)
    return () => over.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [api, transferId, callsId, wallet])
}
