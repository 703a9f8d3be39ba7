import type { Messages } from '../messages/messages.ts'
import { words } from '../parts/words.ts'

/** What has a name in code, in words; one that only a later server or Link has is shown by its name. */
export const textIn = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? '') : words(name)

/** A page of Link, as its exit reports it. */
export const pageText = ({ linkSessions }: Messages, page: string): string => textIn(linkSessions.pages, page)

/** What the Link page requested. */
export const requestText = ({ linkSessions }: Messages, operation: string): string =>
  textIn(linkSessions.requests, operation)
