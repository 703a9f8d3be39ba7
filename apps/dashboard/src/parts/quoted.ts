/** Quotes a text for a shell: inside single quotes only the single quote itself is special. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
