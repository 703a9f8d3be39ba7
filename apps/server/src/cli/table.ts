/** Rows under their headings, in columns as wide as their widest cell. Ends with a line break. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [headings, ...rows].map(row => row.map(printable))
  const widths = headings.map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)))
  return lines
    .map(
      line =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** Labels and names are people's: nothing in them moves the cursor or rings. */
// eslint-disable-next-line no-control-regex -- these are what must go
const printable = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '?')
