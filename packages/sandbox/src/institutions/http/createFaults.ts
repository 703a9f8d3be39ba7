import { randomUUID } from 'node:crypto'
import type { SimRequest } from './types.ts'

export const FAULT_MODES = [
  'latency',
  'resetBefore',
  'resetAfter',
  'hang',
  'status',
  'htmlPage200',
  'emptyObject200',
  'truncate',
  'rateLimit',
  'redirect',
  'schemaDrift',
  'unknownStatus',
] as const
export type FaultMode = (typeof FAULT_MODES)[number]

export interface Fault {
  id: string
  host: string
  /** Any method when absent. */
  method?: string
  /** Prefix of the path; exact when it ends in `$`, and then `*` stands for one segment. */
  path: string
  mode: FaultMode
  /** Requests it still strikes. */
  times: number
  /** latency: milliseconds. */
  ms?: number
  /** status and rateLimit: HTTP status. */
  code?: number
  /** status: the answer's text. */
  body?: string
  /** rateLimit: seconds. */
  retryAfter?: number
  /** redirect: where to. */
  location?: string
  /** status, htmlPage200, emptyObject200: the request takes effect first, and its true answer is thrown away. */
  afterSideEffect?: boolean
}

export interface Faults {
  add(fault: Omit<Fault, 'id'>): Fault
  list(): Fault[]
  /** Forgets every fault and lets go of what `hang` held. */
  clear(): void
  /** The first fault that strikes this request; it has one time less afterwards. */
  take(request: Pick<SimRequest, 'host' | 'method' | 'path'>): Fault | undefined
  /** Resolves when `release` or `clear` is called. */
  held(): Promise<void>
  release(): void
}

const matchesPath = (pattern: string, path: string): boolean => {
  if (!pattern.endsWith('$')) return path.startsWith(pattern)
  const wanted = pattern.slice(0, -1).split('/')
  const given = path.split('/')
  return wanted.length === given.length && wanted.every((segment, index) => segment === '*' || segment === given[index])
}

/** @param onHold called for each request that `hang` begins to hold. */
export const createFaults = (onHold: () => void = () => undefined): Faults => {
  let faults: Fault[] = []
  let waiting: (() => void)[] = []
  const release = () => {
    for (const letGo of waiting) letGo()
    waiting = []
  }
  return {
    add: fault => {
      const added = { ...fault, id: randomUUID() }
      faults.push(added)
      return added
    },
    list: () => [...faults],
    clear: () => {
      faults = []
      release()
    },
    take: ({ host, method, path }) => {
      const fault = faults.find(
        f => f.host === host && (f.method ?? method) === method && matchesPath(f.path, path) && f.times > 0,
      )
      if (fault === undefined) return undefined
      fault.times -= 1
      faults = faults.filter(f => f.times > 0)
      return fault
    },
    held: () => {
      onHold()
      return new Promise(resolve => waiting.push(resolve))
    },
    release,
  }
}
