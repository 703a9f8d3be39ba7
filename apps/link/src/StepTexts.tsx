import { createContext, type ReactNode, use, useContext, useMemo } from 'react'

import { useLink } from './LinkContext.tsx'
import { loadTexts } from './messages/loadTexts.ts'
import type { Messages } from './messages/messages.ts'
import type { Format } from './money/createFormat.ts'
import { inCurrency, loadFiatPrice } from './money/displayFiat.ts'

type StepValues = {
  messages: Messages
  format: Format
  /** The currency of the display, and what one unit of it is worth in dollars. */
  money: { currency: string; usd: string }
}

const dollars = { currency: 'USD', usd: '1' }

const StepContext = createContext<StepValues | undefined>(undefined)

/** Provides the texts and the display currency to later steps; suspends until both are loaded. */
export function StepTexts({ children }: { children: ReactNode }) {
  const { language, api, format, fiatCurrency } = useLink()
  // Both are asked for before either is waited for.
  const [texts, priced] = [loadTexts(language), loadFiatPrice(api, fiatCurrency)]
  const [messages, price] = [use(texts), use(priced)]
  const values = useMemo(
    () => ({
      messages,
      format: inCurrency(format, price),
      money: price?.usd === undefined ? dollars : { currency: price.currency, usd: price.usd },
    }),
    [messages, format, price],
  )
  return <StepContext value={values}>{children}</StepContext>
}

/** `useLink` with every text, and values in the display currency, for later steps. */
export function useStep() {
  const link = useLink()
  const values = useContext(StepContext)
  if (values === undefined) throw new Error('useStep outside of StepTexts')
  return { ...link, ...values }
}
