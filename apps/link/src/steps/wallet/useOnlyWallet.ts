import { useCallback, useEffect, useRef, useState } from 'react'

import type { FoundWallet } from './foundWallet.ts'

/** Time in which the wallets of a browser announce themselves. */
const announcedWithinMs = 700

/**
 * Asks the only wallet of this browser once, without a press on its row. Returns the choice of a row, after which no
 * wallet is asked without one.
 */
export function useOnlyWallet(
  found: readonly FoundWallet[],
  connect: (wallet: FoundWallet) => void,
): (wallet: FoundWallet) => void {
  const [isSettled, settle] = useState(false)
  const isChosen = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), announcedWithinMs)
    return () => clearTimeout(timer)
  }, [])
  const choose = useCallback(
    (wallet: FoundWallet) => {
      isChosen.current = true
      connect(wallet)
    },
    [connect],
  )
  const only = found.length === 1 ? found[0] : undefined
  useEffect(() => {
    if (isSettled && only !== undefined && !isChosen.current) choose(only)
  }, [isSettled, only, choose])
  return choose
}
