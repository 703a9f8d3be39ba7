import type { FastifyInstance } from 'fastify'

/** During a stop each response closes its connection, so that the client's next request goes to another server. */
export const drain = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) void reply.header('connection', 'close')
    done()
  })
}

type ServerState = 'starting' | 'ready' | 'draining' | 'unavailable'

/** Whether this server accepts requests, for load balancers. */
export interface Readiness {
  state(): Promise<ServerState>
  /** True from the beginning of a stop: requests are still served, and each response closes its connection. */
  isDraining(): boolean
}

interface ServerReadiness extends Readiness {
  begin(): void
  drain(): void
}

const keepMs = 1_000
const timeoutMs = 2_000

/** Calls `probe` at most once a second, however many callers ask. A probe that hangs counts as failed. */
export const createReadiness = (
  probe: () => Promise<void>,
  log: { warn(details: object, message: string): void },
  clock = { nowMs: () => performance.now(), wait: waitFor },
): ServerReadiness => {
  let phase: Exclude<ServerState, 'unavailable'> = 'starting'
  let last: { atMs: number; isWell: Promise<boolean> } | undefined
  let wasWell = true

  const look = async (): Promise<boolean> => {
    const timeout = clock.wait(timeoutMs)
    const failure = await Promise.race([
      probe().then(
        () => undefined,
        (error: unknown) => error,
      ),
      timeout.passed.then(() => new Error(`no answer within ${timeoutMs} ms`)),
    ])
    timeout.cancel()
    if (failure !== undefined && wasWell) log.warn({ err: failure }, 'not ready: requests should go elsewhere')
    wasWell = failure === undefined
    return wasWell
  }

  return {
    begin: () => (phase = 'ready'),
    drain: () => (phase = 'draining'),
    isDraining: () => phase === 'draining',
    async state() {
      if (phase !== 'ready') return phase
      const atMs = clock.nowMs()
      if (last === undefined || atMs >= last.atMs + keepMs) last = { atMs, isWell: look() }
      return (await last.isWell) ? phase : 'unavailable'
    },
  }
}

function waitFor(ms: number): { passed: Promise<void>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>(resolve => (timer = setTimeout(resolve, ms)))
  return { passed, cancel: () => clearTimeout(timer) }
}

/** The readiness of an application without stop signals. */
export const alwaysReady: Readiness = { state: () => Promise.resolve('ready'), isDraining: () => false }
