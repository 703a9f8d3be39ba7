import { createContext, type ReactNode, use, useContext } from 'react'

import { useLink } from './LinkContext.tsx'
import { loadTexts } from './messages/loadTexts.ts'
import type { Messages } from './messages/messages.ts'

const TextsContext = createContext<Messages | undefined>(undefined)

/** Gives what comes after the first screen its texts; suspends until they are there. */
export function StepTexts({ children }: { children: ReactNode }) {
  return <TextsContext value={use(loadTexts(useLink().language))}>{children}</TextsContext>
}

/** `useLink` with every text, for what comes after the first screen. */
export function useStep() {
  const link = useLink()
  const messages = useContext(TextsContext)
  if (messages === undefined) throw new Error('useStep outside of StepTexts')
  return { ...link, messages }
}
