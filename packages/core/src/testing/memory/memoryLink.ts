import { defined } from '@rialto/defined'

import type { LinkSessionRecord, OAuthAttempt } from '../../link/ports.ts'
import type { Repositories } from '../../store.ts'
import { type Connected, type Run, UniqueViolation } from './memoryDatabase.ts'

type IssuedToken = Parameters<Repositories['link']['issue']>[0]

/** A token, and its session once the token was used. */
export interface LinkRow {
  token: IssuedToken
  session: LinkSessionRecord
  isPlaced: boolean
  isUsed: boolean
  sessionTokenHash?: Uint8Array
  result?: { hash: Uint8Array; expiresAtMs: number }
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.from(one).equals(other)

/** Before its session is opened, the accounts of a token count as proven. */
const read = ({ session, isPlaced }: LinkRow): LinkSessionRecord => ({
  ...session,
  provenIds: isPlaced ? session.provenIds : session.connectionIds,
})

const withLast = (ids: readonly string[], id: string): string[] => [...ids.filter(other => other !== id), id]

/** Link tokens and sessions. */
export const memoryLink = (run: Run): Repositories['link'] => {
  const find = (db: Connected, isIt: (row: LinkRow) => boolean) => db.all<LinkRow>('links').find(isIt)
  /** Locks the row and changes it if the condition still holds: one conditional update. */
  const change = (
    isIt: (row: LinkRow) => boolean,
    changed: (row: LinkRow) => Partial<LinkRow>,
  ): Promise<LinkRow | undefined> =>
    run(async db => {
      const seen = find(db, isIt)
      if (!seen) return undefined
      await db.lock(`links:${seen.token.id}`)
      const row = db.get<LinkRow>('links', seen.token.id)
      if (!row || !isIt(row)) return undefined
      const next = { ...row, ...changed(row) }
      db.put('links', row.token.id, next)
      return next
    })
  const ofId = (id: string) => (row: LinkRow) => row.token.id === id
  const part: Partial<Repositories['link']> = {
    issue: token =>
      run(db => {
        const { id, scope, request, codeHash, connectionIds = [] } = token
        const isTaken = (row: LinkRow) => row.token.id === id || isSame(row.token.codeHash, codeHash)
        if (find(db, isTaken)) throw new UniqueViolation('link_sessions_pkey')
        const session = { id, scope, request, connectionIds, provenIds: [], hasReturned: false, expiresAtMs: 0 }
        db.put('links', id, { token, session, isPlaced: false, isUsed: false })
        return true
      }),
    consume: ({ environment, codeHash, sessionTokenHash, nowMs, sessionExpiresAtMs }) =>
      change(
        ({ token, isUsed }) =>
          token.scope.environment === environment &&
          isSame(token.codeHash, codeHash) &&
          token.isPayLink !== true &&
          !isUsed &&
          token.expiresAtMs > nowMs,
        ({ session }) => ({ isUsed: true, sessionTokenHash, session: { ...session, expiresAtMs: sessionExpiresAtMs } }),
      ).then(row => row && read(row)),
    place: async (sessionId, { place, browserKeyHash, provenIds }) => {
      await change(ofId(sessionId), ({ session: { browserKeyHash: _, ...session } }) => ({
        isPlaced: true,
        session: { ...session, place, provenIds, ...defined({ browserKeyHash }) },
      }))
    },
    findPayLink: (environment, codeHash, nowMs) =>
      run(async db => {
        const row = find(
          db,
          ({ token }) =>
            token.scope.environment === environment &&
            isSame(token.codeHash, codeHash) &&
            token.isPayLink === true &&
            token.expiresAtMs > nowMs,
        )
        if (!row) return undefined
        await db.lock(`links:${row.token.id}`)
        return { ...read(row), linkExpiresAtMs: row.token.expiresAtMs }
      }),
    findById: (scope, id) =>
      run(db => {
        const row = db.get<LinkRow>('links', id)
        return row?.token.scope.clientId === scope.clientId && row.token.scope.environment === scope.environment
          ? read(row)
          : undefined
      }),
    findBySessionToken: (environment, sessionTokenHash, nowMs) =>
      run(db => {
        const row = find(
          db,
          ({ token, session, ...link }) =>
            token.scope.environment === environment &&
            isSame(link.sessionTokenHash, sessionTokenHash) &&
            session.expiresAtMs > nowMs,
        )
        return row && read(row)
      }),
    addConnection: async (sessionId, connectionId, { isProven }) => {
      await change(ofId(sessionId), ({ session }) => ({
        session: {
          ...session,
          connectionIds: withLast(session.connectionIds, connectionId),
          provenIds: isProven ? withLast(session.provenIds, connectionId) : session.provenIds,
        },
      }))
    },
    setTransfer: async (sessionId, transferId) => {
      await change(ofId(sessionId), ({ session }) => ({ session: { ...session, transferId } }))
    },
    finish: async (sessionId, exit, resultCode) => {
      const isOpen = (row: LinkRow) => row.token.id === sessionId && row.session.exit === undefined
      const ended = ({ session: open, result: _, ...row }: LinkRow): LinkRow => ({
        ...row,
        session: { ...open, exit },
        ...defined({ result: resultCode }),
      })
      const first = await change(isOpen, ended)
      if (!first) await change(ofId(sessionId), ended)
      return first !== undefined
    },
  }
  return part as Repositories['link']
}

interface OAuthRow extends OAuthAttempt {
  stateHash: Uint8Array
  isTaken: boolean
  authorizationCode?: string
  completionCodeHash?: Uint8Array
  pairingCodeHash?: Uint8Array
  isRedeemed: boolean
  guesses: number
}

const attemptOf = (row: OAuthRow): OAuthAttempt => {
  const { stateHash: _s, isTaken: _t, authorizationCode: _a, completionCodeHash: _c, ...rest } = row
  const { pairingCodeHash: _p, isRedeemed: _r, guesses: _g, ...attempt } = rest
  return attempt
}

/** Sign-ins at institutions. */
export const memoryOAuthAttempts = (run: Run): Repositories['oauthAttempts'] => {
  const change = (
    isIt: (row: OAuthRow) => boolean,
    changed: (row: OAuthRow) => OAuthRow,
  ): Promise<OAuthRow | undefined> =>
    run(async db => {
      const seen = db.all<OAuthRow>('oauthAttempts').find(isIt)
      if (!seen) return undefined
      await db.lock(`oauthAttempts:${seen.id}`)
      const row = db.get<OAuthRow>('oauthAttempts', seen.id)
      if (!row || !isIt(row)) return undefined
      const next = changed(row)
      db.put('oauthAttempts', row.id, next)
      return next
    })
  const isPending = (id: string) => (row: OAuthRow) => row.id === id && row.status === 'pending'
  const withoutCodes = ({ authorizationCode: _a, completionCodeHash: _c, pairingCodeHash: _p, ...row }: OAuthRow) => row
  return {
    insert: attempt =>
      run(db => {
        if (db.get('oauthAttempts', attempt.id)) throw new UniqueViolation('oauth_attempts_pkey')
        db.put('oauthAttempts', attempt.id, { ...attempt, isTaken: false, isRedeemed: false, guesses: 0 })
      }),
    takeByState: (environment, stateHash, nowMs) =>
      change(
        row =>
          row.scope.environment === environment &&
          isSame(row.stateHash, stateHash) &&
          !row.isTaken &&
          row.expiresAtMs > nowMs,
        row => ({ ...row, isTaken: true }),
      ).then(row => row && attemptOf(row)),
    find: (sessionId, id) =>
      run(db => {
        const row = db.get<OAuthRow>('oauthAttempts', id)
        return row?.sessionId === sessionId ? attemptOf(row) : undefined
      }),
    findByCompletionCode: (scope, hash) =>
      run(db => {
        const row = db
          .all<OAuthRow>('oauthAttempts')
          .find(
            each =>
              each.scope.clientId === scope.clientId &&
              each.scope.environment === scope.environment &&
              isSame(each.completionCodeHash, hash) &&
              each.status !== 'connected',
          )
        return row && attemptOf(row)
      }),
    keepCode: async (id, returned) => {
      await change(isPending(id), row => ({ ...row, ...returned }))
    },
    redeem: async ({ sessionId, id, proof, maximumGuesses, nowMs }) => {
      const isRight = (row: OAuthRow) =>
        isSame(proof.kind === 'completionCode' ? row.completionCodeHash : row.pairingCodeHash, proof.hash)
      const row = await change(
        each =>
          isPending(id)(each) &&
          each.sessionId === sessionId &&
          !each.isRedeemed &&
          (each.completableUntilMs ?? 0) > nowMs &&
          each.guesses < maximumGuesses &&
          (proof.kind === 'pairingCode' || isRight(each)),
        each => ({
          ...each,
          isRedeemed: isRight(each),
          guesses: each.guesses + (proof.kind === 'pairingCode' ? 1 : 0),
        }),
      )
      if (!row) return undefined
      if (!row.isRedeemed || row.authorizationCode === undefined) return { guessesLeft: maximumGuesses - row.guesses }
      return { authorizationCode: row.authorizationCode }
    },
    finish: async (id, result) => {
      await change(isPending(id), row =>
        'connectionId' in result
          ? { ...withoutCodes(row), status: 'connected', ...result }
          : { ...withoutCodes(row), status: 'failed', ...defined({ ...result }) },
      )
    },
    takeFailure: id =>
      change(
        row => row.id === id && row.status === 'failed' && row.completionCodeHash !== undefined,
        ({ completionCodeHash: _, ...row }) => row,
      ).then(row => row !== undefined),
  }
}
