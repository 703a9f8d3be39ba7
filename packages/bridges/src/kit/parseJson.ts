/** A parsed document, or `undefined`, which is no JSON value, for text that is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
