const acronyms = new Map(['API', 'URL', 'URLs', 'IP', 'ID', 'IDs'].map(text => [text.toLowerCase(), text]))

/** `createApiKey` as `Create API key`. */
export const words = (name: string): string => {
  const spaced = name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  const text = spaced.replaceAll(/\w+/g, word => acronyms.get(word) ?? word)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text for a name in code. A name that only a later server or Link has is split into words. */
export const textIn = (texts: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(texts, name) ? (texts[name] ?? '') : words(name)
