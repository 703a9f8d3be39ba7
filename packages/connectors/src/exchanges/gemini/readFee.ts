import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import { isFee } from './schemas.ts'

export interface FeeQuestion {
  symbol: string
  /** Gemini's name of the network. */
  upstream: string
  address: string
  amount: string
  tag?: string | undefined
}

/** Path of everything about withdrawing an asset on a network. */
export const withdrawPath = ({ symbol, upstream }: Pick<FeeQuestion, 'symbol' | 'upstream'>): string =>
  `/v2/withdraw/${upstream}/${symbol.toLowerCase()}`

/** What Gemini would take on top of this withdrawal, or `undefined` where it takes another coin for it. */
export const readFee = async (
  context: GeminiContext,
  access: GeminiAccess,
  question: FeeQuestion,
): Promise<string | undefined> => {
  const { symbol, address, amount, tag } = question
  const { currency, fee } = await geminiRead(context, access, {
    path: `${withdrawPath(question)}/feeEstimate`,
    scope: 'account:read',
    check: isFee,
    parameters: { address, amount, ...(tag === undefined ? {} : { memo: tag }) },
  })
  return currency.toUpperCase() === symbol ? fee : undefined
}
