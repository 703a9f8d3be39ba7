import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const readJson = name => JSON.parse(readFileSync(join(root, name), 'utf8'))
const say = text => process.stderr.write(text)

/** The line of Node to run under if the installed one is not supported. */
const pinnedLine = '26'
const parentCheckMs = 250

const numbers = version => version.split('.').map(Number)
const isAtLeast = ([major, minor, patch], [otherMajor, otherMinor, otherPatch]) =>
  major !== otherMajor ? major > otherMajor : minor !== otherMinor ? minor > otherMinor : patch >= otherPatch

/** @param {string} range of `engines`: `^22.22.0 || >=26.0.0` */
export const isInRange = (version, range) =>
  range.split('||').some(part => {
    const [, operator, lowest] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) ?? []
    if (lowest === undefined) throw new Error(`The range ${part.trim()} is not understood.`)
    const [found, least] = [numbers(version), numbers(lowest)]
    return isAtLeast(found, least) && (operator === '>=' || found[0] === least[0])
  })

const fail = sentence => {
  say(`${sentence}\n`)
  process.exit(1)
}

/**
 * The pinned release of a line for this machine. A release of Rialto has no such list: a server runs under the Node of
 * its operator.
 */
const pinnedRelease = (line, refusal) => {
  if (!existsSync(join(root, 'scripts/nodes.json'))) return fail(refusal)
  const machine = `${process.platform}-${process.arch}`
  return readJson('scripts/nodes.json')[line]?.[machine] ?? fail(`${refusal} npm has no Node ${line} for ${machine}.`)
}

/** Runs this process's command again under `node` and exits with its status. */
const runAgain = node => {
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    // A terminal sends Ctrl-C to both processes.
    process.on(signal, () => void ((signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)))
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), parentCheckMs).unref()
  }
  child.once('error', error => fail(error.message))
  child.once('close', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * Returns if the installed Node is supported. Otherwise the command of this process runs under a pinned Node from npm,
 * and this never returns. RIALTO_NODE selects a line of Node, whatever is installed. Call it before any import that an
 * older Node cannot parse.
 */
export const runOnSupportedNode = async () => {
  const { engines } = readJson('package.json')
  const { RIALTO_NODE: asked } = process.env
  // The variable is for this command, and not a setting of the servers that it starts.
  delete process.env.RIALTO_NODE
  const running = process.versions.node
  const isRight = asked ? running.startsWith(`${asked}.`) : isInRange(running, engines.node)
  if (isRight) return
  const refusal = `Rialto requires Node ${engines.node}; this is ${running}.`
  const release = pinnedRelease(asked || pinnedLine, refusal)
  const { fetchNode } = await import('./fetchNode.mjs')
  const cache = join(root, '.cache/node')
  say(`${asked ? '' : `Node ${running} is not supported: `}running under Node ${release.version} from npm.\n`)
  const onFetch = () => say('Downloading it once, about 50 MB, to .cache/node.\n')
  const node = await fetchNode(cache, release, onFetch).catch(error =>
    fail(`Node ${release.version} could not be downloaded.\n${error.message}\n${refusal} Install one of these.`),
  )
  runAgain(node)
  await new Promise(() => {})
}
