const replacement = '\uFFFD'
/** Every escape of a JSON text, so that a backslash that is itself escaped is not read as the beginning of the next one. */
const escapes = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/gs
const isJson = (text: string): boolean => /^[{["]/.test(text)
const isOneCharacter = (escape: string): boolean => escape.length === 2

/** `JSON.stringify` escapes only those surrogates that are half of a character. */
const storableJson = (text: string): string =>
  text.includes('\\u0000') || text.includes('\\ud')
    ? text.replace(escapes, escape => (isOneCharacter(escape) ? escape : String.raw`\ufffd`))
    : text

/**
 * A value as PostgreSQL takes it: its texts have no NUL, and its JSON no half of a surrogate pair. An institution's id or message
 * with one would otherwise keep a transfer from being recorded, each time that it is read.
 */
export const storable = (value: unknown): unknown => {
  if (typeof value !== 'string') return Array.isArray(value) ? value.map(storable) : value
  const text = value.includes('\0') ? value.replaceAll('\0', replacement) : value
  return isJson(text) ? storableJson(text) : text
}
