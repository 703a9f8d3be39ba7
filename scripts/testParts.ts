import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The tests in two parts that run side by side. Cross-package tests start servers, databases and browsers and mostly
 * wait; unit tests compute. `npm test` runs the second part at a lower priority, so that it uses the CPU time left by
 * the first.
 */
const crossing = ['tests/**/*.test.ts', '**/*.browser.test.ts', 'packages/web-sdk/**/*.test.ts']
const beside = ['{packages,apps,examples,scripts}/**/*.test.{ts,tsx}']

const root = join(import.meta.dirname, '..')

/** The first test file of each package, in the order of their names. */
const firstFiles = (): string[] =>
  ['packages', 'apps', 'examples'].flatMap(group =>
    readdirSync(join(root, group)).flatMap(name => {
      const folder = `${group}/${name}`
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      const isTest = (file: string) => /(?<!\.browser)\.test\.tsx?$/.test(file) && !file.includes('node_modules')
      const first = files.filter(isTest).sort()[0]
      return first === undefined ? [] : [`${folder}/${first.replaceAll('\\', '/')}`]
    }),
  )

/**
 * Tests whose result may depend on the version of Node: a start, a deposit in a browser, each package once, and the
 * packed packages.
 */
const shortFiles = () => ['tests/e2e/deposit.test.ts', 'tests/packages/published.test.ts', ...firstFiles()]

/** @param name of a part; absent: all tests, as for a run of a few files */
export const testPart = (name: string | undefined) => {
  // Number of files that run at a time. Side by side, both parts use two cores: most of the first part's files wait.
  const maxWorkers = name === 'crossing' ? 4 : 3
  if (name === 'crossing') return { include: crossing, exclude: [], maxWorkers }
  if (name === 'beside') return { include: beside, exclude: crossing, maxWorkers }
  return { include: name === 'short' ? shortFiles() : [...crossing, ...beside], exclude: [], maxWorkers }
}
