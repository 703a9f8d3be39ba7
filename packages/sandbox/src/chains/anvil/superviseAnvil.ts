import { claimHolder, dropStaleHolder, readHolder, writeHolder, type ChainHolder } from './pidFile.ts'
import { isAlive, isSandboxNode, signal, terminate } from './processes.ts'
import { spawnAnvil, type AnvilOptions, type AnvilProcess } from './spawnAnvil.ts'

export interface SupervisedNode {
  rpcUrl: string
  /** False when another living process supervises the node and we only use it. */
  owned: boolean
  /** Ends the node and waits until its state is written. A node of another process is left alone. */
  stop(): Promise<void>
}

interface SuperviseOptions extends Omit<AnvilOptions, 'port'> {
  log: (message: string) => void
  /** Called after a node that died was started again, with whatever state it had saved. */
  onRestart: () => void
}

const attachTimeoutMs = 15_000

/** The node of one chain: attached to when another process runs it, otherwise started, and started again when it dies. */
export async function superviseAnvil(options: SuperviseOptions): Promise<SupervisedNode> {
  const file = `${options.base}.pid.json`
  for (let waitedMs = 0; waitedMs < attachTimeoutMs; waitedMs += 50) {
    if (claimHolder(file, { ownerPid: process.pid })) return own(file, options)
    const holder = readHolder(file)
    if (isStale(holder)) await reap(file, holder, options)
    else if (holder?.rpcUrl !== undefined) return { rpcUrl: holder.rpcUrl, owned: false, stop: async () => undefined }
    else await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`Chain ${options.chainId} is being started by another process and does not get ready: see ${file}`)
}

const isStale = (holder: ChainHolder | undefined): boolean => holder === undefined || !isAlive(holder.ownerPid)

/** Ends the node that a killed process left behind, if the id still is that node's, and frees the file. */
async function reap(file: string, holder: ChainHolder | undefined, options: SuperviseOptions): Promise<void> {
  const pid = holder?.nodePid
  if (pid !== undefined && isSandboxNode(pid, options.chainId)) {
    options.log(`Ending the node of chain ${options.chainId} that an earlier process left behind`)
    await terminate(pid)
  }
  dropStaleHolder(file, isStale)
}

async function own(file: string, options: SuperviseOptions): Promise<SupervisedNode> {
  let stopping = false
  let current: AnvilProcess | undefined
  const start = async (port: number) => {
    current = await spawnAnvil({ ...options, port })
    const { child, pid, rpcUrl } = current
    writeHolder(file, { ownerPid: process.pid, nodePid: pid, rpcUrl })
    // Having ended before this line it would never say so again.
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('the node ended at once')
    child.once('exit', () => void revive())
    return rpcUrl
  }
  const revive = async () => {
    if (stopping) return
    options.log(`The node of chain ${options.chainId} ended: starting it again`)
    const port = Number(new URL(rpcUrl).port)
    for (let waitMs = 100; !stopping; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        // The same port: others were told this address.
        await start(port)
        return options.onRestart()
      } catch (error) {
        options.log(error instanceof Error ? error.message : String(error))
        await new Promise(resolve => setTimeout(resolve, waitMs).unref())
      }
    }
  }
  const onExit = () => void (current && signal(current.pid, 'SIGTERM'))
  const rpcUrl = await start(0).catch((error: unknown) => {
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
