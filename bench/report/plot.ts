import { type Figure, inWords } from './figure.ts'

const width = 760
const barsFrom = 330
const barsTo = 640
const barHeight = 14
const barPitch = 18
const rowGap = 14
const top = 46

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Styles for both themes: the picture is shown as a file, which can read the reader's preference but not the page. */
const style = `text{font:12px system-ui,sans-serif;fill:#1f2933}.title{font-size:14px;font-weight:600}.quiet{fill:#52606d}.ours{fill:#2563c9}.other{fill:#a9b4c2}
@media(prefers-color-scheme:dark){text{fill:#e4e7eb}.quiet{fill:#9aa5b1}.ours{fill:#6ea2ff}.other{fill:#5b6776}.ground{fill:#16191d}}.ground{fill:#fff}
@media(prefers-color-scheme:dark){.ground{fill:#16191d}}`

interface Plot {
  title: string
  figures: readonly Figure[]
  /** Uses one scale for all rows, which must share a unit and an order of magnitude. */
  sharesScale?: boolean
}

/** A row for each figure, with its bars below one another and Rialto's in color. */
export const plot = ({ title, figures, sharesScale = false }: Plot): string => {
  // Never zero, even if every bar of a row is, because the scale divides by it.
  const largest = (some: readonly Figure[]) =>
    Math.max(Number.MIN_VALUE, ...some.flatMap(({ bars }) => bars.map(({ value }) => value)))
  const parts: string[] = []
  let y = top
  for (const figure of figures) {
    const most = largest(sharesScale ? figures : [figure])
    parts.push(`<text x="16" y="${y + 12}">${escape(figure.name)}</text>`)
    for (const [index, { label, value }] of figure.bars.entries()) {
      const length = Math.max(2, ((barsTo - barsFrom) * value) / most)
      parts.push(
        `<text class="quiet" x="${barsFrom - 8}" y="${y + 12}" text-anchor="end">${escape(label)}</text>`,
        `<rect class="${index === 0 ? 'ours' : 'other'}" x="${barsFrom}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="2"/>`,
        `<text x="${(barsFrom + length + 6).toFixed(1)}" y="${y + 12}">${inWords(value)} ${escape(figure.unit)}</text>`,
      )
      y += barPitch
    }
    y += rowGap
  }
  const summary = figures.map(
    ({ name, unit, bars }) => `${name}: ${bars.map(one => `${one.label} ${inWords(one.value)} ${unit}`).join(', ')}`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-labelledby="t d">`,
    `<title id="t">${escape(title)}</title><desc id="d">${escape(summary.join('. '))}</desc><style>${style}</style>`,
    `<rect class="ground" width="${width}" height="${y}" rx="6"/><text class="title" x="16" y="26">${escape(title)}</text>`,
    ...parts,
    '</svg>\n',
  ].join('\n')
}
