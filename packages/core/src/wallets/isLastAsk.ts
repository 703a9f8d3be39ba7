import type { WalletPaymentAttempt } from '../transfers/ports.ts'

/** Identifies the request that a page answers: by the page's own id, or by the wallet's. */
export interface Answered {
  askId?: string | undefined
  callsId?: string | undefined
}

/** Whether the answer belongs to the latest request to the wallet. */
export const isLastAsk = (attempt: WalletPaymentAttempt, { askId, callsId }: Answered): boolean => {
  if (callsId !== undefined) return attempt.walletCalls?.id === callsId
  return askId === undefined || attempt.askId === undefined || attempt.askId === askId.toLowerCase()
}
