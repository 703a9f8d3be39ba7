/** Escapes cells that spreadsheets would run as a formula. */
const cell = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** RFC 4180, with a column for every field that a row has. */
export const toCsv = (rows: readonly object[]): string => {
  const names = [...new Set(rows.flatMap(row => Object.keys(row)))]
  const lines = rows.map(row => names.map(name => cell((row as Readonly<Record<string, unknown>>)[name])).join(','))
  return [names.map(cell).join(','), ...lines, ''].join('\r\n')
}

const download = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export const downloadCsv = (name: string, rows: readonly object[]): void => download(name, 'text/csv', toCsv(rows))

export const downloadJson = (name: string, content: unknown): void =>
  download(name, 'application/json', JSON.stringify(content, undefined, 2))
