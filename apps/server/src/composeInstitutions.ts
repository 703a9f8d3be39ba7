import { createHash } from 'node:crypto'

import type { SharedNonces } from '@rialto/connectors'
import type { Clock } from '@rialto/core'
import {
  type Database,
  holdNonces,
  type OwnProcess,
  readBreakers,
  releaseNonces,
  type Tables,
  writeBreaker,
} from '@rialto/store'
import type { Logger } from 'pino'

import type { Storage } from './composeStorage.ts'
import type { Config } from './config.ts'
import { shareBreakers } from './institutions/shareBreakers.ts'

interface Sharing {
  storage: Storage
  ownProcess: OwnProcess
  clock: Clock
  log: Logger
}

/**
 * State about institutions that all server processes of one database share: circuit breakers, and the nonces of each
 * API key.
 */
export const shareInstitutions = ({ environment }: Config, { storage, ownProcess, clock, log }: Sharing) => {
  const { breakers, stop } = shareBreakers({
    store: {
      write: change => writeBreaker(storage.workerDb, environment, change),
      read: () => readBreakers(storage.workerDb, environment),
    },
    isAlone: ownProcess.isAlone,
    nowMs: clock.nowMs,
    log,
  })
  return { breakers, noncesOf: noncesIn(storage.db, ownProcess, clock.nowMs), stop }
}

/** Longer than any call: a process that holds a key for longer has lost its database connection. */
const holdMs = 60_000

/** Only a hash of the key is stored. */
const noncesIn =
  (db: Database<Tables>, owner: OwnProcess, nowMs: () => number) =>
  (institution: string): SharedNonces => ({
    async hold(key, { atLeast, span }) {
      const keyHash = createHash('sha256').update(`${institution} ${key}`).digest()
      const heldAtMs = nowMs()
      const now = new Date(heldAtMs)
      const held = await holdNonces(db, { keyHash, atLeast, span, ownerId: owner.id(), ttlMs: holdMs, now })
      if (held === undefined) return undefined
      return {
        first: held.first,
        isHeld: () => owner.isAlive() && nowMs() < heldAtMs + holdMs,
        release: last => releaseNonces(db, { keyHash, fence: held.fence, last }),
      }
    },
  })
