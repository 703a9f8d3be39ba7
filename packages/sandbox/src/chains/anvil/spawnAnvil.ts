import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { callRpc } from '../callRpc.ts'
import { findAnvil } from './findAnvil.ts'

export interface AnvilOptions {
  chainId: number
  mnemonic: string
  /** Prefix of the node's files: `<base>.log` and, if state is kept, `<base>.state.json`. */
  base: string
  keepState: boolean
  /** 0 lets the system choose. */
  port: number
}

export interface AnvilProcess {
  child: ChildProcess
  pid: number
  rpcUrl: string
}

const startTimeoutMs = 15_000

/** Each funded account's initial balance in whole ETH, large enough for every institution. */
const fundedEth = 1_000_000_000

/** Latest blocks whose state the node keeps in memory. */
const keptStates = 500

function argumentsOf(options: AnvilOptions): string[] {
  const args = ['--host', '127.0.0.1', '--port', String(options.port), '--chain-id', String(options.chainId)]
  args.push('--mnemonic', options.mnemonic, '--accounts', '10', '--balance', String(fundedEth), '--no-mining')
  // Otherwise the state of every block would go to a cache in the user's home, gigabytes per hour. Blocks, transactions
  // and logs are kept anyway, and no caller reads historical balances.
  args.push('--prune-history', String(keptStates))
  if (options.keepState) args.push('--state', `${options.base}.state.json`, '--state-interval', '5')
  return args
}

/** A power cut may leave a partial state file, with which the node does not start. The file is kept for inspection. */
function setBrokenStateAside(file: string): void {
  if (!existsSync(file)) return
  try {
    JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    renameSync(file, `${file}.unreadable`)
  }
}

/**
 * Starts a node and resolves once it responds. Its output goes to a file instead of a pipe, because a node that
 * outlives us would end with the broken pipe. It leads its own process group, so that Ctrl-C reaches it only through
 * our orderly stop.
 * @throws if the node ends or does not respond for 15 s
 */
export async function spawnAnvil(options: AnvilOptions): Promise<AnvilProcess> {
  const logFile = `${options.base}.log`
  if (options.keepState) setBrokenStateAside(`${options.base}.state.json`)
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(findAnvil(), argumentsOf(options), { detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  child.unref()
  let failure: string | undefined
  child.once('error', error => (failure = error.message))
  child.once('exit', (code, signal) => (failure = `the node ended with ${signal ?? code}`))
  const port = await listeningPort(logFile, () => failure)
  if (port === undefined || child.pid === undefined) {
    child.kill('SIGKILL')
    throw new Error(`Chain ${options.chainId} did not start: ${failure ?? 'no answer'}; see ${logFile}`)
  }
  const rpcUrl = `http://127.0.0.1:${port}`
  await callRpc(rpcUrl, 'anvil_setLoggingEnabled', [false])
  return { child, pid: child.pid, rpcUrl }
}

async function listeningPort(logFile: string, failure: () => string | undefined): Promise<number | undefined> {
  for (let waitedMs = 0; waitedMs < startTimeoutMs && failure() === undefined; waitedMs += 10) {
    const found = /^Listening on 127\.0\.0\.1:(\d+)$/m.exec(readFileSync(logFile, 'utf8'))
    if (found) return Number(found[1])
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return undefined
}
