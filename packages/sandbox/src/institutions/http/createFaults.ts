import { keysOf } from '@rialto/defined/keysOf'
import { randomUUID } from 'node:crypto'
import type { SimRequest } from './types.ts'

/** The effect of each fault on a matching request. */
export const faultModes = {
  latency: 'The response comes `ms` later (default 1,000)',
  resetBefore: 'The connection breaks before the request takes effect',
  resetAfter: 'The request takes effect, and the connection breaks before the response',
  hang: 'The request takes effect, and the response is held until POST /control/faults/release',
  status: 'HTTP status `code` (default 503) with the text `body` (default `{}`), and the request has no effect',
  htmlPage200: 'A maintenance page in HTML with HTTP status 200, and the request has no effect',
  emptyObject200: '`{}` with HTTP status 200, and the request has no effect',
  truncate: 'The request takes effect, and the connection breaks in the middle of the response',
  rateLimit: 'The institution’s own rate limit error, with `retryAfter` seconds (default 60) and HTTP status `code`',
  redirect: 'A redirect to `location`',
  schemaDrift: 'The request takes effect, and every member of the response has another name',
  unknownStatus: 'The request takes effect, and every status in the response is one that no documentation has',
} as const
type FaultMode = keyof typeof faultModes
export const FAULT_MODES = keysOf(faultModes)

export interface Fault {
  id: string
  host: string
  /** Absent: any method. */
  method?: string
  /** Prefix of the path. With a final `$` it is the exact path, in which `*` stands for one segment. */
  path: string
  mode: FaultMode
  /** Remaining requests that it affects. */
  times: number
  /** latency: milliseconds. */
  ms?: number
  /** status and rateLimit: HTTP status. */
  code?: number
  /** status: the response's text. */
  body?: string
  /** rateLimit: seconds. */
  retryAfter?: number
  /** redirect: target URL. */
  location?: string
  /** status, htmlPage200, emptyObject200: the request takes effect first, and its response is dropped. */
  afterSideEffect?: boolean
}

export interface Faults {
  add(fault: Omit<Fault, 'id'>): Fault
  list(): Fault[]
  /** Removes every fault and releases the requests that `hang` holds. */
  clear(): void
  /** The first fault that matches this request. Its remaining number falls by one. */
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

const strikes = (fault: Fault, { host, method, path }: Pick<SimRequest, 'host' | 'method' | 'path'>): boolean =>
  fault.host === host && (fault.method ?? method) === method && matchesPath(fault.path, path) && fault.times > 0

/** Requests held by `hang`. */
const createHold = (onHold: () => void): Pick<Faults, 'held' | 'release'> => {
  let waiting: (() => void)[] = []
  return {
    held: () => {
      onHold()
      return new Promise(resolve => waiting.push(resolve))
    },
    release: () => {
      for (const letGo of waiting) letGo()
      waiting = []
    },
  }
}

/** @param onHold called for each request that `hang` begins to hold. */
export const createFaults = (onHold: () => void = () => undefined): Faults => {
  let faults: Fault[] = []
  const { held, release } = createHold(onHold)
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
    take: request => {
      const fault = faults.find(each => strikes(each, request))
      if (fault === undefined) return undefined
      fault.times -= 1
      faults = faults.filter(f => f.times > 0)
      return fault
    },
    held,
    release,
  }
}
