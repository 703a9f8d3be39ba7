/** Quotes a cell, and escapes text that spreadsheets would run as a formula. Numbers stay numbers. */
const csvCell = (text: string | undefined): string => {
  if (text === undefined) return ''
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** One line of a table by RFC 4180. */
export const csvLine = (cells: readonly (string | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`
