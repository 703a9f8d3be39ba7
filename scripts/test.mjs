import { checkNode } from './checkNode.mjs'

checkNode()

const { spawn } = await import('node:child_process')
const { mkdtemp, readFile, rm } = await import('node:fs/promises')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { root } = await import('./sources.mjs')
const { buildAll } = await import('./build.mjs')
const { runChecks } = await import('./check.mjs')
const { findBrowser } = await import('./findBrowser.mjs')
const { runSdkSuites, sayWhatWasLeftOut } = await import('./sdkSuites.mjs')

const say = text => process.stdout.write(text)
const begun = performance.now()
const scratch = await mkdtemp(join(tmpdir(), 'rialto-tests-'))
const closingLine = join(scratch, 'closingLine')
const secondsSince = start => (performance.now() - start) / 1000

/** One stage of the run, with its time; rejects like `work`. */
const timed = async (name, work) => {
  const start = performance.now()
  const value = await work()
  return { name, seconds: secondsSince(start), value }
}

const runTests = (filter, browser) =>
  new Promise((resolve, reject) => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const env = { ...process.env, CHROME_PATH: browser, RIALTO_CLOSING_LINE: closingLine }
    const child = spawn(process.execPath, [vitest, 'run', ...filter], { cwd: root, stdio: 'inherit', env })
    child.once('error', reject)
    child.once('close', code => resolve(code === 0))
  })

const filter = process.argv.slice(2)
say('\nBuild\n')
// Checks fill the cores while tests wait for processes and sockets: they end before the tests do.
const runRest = async () => [...(await runChecks(say)), ...(await runSdkSuites(say))]
const checking = filter.length === 0 ? runRest() : Promise.resolve([])
const building = timed('build', () => buildAll(say))
const finding = timed('browser', () => findBrowser(say))
const [build, browser] = await Promise.all([building, finding])
const tests = await timed('tests', () => runTests(filter, browser.value))
const checks = await checking

const stages = [build, browser, ...checks, { ...tests, passed: tests.value }]
say('\nStages, side by side\n')
for (const { name, seconds, passed } of stages)
  say(`  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s${passed === false ? '  FAILED' : ''}\n`)
say(`  ${'all'.padEnd(10)} ${secondsSince(begun).toFixed(1).padStart(6)} s\n`)
if (filter.length === 0) say(`\nNot run here, of the SDKs in other languages\n\n${sayWhatWasLeftOut()}`)
say(await readFile(closingLine, 'utf8').catch(() => '\nTests: none ran\n'))
await rm(scratch, { recursive: true, force: true })
if (stages.some(({ passed }) => passed === false)) process.exit(1)
