const replacement = '\uFFFD'
/** Every escape of a JSON text, so that an escaped backslash is not read as the beginning of another escape. */
const escapes = /\\(?:u0000|ud[89a-f][0-9a-f]{2}|.)/gs
const isJson = (text: string): boolean => /^[{["]/.test(text)
const isOneCharacter = (escape: string): boolean => escape.length === 2

/** `JSON.stringify` escapes a surrogate only if it is not part of a pair. */
const storableJson = (text: string): string =>
  text.includes('\\u0000') || text.includes('\\ud')
    ? text.replace(escapes, escape => (isOneCharacter(escape) ? escape : String.raw`\ufffd`))
    : text

/**
 * A value that PostgreSQL can store: its texts have no NUL, and its JSON no unpaired surrogate. Otherwise an institution's id or
 * message with such a character would prevent its transfer from being recorded, at each attempt.
 */
export const storable = (value: unknown): unknown => {
  if (typeof value !== 'string') return Array.isArray(value) ? value.map(storable) : value
  const text = value.includes('\0') ? value.replaceAll('\0', replacement) : value
  return isJson(text) ? storableJson(text) : text
}
