import { createAccessCache } from '../../clients/createAccessCache.ts'
import { createScopeCache } from '../../kernel/scopeCache.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { ScreeningMode } from '../../screening/ports.ts'
import type { Repositories, Store } from '../../store.ts'
import type { Run } from './memoryDatabase.ts'

export interface ClientRow {
  scope: Scope
  name: string
  screening?: ScreeningMode
}

/** The key of a client's row. */
export const clientKey = ({ clientId, environment }: Scope): string => `${clientId}:${environment}`

const settings = { allowedOrigins: ['https://client.example'], closedAtMs: undefined }
const terms = { clientFeeRatio: '0', isInclusiveFeeEnabled: false, minAmountInFiat: undefined, networkIds: [] }

/** Clients with the default settings. */
export const memoryClients = (
  run: Run,
): Pick<Repositories, 'clients' | 'linkDefaults' | 'callbackUrls' | 'subClients' | 'users'> => {
  const none = () => run(() => undefined)
  const clients: Partial<Repositories['clients']> = {
    find: scope =>
      run(db => {
        const row = db.get<ClientRow>('clients', clientKey(scope))
        return row && { id: scope.clientId, name: row.name, ...settings }
      }),
    transferRetentionDays: none,
  }
  const linkDefaults: Partial<Repositories['linkDefaults']> = { read: () => run(() => terms) }
  const callbackUrls: Partial<Repositories['callbackUrls']> = { read: () => run(() => []) }
  const subClients: Partial<Repositories['subClients']> = { find: none, findCompliance: none }
  const users: Partial<Repositories['users']> = { listNoted: () => run(() => []) }
  return { clients, linkDefaults, callbackUrls, subClients, users } as ReturnType<typeof memoryClients>
}

/** The cached settings of a store. */
export const memoryCaches = (run: Run, nowMs: () => number): Pick<Store, 'access' | 'routeTables'> => ({
  access: createAccessCache({
    nowMs,
    load: scope =>
      run(db => {
        const { screening = 'off' } = db.get<ClientRow>('clients', clientKey(scope)) ?? {}
        return { keys: [], ranges: [], mayBridge: false, screening, linkDefaults: undefined }
      }),
  }),
  routeTables: createScopeCache({ nowMs, load: () => Promise.reject(new Error('no bridging routes')) }),
})
