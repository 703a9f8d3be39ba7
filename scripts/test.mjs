import { runOnSupportedNode } from './supportedNode.mjs'

await runOnSupportedNode()

const { spawn } = await import('node:child_process')
const { mkdtemp, readFile, rm, writeFile } = await import('node:fs/promises')
const { setPriority, tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { root } = await import('./sources.mjs')
const { buildAll } = await import('./build.mjs')
const { campaignSizes } = await import('./campaignSizes.mjs')
const { runChecks } = await import('./check.mjs')
const { findBrowser } = await import('./findBrowser.mjs')
const { describeSummaries } = await import('./summaryReporter.mjs')

const say = text => process.stdout.write(text)
const begun = performance.now()
const scratch = await mkdtemp(join(tmpdir(), 'rialto-tests-'))
const secondsSince = start => (performance.now() - start) / 1000

/** Runs one stage and reports its time. Rejects as `work` does. */
const timed = async (name, work) => {
  const start = performance.now()
  const value = await work()
  return { name, seconds: secondsSince(start), value }
}

/** Where this run's results go for the process that started it. */
const { RIALTO_TEST_SUMMARY: report } = process.env
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const summaries = []

/** Adds the results that another process has written. A process that could not start has written none. */
const readSummaries = async (file, describe = failure => failure) => {
  const text = await readFile(file, 'utf8').catch(() => '[]')
  const found = [JSON.parse(text)].flat()
  summaries.push(...found.map(summary => ({ ...summary, failures: summary.failures.map(describe) })))
}

/**
 * Runs tests and stores their results.
 *
 * @param {{ filter?: string[], part?: string, niceness?: number }} which those files, or those of one part
 * (testParts.ts)
 */
const runTests = async (browser, { filter = [], part, niceness = 0 }) => {
  const summary = join(scratch, `${part ?? 'all'}.json`)
  const env = { ...process.env, CHROME_PATH: browser, RIALTO_TEST_SUMMARY: summary }
  if (part) env.RIALTO_TEST_PART = part
  if (part === 'campaigns') Object.assign(env, { ...campaignSizes, ...process.env })
  const passed = await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...filter], { cwd: root, stdio: 'inherit', env })
    child.once('error', reject)
    child.once('close', code => resolve(code === 0))
    if (niceness > 0) setPriority(child.pid, niceness)
  })
  await readSummaries(summary)
  return passed
}

/** The JavaScript of all sources, which each worker would otherwise convert on its own. */
const convertSources = () =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'scripts/toJavaScript.mjs')],
      {
        stdio: 'inherit',
      },
    )
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new Error('The sources could not be converted'))))
  })

/** The short suite under another line of Node. Its output follows when it has ended, and its failures are in the summary. */
const runShort = async line => {
  const words = ['scripts/node.mjs', 'scripts/test.mjs', '--short']
  const summary = join(scratch, `short${line}.json`)
  const env = { ...process.env, RIALTO_NODE: line, RIALTO_TEST_SUMMARY: summary }
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => output.push(chunk))
  const passed = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve(code === 0))
  })
  say(`\nShort suite on Node ${line}\n${Buffer.concat(output)}`)
  await readSummaries(summary, failure => `Node ${line}: ${failure}`)
  return passed
}

const [, , ...words] = process.argv
/** `--short`, `--campaigns`: one of the parts that are run alone (testParts.ts), without the static checks. */
const part = ['short', 'campaigns'].find(name => words.includes(`--${name}`))
/** `--lines=24,22`: with the whole, the short suite on these lines of Node. */
const others = words.find(word => word.startsWith('--lines='))
const lines = others?.replace('--lines=', '').split(',') ?? []
const filter = words.filter(word => word !== `--${part}` && word !== others)
const isWhole = filter.length === 0 && part === undefined
say('\nBuild\n')
// Checks and unit tests use the cores while cross-package tests wait for processes and sockets.
const checking = isWhole ? runChecks(say) : Promise.resolve([])
const building = timed('build', () => buildAll(say))
const converting = filter.length === 0 ? timed('JavaScript', convertSources) : undefined
const finding = timed('browser', () => findBrowser(say))
const [build, browser, conversion] = await Promise.all([building, finding, converting])
const startWhole = () => {
  const crossing = timed('tests across packages', () => runTests(browser.value, { part: 'crossing' }))
  const beside = timed('tests beside the code', () => runTests(browser.value, { part: 'beside', niceness: 5 }))
  // They take the place of the first part, which ends before the second. One at a time: two browsers and a third part
  // beside them are more than two cores take without missed deadlines.
  const short = lines.reduce(
    (before, line) => [
      ...before,
      (before.at(-1) ?? crossing).then(() => timed(`short, Node ${line}`, () => runShort(line))),
    ],
    [],
  )
  return [crossing, beside, ...short]
}
const parts = isWhole ? startWhole() : [timed('tests', () => runTests(browser.value, { filter, part }))]
const tests = (await Promise.all(parts)).map(stage => ({ ...stage, passed: stage.value }))
const checks = await checking

const stages = [build, ...(conversion ? [conversion] : []), browser, ...checks, ...tests]
say('\nStages, side by side\n')
const line = (name, seconds, end = '') => say(`  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s${end}\n`)
for (const { name, seconds, passed } of stages) line(name, seconds, passed === false ? '  FAILED' : '')
line('all', secondsSince(begun))
if (isWhole) say('\nNot run here: npm run test:campaigns, and npm run test:sdks for the SDKs in other languages\n')
if (report) await writeFile(report, JSON.stringify(summaries))
say(summaries.length === 0 ? '\nTests: none ran\n' : describeSummaries(summaries))
await rm(scratch, { recursive: true, force: true })
if (stages.some(({ passed }) => passed === false)) process.exit(1)
