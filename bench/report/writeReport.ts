import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { jsonAt, numberAt } from '../support/jsonAt.ts'
import { capacityOf } from './capacityOf.ts'
import { allHeld, boundInWords, type Figure, type Held, hasRegressed, inWords, isMet, thresholdBy } from './figure.ts'
import { plot } from './plot.ts'
import type { Suite } from './suite.ts'
import { suites } from './suites.ts'
import { thresholds } from './thresholds.ts'

/** Also shown in the README. */
const shown = ['cpu', 'linktokens', 'growth']

const inGoalWords = (met: boolean | undefined): string => (met === undefined ? '-' : met ? 'yes' : '**no**')

/** Bounds by suite, figure and number, beyond which a run fails. */
type Thresholds = Readonly<Record<string, number>>

const keyOf = (suite: Suite, figure: Figure, held: Held): string => `${suite.name}, ${figure.name}: ${held.what}`

/** A row for each number of the figure with a goal. */
const rowsOf = (suite: Suite, figure: Figure, limits: Thresholds): string[][] =>
  allHeld(figure).map((held, index) => [
    ...(index === 0 ? [figure.name, barsInWords(figure)] : ['', '']),
    `${inWords(held.value)} ${held.what}`,
    boundInWords(held, held.goal),
    inGoalWords(isMet(held)),
    boundInWords(held, limits[keyOf(suite, figure, held)]),
  ])

const barsInWords = ({ bars, unit }: Figure): string =>
  bars.map(({ label, value }) => `${label} ${inWords(value)}`).join(', ') + ` ${unit}`

const heading = ['figure', 'measured, median', 'held', 'goal', 'met', 'fails the run unless']

const tableOf = (heading: readonly string[], rows: readonly string[][]): string => {
  const widths = heading.map((name, column) => Math.max(name.length, ...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(heading), line(widths.map(wide => '-'.repeat(wide))), ...rows.map(line)].join('\n')
}

const textAt = (result: unknown, path: string): string => String(jsonAt(result, path) ?? 'unknown')

/** The section of a suite in `docs/performance.md`. */
const sectionOf = (suite: Suite, result: unknown, limits: Thresholds): string => {
  const figures = suite.figures(result)
  const machine = `${textAt(result, 'machine/cores')} cores of ${textAt(result, 'machine/cpu')}, Node ${textAt(result, 'machine/node')}`
  return [
    suite.method,
    `![${suite.title}](performance/${suite.name}.svg)`,
    tableOf(
      heading,
      figures.flatMap(figure => rowsOf(suite, figure, limits)),
    ),
    ...limitsOf(suite, figures),
    `Commit \`${textAt(result, 'commit').slice(0, 12)}\`, ${textAt(result, 'measuredAt').slice(0, 10)}, ${machine}.`,
  ].join('\n\n')
}

/** The explanation of each figure that misses a goal, and one for all of them without their own. */
const limitsOf = ({ limits = {}, otherLimit }: Suite, figures: readonly Figure[]): string[] => {
  const missed = figures
    .filter(figure => allHeld(figure).some(held => isMet(held) === false))
    .map(({ name }) => ({ name, limit: limits[name] }))
  const others = missed.filter(({ limit }) => limit === undefined).map(({ name }) => name)
  const lines = missed.flatMap(({ name, limit }) => (limit === undefined ? [] : [`- **${name}**: ${limit}`]))
  if (otherLimit !== undefined && others.length > 0) lines.push(`- **${others.join('; ')}**: ${otherLimit}`)
  return lines.length === 0 ? [] : [lines.join('\n')]
}

/** Replaces the text between the marks of a name. Without such marks nothing changes. */
const withSection = (text: string, name: string, section: string): string => {
  const [from, to] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const [begin, end] = [text.indexOf(from), text.indexOf(to)]
  return begin < 0 || end < begin ? text : `${text.slice(0, begin)}${from}\n\n${section}\n\n${text.slice(end)}`
}

export const readResults = async (folder: string): Promise<ReadonlyMap<string, unknown>> => {
  const results = new Map<string, unknown>()
  for (const { name } of suites) {
    const path = join(folder, `${name}.json`)
    if (existsSync(path)) results.set(name, JSON.parse(await readFile(path, 'utf8')))
  }
  return results
}

const perSecondOfPlan = 10_000
const jobsPerTransfer = 2

/** The capacity plan: the measurements behind it, and its calculation. */
const planOf = (cpu: unknown, queue: unknown): string => {
  const tokenUs = numberAt(cpu, 'scenarios/linktoken/cpuUs/rialto/median')
  const done = numberAt(queue, 'batched/donePerSecond/median')
  const jobs = perSecondOfPlan * jobsPerTransfer
  return tableOf(
    ['measured', `at ${inWords(perSecondOfPlan)} transfers a second`],
    [
      [
        `${inWords(tokenUs)} µs of processor time for a link token`,
        `${inWords((tokenUs * perSecondOfPlan) / 1e6)} cores of servers for the tokens alone`,
      ],
      [
        `${inWords(done)} jobs a second claimed and completed`,
        `${inWords(jobs)} jobs a second: ${Math.ceil(jobs / done)} such databases`,
      ],
      ['1.2 GB of indexes for a million transfers', '1 TB of indexes a day, for 864 million transfers'],
      ['totals of a list are counted up to 10,000 and no further', 'unchanged: no list reads more with more rows'],
    ],
  )
}

interface Report {
  /** By suite: its plot as SVG. */
  plots: ReadonlyMap<string, string>
  page: string
  /** Messages about results beyond their threshold or unreadable ones. */
  problems: readonly string[]
}

/**
 * The plots of all results, and `docs/performance.md` with their figures. The page keeps its text for a result in an
 * older format.
 */
export const reportOf = (
  results: ReadonlyMap<string, unknown>,
  page: string,
  limits: Thresholds = thresholds,
): Report => {
  const plots = new Map<string, string>()
  const problems: string[] = []
  let text = page
  for (const suite of suites.filter(({ name }) => results.has(name))) {
    const result = results.get(suite.name)
    try {
      const figures = suite.figures(result)
      text = withSection(text, suite.name, sectionOf(suite, result, limits))
      plots.set(suite.name, plot({ ...suite, figures }))
      problems.push(...figures.flatMap(figure => regressionsOf(suite, figure, limits)))
    } catch (error) {
      problems.push(`${suite.name}: ${String(error)}`)
    }
  }
  const [cpu, queue] = [results.get('cpu'), results.get('queue')]
  if (plots.has('cpu') && plots.has('queue')) text = withSection(text, 'plan', planOf(cpu, queue))
  if (['cpu', 'queue', 'webhooks', 'boot'].every(name => plots.has(name)))
    text = withSection(text, 'capacity', tableOf(['what', 'measured', 'plan for each core'], capacityOf(results)))
  return { plots, page: text, problems }
}

const regressionsOf = (suite: Suite, figure: Figure, limits: Thresholds): string[] =>
  allHeld(figure).flatMap(held => {
    const key = keyOf(suite, figure, held)
    if (!hasRegressed(held, limits[key])) return []
    return [`${key}: ${inWords(held.value)}, and the threshold is ${boundInWords(held, limits[key])}`]
  })

/** Sets each threshold a fifth beyond the stored result, in `thresholds.ts`. */
export const tighten = async (folder: string, root = process.cwd()): Promise<Thresholds> => {
  const results = await readResults(folder)
  const entries = suites.flatMap(suite =>
    (results.has(suite.name) ? suite.figures(results.get(suite.name)) : []).flatMap(figure =>
      allHeld(figure).map(held => [keyOf(suite, figure, held), thresholdBy(held)] as const),
    ),
  )
  const rows = entries.flatMap(([key, bound]) => (bound === undefined ? [] : [`  '${key}': ${bound},\n`]))
  const head = '/** Bounds beyond which `npm run bench -- all` fails. Written by `npm run bench -- renew`. */\n'
  const text = `${head}export const thresholds: Readonly<Record<string, number>> = {\n${rows.join('')}}\n`
  await writeFile(join(root, 'bench/report/thresholds.ts'), text)
  return Object.fromEntries(entries.flatMap(([key, bound]) => (bound === undefined ? [] : [[key, bound]])))
}

/** Draws every stored result and writes its figures into the documents. Returns a message for each regression. */
export const writeReport = async (
  folder: string,
  limits?: Thresholds,
  root = process.cwd(),
): Promise<readonly string[]> => {
  const path = join(root, 'docs/performance.md')
  const { plots, page, problems } = reportOf(await readResults(folder), await readFile(path, 'utf8'), limits)
  await mkdir(join(root, 'docs/performance'), { recursive: true })
  for (const [name, svg] of plots) await writeFile(join(root, 'docs/performance', `${name}.svg`), svg)
  await writeFile(path, page)
  await showInReadme(join(root, 'README.md'))
  return problems
}

const showInReadme = async (path: string): Promise<void> => {
  const images = suites
    .filter(({ name }) => shown.includes(name))
    .map(({ name, title }) => `![${title}](docs/performance/${name}.svg)`)
  await writeFile(path, withSection(await readFile(path, 'utf8'), 'readme', images.join('\n\n')))
}
