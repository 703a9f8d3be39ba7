import { invalidField } from './apiError.ts'

/** Signs that reorder the text around them, and signs that are not seen. Joiners, which scripts and emoji need, are not among them. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const controls = /\p{Cc}/u

/** Whether a word has Latin letters and such of another script that look like them. */
const isMixed = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)

/** Rejects a text that Link would show differently from how it reads. @throws ApiError `invalidField`. */
export const rejectHidden = (field: string, text: string | undefined): void => {
  if (text !== undefined && hidden.test(text))
    throw invalidField(field, 'must not contain invisible signs or signs that change the direction of text')
}

/**
 * A name by which a user recognizes a business. `Раypal` with Cyrillic letters is another name than `Paypal` and looks
 * alike.
 *
 * @throws ApiError `invalidField`.
 */
export const readShownName = (field: string, text: string): string => {
  const name = text.trim()
  if (name === '') throw invalidField(field, 'must not be blank')
  if (controls.test(name)) throw invalidField(field, 'must not contain control characters')
  rejectHidden(field, name)
  if ([...name.matchAll(/\p{L}+/gu)].some(([word]) => isMixed(word)))
    throw invalidField(field, 'must not mix Latin letters with Cyrillic or Greek ones in a word')
  return name
}
