import type { Connection } from '../../connections/ports.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Repositories } from '../../store.ts'
import type { Connected, Run } from './memoryDatabase.ts'
import { isOf } from './rows.ts'

interface TokenRow {
  token: string
  connectionId: string
  expiresAtMs: number | undefined
}
type Row = Connection & { removedAtMs?: number }

/** The tokens of connections, and connections found by them. */
export const memoryTokens = (
  run: Run,
): Pick<
  Repositories['connections'],
  | 'findByTokenId'
  | 'findByAccessToken'
  | 'findByRefreshToken'
  | 'findByAccount'
  | 'addAccessToken'
  | 'rotateTokens'
  | 'listOfClosed'
  | 'listRemoved'
  | 'listOfUser'
  | 'listProven'
  | 'addBrowser'
> => {
  const open = (db: Connected, scope: Scope): Row[] =>
    db.all<Row>('connections').filter(row => isOf(scope, row) && row.removedAtMs === undefined)
  const first = (scope: Scope, isIt: (row: Row) => boolean) => run(db => open(db, scope).find(isIt))
  const putToken = (db: Connected, connectionId: string, { token, expiresAtMs }: NewToken): void =>
    db.put('tokens', token, { token, connectionId, expiresAtMs })
  const browserKey = (connectionId: string, hash: Uint8Array) => `${connectionId}:${Buffer.from(hash).toString('hex')}`
  return {
    findByTokenId: (scope, tokenId) => first(scope, row => row.tokenId === tokenId && row.payLink === undefined),
    findByAccessToken: (scope, accessToken) =>
      run(db => {
        const token = db.get<TokenRow>('tokens', accessToken)
        const connection = open(db, scope).find(({ id }) => id === token?.connectionId)
        return connection && { connection, expiresAtMs: token?.expiresAtMs }
      }),
    findByRefreshToken: (scope, refreshToken) => first(scope, row => row.refreshToken === refreshToken),
    findByAccount: (scope, { userId, type, upstreamId }) =>
      first(scope, row => row.userId === userId && row.type === type && row.upstreamId === upstreamId),
    addAccessToken: ({ id }, token) =>
      run(db => {
        if (!db.get('connections', id)) return false
        putToken(db, id, token)
        return true
      }),
    rotateTokens: ({ scope, id }, { accessToken, refreshToken, earlierEndAtMs }) =>
      run(async db => {
        await db.lock(`connections:${id}`)
        const row = open(db, scope).find(each => each.id === id)
        if (!row) return false
        for (const token of db.all<TokenRow>('tokens'))
          if (token.connectionId === id && (token.expiresAtMs ?? Infinity) > earlierEndAtMs)
            db.put('tokens', token.token, { ...token, expiresAtMs: earlierEndAtMs })
        if (refreshToken !== undefined) db.put('connections', id, { ...row, refreshToken })
        putToken(db, id, accessToken)
        return true
      }),
    listOfClosed: () => run(() => []),
    listRemoved: environment =>
      run(db =>
        db
          .all<Row>('connections')
          .filter(row => row.scope.environment === environment && row.removedAtMs !== undefined)
          .sort((a, b) => (a.removedAtMs ?? 0) - (b.removedAtMs ?? 0))
          .map(({ scope, id }) => ({ scope, id })),
      ),
    listOfUser: (scope, userId) =>
      run(db =>
        open(db, scope)
          .filter(row => row.userId === userId && row.payLink === undefined)
          .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1)),
      ),
    addBrowser: (connectionId, hash) => run(db => db.put('browsers', browserKey(connectionId, hash), true)),
    listProven: (scope, ids, { browserKeyHash }) =>
      run(db =>
        open(db, scope)
          .filter(
            ({ id, isClientMade }) =>
              ids.includes(id) &&
              (isClientMade === true ||
                (browserKeyHash !== undefined && db.get('browsers', browserKey(id, browserKeyHash)) !== undefined)),
          )
          .map(({ id }) => id),
      ),
  }
}

type NewToken = Parameters<Repositories['connections']['addAccessToken']>[1]
