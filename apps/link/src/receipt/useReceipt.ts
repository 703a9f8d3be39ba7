import type { LinkReceipt } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { useEffect, useState } from 'react'

import { ApiError } from '../api/ApiError.ts'
import { pollDelayMs } from '../steps/progress/pollDelayMs.ts'

/** `wrong`: the receipt does not exist. `offline`: it could not be read, and the read is repeated. */
type ReceiptState = { receipt?: LinkReceipt; problem?: 'wrong' | 'offline' }

/**
 * Reads the receipt, and repeats the read while its transfer is in progress. `read` is the same function at every
 * render.
 */
export function useReceipt(read: () => Promise<LinkReceipt>): ReceiptState {
  const [state, setState] = useState<ReceiptState>({})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const next = async (answers: number): Promise<void> => {
      const found = await read().then(
        (receipt): ReceiptState => ({ receipt }),
        (error: unknown): ReceiptState => ({ problem: isNo(error) ? 'wrong' : 'offline' }),
      )
      if (!isOpen) return
      // The last read receipt stays on the page while it cannot be refreshed.
      setState(before => ({ ...defined({ receipt: before.receipt }), ...found }))
      if (found.problem === 'offline' || found.receipt?.transfer?.status === 'pending')
        timer = setTimeout(() => void next(answers + 1), pollDelayMs(answers))
    }
    void next(0)
    return () => {
      isOpen = false
      clearTimeout(timer)
    }
  }, [read])
  return state
}

const isNo = (error: unknown) => error instanceof ApiError && error.kind === 'refused'
