import { keysOf } from '@rialto/defined/keysOf'
import { ApiFailure } from '../api/ApiFailure.ts'
import type { Messages } from '../messages/messages.ts'

/** The server's most frequent error texts; problemText.test.ts compares them with the server. */
export const serverTexts = {
  signInRefused: 'The email address, the password or the code is incorrect.',
  invitationUsed: 'This invitation was used already or has expired. Ask for another one.',
  lastOwner: 'A client keeps at least one owner. Make somebody else an owner first.',
  ownRequest: 'You requested this change: another member has to approve it.',
  requestGone: 'Request not found: it was approved or withdrawn already, or has expired.',
  passkeyUnknown: 'This passkey is not known here, or its answer is too old. Try again.',
  passkeyRegistered: 'This passkey is registered already.',
} as const satisfies Readonly<Record<keyof Messages['problems']['said'], string>>

const known = keysOf(serverTexts)

interface ProblemText {
  text: string
  /** The server's own text, in English, if it says more. */
  detail?: string
}

/** The error's text in the language of the page. */
export function problemText({ problems }: Messages, error: Error, isEnglish: boolean): ProblemText {
  if (!(error instanceof ApiFailure)) return { text: error.message }
  const { type, message, status } = error
  if (isOwn(type)) return { text: problems[type] }
  if (isEnglish) return { text: message || problems.unexplained(status) }
  const said = known.find(one => serverTexts[one] === message)
  if (said !== undefined) return { text: problems.said[said] }
  const text = isType(problems.types, type) ? problems.types[type] : problems.unexplained(status)
  return message === '' ? { text } : { text, detail: message }
}

const isType = <Types extends object>(types: Types, type: string): type is keyof Types & string =>
  Object.hasOwn(types, type)

/** Errors that the dashboard itself detects. */
const own = ['unreachable', 'signedOut', 'passkeyKnown', 'passkeyAddress', 'passkeyCancelled'] as const

const isOwn = (type: string): type is (typeof own)[number] => own.some(one => one === type)
