import type { LinkTransfer } from '@rialto/contract'
import { useEffect } from 'react'

import { useStep } from '../../StepTexts.tsx'

/**
 * Handles a reload of a page whose request for the payment got no reply: the wallet was not prompted, so the payment
 * starts again. A request unknown to this browser is looked for on the chain.
 */
export function useLostAsk(transfer: LinkTransfer | undefined): void {
  const { api } = useStep()
  const { transferId, status, isFromWallet, hash } = transfer ?? {}
  const lostId = status === 'pending' && isFromWallet && hash === undefined ? transferId : undefined
  useEffect(() => {
    if (lostId === undefined) return
    void import('../wallet/heldAsk.ts')
      .then(module => module.releaseAsk(api, lostId))
      .then(isReleased => {
        if (isReleased) location.reload()
      })
      // Another tab is asking, or the server does not answer now: the chain is read all the same.
      .catch(() => undefined)
  }, [api, lostId])
}
