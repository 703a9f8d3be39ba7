/** The signs that begin a formula, also in their full-width forms, which East Asian spreadsheets read alike. */
const formula = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** Quotes a cell, and escapes text that spreadsheets would run as a formula. Numbers stay numbers. */
const csvCell = (text: string | undefined): string => {
  if (text === undefined) return ''
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** One line of a table by RFC 4180. */
export const csvLine = (cells: readonly (string | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`
