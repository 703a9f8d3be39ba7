/**
 * Native SDKs insert stored tokens between single quotes into a script without escaping. Tokens and ids therefore use
 * this alphabet only, and names lose the two characters that would end or escape the string.
 */
const TOKEN = /^[A-Za-z0-9._~:-]{1,500}$/

export const isTokenText = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value)

/** Keeps the token alphabet and replaces every other character by `-`. For ids that an institution chose. */
export const toTokenText = (value: string): string => value.replace(/[^A-Za-z0-9._~:-]/g, '-').slice(0, 500)

/**
 * Makes a display name safe inside single quotes: `'` becomes a typographic apostrophe, `\` a slash, and a control
 * character a space.
 */
export const toSafeName = (value: string): string =>
  value
    .replace(/'/g, '’')
    .replace(/\\/g, '/')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
