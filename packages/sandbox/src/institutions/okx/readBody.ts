import { readJsonObject, type SimResponse } from '../http/types.ts'
import { emptyParameter, okxError } from './answers.ts'

type Texts = Readonly<Record<string, string>>

/** The texts of a body, or OKX's error for an invalid body or a missing required text. */
export const readBody = (text: string, required: readonly string[]): { texts: Texts } | { refusal: SimResponse } => {
  if (text === '') return { refusal: okxError('50000', 'Body for POST request cannot be empty.', 400) }
  const body = readJsonObject(text)
  if (body === undefined) return { refusal: okxError('50002', 'JSON syntax error', 400) }
  const texts = Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const missing = required.find(name => (texts[name] ?? '') === '')
  return missing === undefined ? { texts } : { refusal: emptyParameter(missing) }
}
