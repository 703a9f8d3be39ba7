import { type Clock, ConnectorError } from '@rialto/core'
import { EgressError } from '@rialto/egress'

/**
 * Nonces for institutions that require every call of a key to carry a greater number than the one before (Kraken,
 * Gemini).
 */
export interface Nonces {
  /**
   * Runs one call with the key's next nonce. Calls of one key are sequential: if they were concurrent, the later
   * number could arrive first, and the earlier call would be rejected.
   */
  next<T>(key: string, call: (nonce: string) => Promise<T>): Promise<T>
  /** Called with a nonce that was rejected, before the read is repeated. */
  refused?(key: string, error: ConnectorError): void
}

/** A range of a key's nonces, reserved until it is released. */
export interface NonceHold {
  /** Greater than every number that was used, or may have been used, before. */
  first: number
  /** False once another process may have taken the key over. */
  isHeld(): boolean
  /** Releases the key, so that others may use the numbers after `last`. */
  release(last: number): Promise<void>
}

/** Coordinates the nonces of one institution's keys among all processes of this installation. */
export interface SharedNonces {
  /** Numbers from `atLeast` or later on, `span` of them. Undefined while another process holds the key. */
  hold(key: string, wanted: { atLeast: number; span: number }): Promise<NonceHold | undefined>
}

/** Dependencies of `createNonces`. */
export interface NonceParts {
  clock: Clock
  /** Absent: no other process uses the keys. */
  shared?: SharedNonces | undefined
}

const microsPerMs = 1_000
/** How long a busy process keeps a key before it lets other processes take it. */
const turnMs = 2_000
const pauseMs = 25
/** Ten seconds. */
const maxTries = 400

const unheld = (): SharedNonces => {
  const last = new Map<string, number>()
  return {
    hold: async (key, { atLeast }) => ({
      first: Math.max(atLeast, (last.get(key) ?? 0) + 1),
      isHeld: () => true,
      release: async used => void last.set(key, used),
    }),
  }
}

interface Turn {
  hold: NonceHold
  last: number
  /** The greatest nonce of this turn, and the time at which the turn ends. */
  ceiling: number
  untilMs: number
}

/** Takes a key for one turn, as soon as no other process has it. If it throws, nothing was sent. */
const takeTurns = ({ clock, shared = unheld() }: NonceParts, perMs: number) => {
  const span = turnMs * perMs
  const tryOnce = (key: string) =>
    shared.hold(key, { atLeast: clock.nowMs() * perMs, span }).catch((error: unknown) => {
      throw new EgressError('denied', 'The key’s next number could not be taken', false, error)
    })
  return async (key: string): Promise<Turn> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const hold = await tryOnce(key)
      if (hold) return { hold, last: hold.first - 1, ceiling: hold.first + span, untilMs: clock.nowMs() + turnMs }
      await clock.sleep(pauseMs)
    }
    const message = 'Another request uses this API key; no funds have moved'
    throw new ConnectorError('rateLimited', message, { upstreamCode: 'budget', retryAfterMs: turnMs })
  }
}

/**
 * Nonces are microseconds of our clock, or one more than the last if the clock has not advanced. Of all processes that
 * share `parts.shared`, only one at a time uses a key, so that nonces increase even if the machines' clocks differ. It
 * keeps the key until it has no more calls or its turn ends. Another program with the same key differs by the offset
 * between the clocks; a rejected nonce is a `clockSkew`, after which a read is repeated. `perMs` 1 counts
 * milliseconds, as most programs do: a key that has been used with greater numbers accepts no smaller ones.
 */
export const createNonces = (parts: NonceParts, perMs = microsPerMs): Nonces => {
  const { clock } = parts
  const take = takeTurns(parts, perMs)
  const turns = new Map<string, Turn>()
  const queues = new Map<string, Promise<void>>()

  const end = async (key: string): Promise<void> => {
    const turn = turns.get(key)
    turns.delete(key)
    // If the release fails, the key is free when the hold expires.
    await turn?.hold.release(turn.last).catch(() => undefined)
  }

  const issue = async (key: string): Promise<string> => {
    const current = turns.get(key)
    const wanted = Math.max(clock.nowMs() * perMs, (current?.last ?? 0) + 1)
    const goesOn = current && current.hold.isHeld() && clock.nowMs() < current.untilMs && wanted <= current.ceiling
    if (goesOn) current.last = wanted
    else {
      await end(key)
      // Long enough for a waiting process to take the key.
      if (current) await clock.sleep(2 * pauseMs)
      const turn = await take(key)
      turns.set(key, Object.assign(turn, { last: turn.hold.first }))
    }
    return String(turns.get(key)?.last)
  }

  return {
    next: (key, call) => {
      const answer = (queues.get(key) ?? Promise.resolve()).then(async () => call(await issue(key)))
      const isLast = () => queues.get(key) === settled
      const settled: Promise<void> = answer
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => (isLast() ? end(key) : undefined))
        .then(() => void (isLast() && queues.delete(key)))
      queues.set(key, settled)
      return answer
    },
  }
}
