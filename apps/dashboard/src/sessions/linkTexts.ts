import type { Messages } from '../messages/messages.ts'
import { textIn } from '../parts/words.ts'

/** A page of Link, as its exit reports it. */
export const pageText = ({ linkSessions }: Messages, page: string): string => textIn(linkSessions.pages, page)

/** What the Link page requested. */
export const requestText = ({ linkSessions }: Messages, operation: string): string =>
  textIn(linkSessions.requests, operation)
