import type { WalletPaymentAttempt } from '../transfers/ports.ts'

/** Which time a page answers: by the id that it chose, or by the one that the wallet gave. */
export interface Answered {
  askId?: string | undefined
  callsId?: string | undefined
}

/** Whether that is the last time that the wallet was asked. */
export const isLastAsk = (attempt: WalletPaymentAttempt, { askId, callsId }: Answered): boolean => {
  if (callsId !== undefined) return attempt.walletCalls?.id === callsId
  return askId === undefined || attempt.askId === undefined || attempt.askId === askId.toLowerCase()
}
