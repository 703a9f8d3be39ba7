/** Inside single quotes a shell reads everything but a single quote. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
