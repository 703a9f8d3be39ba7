import {
  claimHolder,
  dropStaleHolder,
  isStale,
  readHolder,
  us,
  writeHolder,
  type Holder,
} from '../../processes/holderFile.ts'
import { startOnLastPort } from '../../processes/lastPort.ts'
import { isSandboxNode, signal, terminate } from '../../processes/processes.ts'
import { callRpc } from '../callRpc.ts'
import { hasWaiting } from '../startMining.ts'
import { spawnAnvil, type AnvilOptions, type AnvilProcess } from './spawnAnvil.ts'

export interface SupervisedNode {
  rpcUrl: string
  /** False if another living process supervises the node and we only use it. */
  owned: boolean
  /** Ends the node and waits until its state is written. A node of another process keeps running. */
  stop(): Promise<void>
}

interface SuperviseOptions extends Omit<AnvilOptions, 'port'> {
  log: (message: string) => void
  /** Restores a started node, with any saved state, to its required state. Other processes reach it afterwards. */
  prepare: (rpcUrl: string) => Promise<void>
}

const attachTimeoutMs = 15_000

/** The node of one chain: used if another process runs it, otherwise started, and restarted when it dies. */
export async function superviseAnvil(options: SuperviseOptions): Promise<SupervisedNode> {
  const file = `${options.base}.pid.json`
  let isAfterKill = false
  for (let waitedMs = 0; waitedMs < attachTimeoutMs; waitedMs += 50) {
    if (claimHolder(file, us())) return own(file, options, isAfterKill)
    const holder = readHolder(file)
    if (isStale(holder)) {
      isAfterKill = true
      await reap(file, holder, options)
    } else if (holder?.url !== undefined) return { rpcUrl: holder.url, owned: false, stop: async () => undefined }
    else await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`Chain ${options.chainId} is being started by another process and does not get ready: see ${file}`)
}

/** Ends the node of a killed process, if its id still belongs to that node, and removes the file. */
async function reap(file: string, holder: Holder | undefined, options: SuperviseOptions): Promise<void> {
  const pid = holder?.nodePid
  if (pid !== undefined && isSandboxNode(pid, options.chainId)) {
    options.log(`Ending the node of chain ${options.chainId} that an earlier process left behind`)
    if (holder?.url !== undefined) await mineWaiting(holder.url)
    await terminate(pid)
  }
  dropStaleHolder(file, isStale)
}

/** A node that ends keeps its blocks and loses waiting transactions. */
async function mineWaiting(rpcUrl: string): Promise<void> {
  try {
    if (await hasWaiting(rpcUrl)) await callRpc(rpcUrl, 'evm_mine')
  } catch {
    // The node does not respond. The contents of the chain's journal are restored at the start.
  }
}

async function own(file: string, options: SuperviseOptions, isAfterKill: boolean): Promise<SupervisedNode> {
  let stopping = false
  let current: AnvilProcess | undefined
  const spawnNode = async (port: number) => {
    const node = await spawnAnvil({ ...options, port })
    current = node
    writeHolder(file, { ...us(), nodePid: node.pid })
    return node
  }
  const start = async (port: number) => {
    const { child, pid, rpcUrl } = await spawnNode(port)
    await options.prepare(rpcUrl)
    writeHolder(file, { ...us(), nodePid: pid, url: rpcUrl })
    // A node that has already ended emits no further exit event.
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the node ended at once')
    child.once('exit', () => void revive())
    return { rpcUrl }
  }
  /** Under an unused address, because the old one must not serve a chain with missing blocks. */
  const restoreAside = async () => {
    const node = await spawnNode(0)
    try {
      await options.prepare(node.rpcUrl)
    } finally {
      await terminate(node.pid)
    }
  }
  const revive = async () => {
    if (stopping) return
    options.log(`The node of chain ${options.chainId} ended: starting it again`)
    const port = Number(new URL(rpcUrl).port)
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        if (options.keepState) await restoreAside()
        // The same port, because other processes have this address.
        return void (await start(port))
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error))
        if (current) await terminate(current.pid)
        await new Promise(resolve => setTimeout(resolve, waitMs).unref())
      }
    }
  }
  const onExit = () => void (current && signal(current.pid, 'SIGTERM'))
  const startOn = async (port: number) => {
    try {
      if (port > 0 && isAfterKill) await restoreAside()
      return await start(port)
    } catch (error) {
      if (current) await terminate(current.pid)
      throw error
    }
  }
  const portFile = options.keepState ? `${options.base}.port` : undefined
  const { rpcUrl } = await startOnLastPort(portFile, startOn).catch((error: unknown) => {
    dropStaleHolder(file, () => true)
    throw error
  })
  process.once('exit', onExit)
  const stop = async () => {
    if (stopping) return
    stopping = true
    process.off('exit', onExit)
    if (current) await terminate(current.pid)
    dropStaleHolder(file, holder => holder?.ownerPid === process.pid)
  }
  return { rpcUrl, owned: true, stop }
}
