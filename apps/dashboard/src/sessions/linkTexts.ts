import type { Messages } from '../messages/messages.ts'
import { textIn } from '../parts/words.ts'

/** A page of Link, as its exit reports it. */
export const pageText = ({ linkSessions }: Messages, page: string): string => textIn(linkSessions.pages, page)

/** Text for a request of the Link page. */
export const requestText = ({ linkSessions }: Messages, operation: string): string =>
  textIn(linkSessions.requests, operation)
