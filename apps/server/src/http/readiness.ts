import type { FastifyInstance } from 'fastify'

/** While the server is being stopped each answer ends its connection, so that the next request opens one elsewhere. */
export const drain = (app: FastifyInstance, readiness: Readiness): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) void reply.header('connection', 'close')
    done()
  })
}

type ServerState = 'starting' | 'ready' | 'draining' | 'unavailable'

/** Whether requests may be sent here, for load balancers. */
export interface Readiness {
  state(): Promise<ServerState>
  /** From the stop's beginning on: requests are served, each on its connection's last turn. */
  isDraining(): boolean
}

interface ServerReadiness extends Readiness {
  begin(): void
  drain(): void
}

const keepMs = 1_000
const timeoutMs = 2_000

/** Asks `probe` at most once a second, however many ask here. A probe that hangs is one that failed. */
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

/** Of an application that is not stopped by a signal. */
export const alwaysReady: Readiness = { state: () => Promise.resolve('ready'), isDraining: () => false }
