import type { Repositories, Store } from '../../store.ts'
import { memoryAttempts } from './memoryAttempts.ts'
import { memoryClaims } from './memoryClaims.ts'
import { memoryCaches, memoryClients } from './memoryClients.ts'
import { memoryConnections } from './memoryConnections.ts'
import type { Connected, MemoryDatabase, Run } from './memoryDatabase.ts'
import { memoryJobs } from './memoryJobs.ts'
import { memoryLeases } from './memoryLeases.ts'
import { memoryLink, memoryOAuthAttempts } from './memoryLink.ts'
import { memoryOrders } from './memoryOrders.ts'
import { memoryPreviews } from './memoryPreviews.ts'
import { memoryScreening } from './memoryScreening.ts'
import { autoCommit, type Client, inSession } from './memorySession.ts'
import { memorySponsorship } from './memorySponsorship.ts'
import { memoryTransfers } from './memoryTransfers.ts'
import { memoryEndpoints, memoryEvents } from './memoryWebhooks.ts'
import { reached } from './rows.ts'

/** Each repository is created at its first use: most transactions use two or three. */
const repositoriesOf = (run: Run, client: Client): Repositories => {
  const made: Partial<Repositories> = {}
  return reached<Repositories>({
    get transfers() {
      return (made.transfers ??= memoryTransfers(run, client))
    },
    get claims() {
      return (made.claims ??= memoryClaims(run))
    },
    get previews() {
      return (made.previews ??= memoryPreviews(run))
    },
    get attempts() {
      return (made.attempts ??= memoryAttempts(run, client))
    },
    get orders() {
      return (made.orders ??= memoryOrders(run, client))
    },
    get connections() {
      return (made.connections ??= memoryConnections(run))
    },
    get link() {
      return (made.link ??= memoryLink(run))
    },
    get oauthAttempts() {
      return (made.oauthAttempts ??= memoryOAuthAttempts(run))
    },
    get clients() {
      return (made.clients ??= memoryClients(run).clients)
    },
    get linkDefaults() {
      return (made.linkDefaults ??= memoryClients(run).linkDefaults)
    },
    get callbackUrls() {
      return (made.callbackUrls ??= memoryClients(run).callbackUrls)
    },
    get subClients() {
      return (made.subClients ??= memoryClients(run).subClients)
    },
    get users() {
      return (made.users ??= memoryClients(run).users)
    },
    get screening() {
      return (made.screening ??= memoryScreening(run))
    },
    // These tests use no address of a payment request, and read no portfolio.
    get paymentRequests() {
      const isIssued = () => run(() => false)
      const pruneUnpaid = () => run(() => undefined)
      return (made.paymentRequests ??= reached<Repositories['paymentRequests']>({ isIssued, pruneUnpaid }))
    },
    get payerSides() {
      return (made.payerSides ??= { of: () => run(() => new Map()) })
    },
    get portfolio() {
      const keep = () => run(() => undefined)
      return (made.portfolio ??= reached<Repositories['portfolio']>({ keep }))
    },
    // They neither bridge a transfer nor request an address from a client.
    get bridgedTransfers() {
      const find = () => run(() => undefined)
      return (made.bridgedTransfers ??= reached<Repositories['bridgedTransfers']>({ find }))
    },
    get jit() {
      const find = () => run(() => undefined)
      return (made.jit ??= reached<Repositories['jit']>({ find }))
    },
    get sponsorship() {
      return (made.sponsorship ??= memorySponsorship(run))
    },
    get jobs() {
      return (made.jobs ??= memoryJobs(run, client.skewMs))
    },
    get webhooks() {
      return (made.webhooks ??= memoryEvents(run))
    },
    get webhookEndpoints() {
      return (made.webhookEndpoints ??= memoryEndpoints(run))
    },
  })
}

/** The store's ports over tables in memory, held to the PostgreSQL ones by `differential.test.ts`. */
export const createMemoryStore = (database: MemoryDatabase, client: Client): Store => {
  const inTransaction =
    (db: Connected): Run =>
    async statement => {
      await client.pause()
      return statement(db)
    }
  const store: Pick<Store, 'leases' | 'transaction' | 'access' | 'routeTables'> = {
    ...memoryCaches(autoCommit(database, client), client.nowMs),
    leases: memoryLeases(autoCommit(database, client), client),
    transaction: work => inSession(database, client, db => work(repositoriesOf(inTransaction(db), client)), true),
  }
  return Object.assign(repositoriesOf(autoCommit(database, client), client), store) as Store
}
