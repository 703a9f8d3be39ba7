import { Worker } from 'node:worker_threads'
import { type SignedCall, SigningError, type SigningTask, type SigningWorker } from './signingWorker.ts'

export interface SigningWorkerOptions {
  /** The worker ends after this idle time, to release its memory. */
  idleMs?: number
  /** For one request, including loading an exchange for the first time. */
  timeoutMs?: number
  /** Default: `signWorker.mjs` beside this module. */
  script?: URL
}

interface Waiting {
  resolve(signed: SignedCall): void
  reject(error: SigningError): void
  timer: NodeJS.Timeout
}

interface Crew {
  worker: Worker
  waiting: Map<number, Waiting>
}

type Reply = { id: number } & ({ signed: SignedCall } | { failed: string })

const defaultIdleMs = 60_000
const defaultTimeoutMs = 20_000
/** Enough for all exchanges together. */
const maxHeapMb = 256

const settle = (crew: Crew, id: number, act: (waiting: Waiting) => void): void => {
  const waiting = crew.waiting.get(id)
  if (waiting === undefined) return
  crew.waiting.delete(id)
  clearTimeout(waiting.timer)
  act(waiting)
}

const failAll = (crew: Crew): void => {
  for (const id of [...crew.waiting.keys()])
    settle(crew, id, waiting => waiting.reject(new SigningError('stopped', 'The signing worker ended')))
}

const startCrew = (script: URL, ended: (crew: Crew) => void): Crew => {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb }, stdout: true })
  const crew: Crew = { worker, waiting: new Map() }
  const end = (): void => {
    ended(crew)
    failAll(crew)
  }
  worker.on('message', (reply: Reply) =>
    settle(crew, reply.id, waiting => {
      if ('signed' in reply) waiting.resolve(reply.signed)
      else waiting.reject(new SigningError('refused', `The request could not be signed (${reply.failed})`))
    }),
  )
  worker.on('error', end)
  worker.on('exit', end)
  worker.unref()
  return crew
}

/**
 * Runs ccxt in its own worker thread: started by the first request, ended when idle, restarted after a crash. A
 * request in progress during a crash fails, and no part of it was sent.
 */
export const createSigningWorker = (options: SigningWorkerOptions = {}): SigningWorker => {
  const { idleMs = defaultIdleMs, timeoutMs = defaultTimeoutMs } = options
  const script = options.script ?? new URL('./signWorker.mjs', import.meta.url)
  let crew: Crew | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const stop = async (): Promise<void> => {
    const leaving = crew
    crew = undefined
    clearTimeout(idle)
    if (leaving === undefined) return
    failAll(leaving)
    await leaving.worker.terminate()
  }
  const rest = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => void stop(), idleMs)
    idle.unref()
  }
  const present = (): Crew => {
    crew ??= startCrew(script, gone => {
      if (crew === gone) crew = undefined
    })
    return crew
  }
  const sign = async (task: SigningTask): Promise<SignedCall> => {
    clearTimeout(idle)
    const at = present()
    const id = (lastId += 1)
    try {
      return await new Promise<SignedCall>((resolve, reject) => {
        const late = () => {
          settle(at, id, waiting => waiting.reject(new SigningError('timeout', 'The signing worker took too long')))
          if (crew === at) void stop()
        }
        at.waiting.set(id, { resolve, reject, timer: setTimeout(late, timeoutMs) })
        at.worker.postMessage({ id, ...task })
      })
    } finally {
      if (crew !== undefined && crew.waiting.size === 0) rest()
    }
  }
  return { sign, stop }
}
