/**
 * Tests the libraries for servers: the shared vectors in their folders; then each is packed, installed in an empty
 * project, and the code of its README is run there against a started sandbox, to a finished deposit and a verified
 * webhook. Languages without their tools are named; one requested by name fails then.
 *
 *     npm run test:libraries              # all
 *     npm run test:libraries -- python    # one
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import { tested } from './libraries/languages.mjs'
import { readSample } from './libraries/readSample.mjs'
import { startSandboxServer } from './libraries/sandboxServer.mjs'
import { isInstalled } from './sdkSuites.mjs'
import { root } from './sources.mjs'

const libraries = join(root, 'libraries')
const { version } = JSON.parse(await readFile(join(root, 'packages/node-client/package.json'), 'utf8'))
const sampleLimitMs = 120_000
const deposit = {
  SAMPLE_NETWORK_ID: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
  SAMPLE_ADDRESS: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
}

const start = (cwd, [command, ...words], env, stdio) =>
  spawn(command, words, { cwd, env: { ...process.env, ...env }, stdio })

const runIn = (project, env) => async (folder, words) => {
  const child = start(resolve(project, folder), words, env, ['ignore', 'pipe', 'pipe'])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words.join(' ')}\n${output}`)
}

const folderOf = ({ language, folder = `libraries/${language}` }) => join(root, folder)

const writeSample = async (one, project, place = '.') => {
  const { language, extension } = one
  const readme = join(folderOf(one), 'README.md')
  const files = readSample(await readFile(readme, 'utf8'), extension)
  if (files.length !== 2) throw new Error(`${readme} has ${files.length} named blocks, not 2.`)
  for (const { name, text } of files) await writeFile(join(project, place, name), text)
  const own = join(libraries, 'samples', language)
  for (const name of await readdir(own)) await copyFile(join(own, name), join(project, place, name))
}

/** Runs the sample. Its output must end with the credited amount. */
const runSample = async ({ command, project, env, deliveries }) => {
  const child = start(project, command, env, ['pipe', 'pipe', 'pipe'])
  const timer = setTimeout(() => child.kill(), sampleLimitMs)
  let errors = ''
  child.stderr.on('data', chunk => (errors += String(chunk)))
  // A sample that has ended reads no more deliveries.
  child.stdin.on('error', () => undefined)
  deliveries.passTo(delivery => child.stdin.write(`${JSON.stringify(delivery)}\n`))
  const lines = []
  for await (const line of createInterface({ input: child.stdout })) lines.push(line)
  const code = child.exitCode ?? (await once(child, 'exit'))[0]
  clearTimeout(timer)
  deliveries.passTo(undefined)
  const text = lines.join('\n')
  const isFinished =
    code === 0 &&
    /^price symbolNotFound|^price \w+ \(/m.test(text) &&
    /^answered 200 forged 400$/m.test(text) &&
    lines.at(-1) === 'credited 25'
  if (!isFinished) throw new Error(`the sample ended with ${code}:\n${text}\n${errors}`)
}

/** Deliveries that arrive before the sample reads are kept for it. */
const createDeliveries = () => {
  let waiting = []
  let pass
  return {
    deliver: delivery => (pass ? pass(delivery) : waiting.push(delivery)),
    passTo: next => {
      pass = next
      for (const delivery of next ? waiting : []) next(delivery)
      waiting = []
    },
  }
}

const testLanguage = async (one, server, deliveries) => {
  const { language, test, testIn = folderOf(one), install, environment, check, run } = one
  const project = await mkdtemp(join(tmpdir(), `rialto-${language}-`))
  const env = { ...environment?.(project) }
  const runCommand = runIn(project, env)
  try {
    for (const command of test) await runIn(project, {})(testIn, command)
    await install({ project, run: runCommand, version })
    await writeSample(one, project, one.place)
    if (check) await runCommand('.', check(project))
    const user = { SAMPLE_USER_ID: `user-${language}`, SAMPLE_ORDER_ID: `order-${language}`, SAMPLE_KEY: randomUUID() }
    const all = { ...env, ...server.environment, ...deposit, ...user }
    await runSample({ command: run(project), project, env: all, deliveries })
  } finally {
    await rm(project, { recursive: true, force: true })
  }
}

const wanted = process.argv.slice(2)
const chosen = tested.filter(({ language }) => wanted.length === 0 || wanted.includes(language))
const missingOf = ({ tools }) => tools.filter(tool => !isInstalled(tool))
const ready = chosen.filter(one => missingOf(one).length === 0)
const deliveries = createDeliveries()
const server = ready.length > 0 ? await startSandboxServer(deliveries.deliver) : undefined
try {
  for (const one of chosen) {
    const begun = performance.now()
    const missing = missingOf(one)
    if (missing.length > 0) {
      console.log(`${one.name}: skipped, ${missing.join(' and ')} not installed`)
      if (wanted.length > 0) process.exitCode = 1
      continue
    }
    try {
      await testLanguage(one, server, deliveries)
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      console.log(`${one.name}: passed, from its archive to a finished deposit and a verified webhook (${seconds} s)`)
    } catch (error) {
      console.log(`${one.name}: FAILED\n${error.message}`)
      process.exitCode = 1
    }
  }
} finally {
  await server?.stop()
}
