import { createContext, useContext } from 'react'

import type { LinkApi } from './api/createApi.ts'
import type { LinkEventIn } from './machine/events.ts'
import type { LinkState } from './machine/state.ts'
import type { Language } from './messages/loadLanguage.ts'
import type { FirstMessages } from './messages/messages.ts'
import type { Format } from './money/createFormat.ts'

type LinkContextValue = {
  state: LinkState
  dispatch: (event: LinkEventIn) => void
  api: LinkApi
  language: Language
  /** Texts of the first screen. Later steps have every text from `useStep`. */
  messages: FirstMessages
  format: Format
  /** Currency of displayed values (ISO 4217). */
  fiatCurrency: string | undefined
  /** Announces a text to screen readers, once, after the present announcement has ended. */
  say: (text: string) => void
  /** In a frame, the page cannot navigate to an institution and return. */
  canRedirect: boolean
  /** The page goes back to the client's callback URL when the user leaves. */
  returns: boolean
  /** Called before the page navigates to the institution. */
  rememberReturn: () => void
  /** Completion code of the sign-in from which this tab returned. Can be read once. */
  takeCompletionCode: (attemptId: string) => string | undefined
}

export const LinkContext = createContext<LinkContextValue | undefined>(undefined)

export function useLink(): LinkContextValue {
  const value = useContext(LinkContext)
  if (value === undefined) throw new Error('useLink outside of LinkContext')
  return value
}
