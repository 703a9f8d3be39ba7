import { createHash } from 'node:crypto'

import type { Context } from '../context.ts'
import type { Ids } from '../kernel/ids.ts'
import { defaultSettings } from '../kernel/settings.ts'
import type { Store } from '../store.ts'
import { fixedPrices } from './fixedPrices.ts'
import { manualClock } from './manualClock.ts'
import type { ScriptedInstitution } from './scriptedInstitution.ts'
import { noChains } from './noChains.ts'

type AnyFunction = (...input: never[]) => unknown

/** Of each repository only the methods that the use case calls. */
type PartialStore = { [K in keyof Store]?: Store[K] extends AnyFunction ? Store[K] : Partial<Store[K]> }

type PartialContext = Partial<Omit<Context, 'store'>> & { store?: PartialStore }

/** Sequential ids, and real digests. */
export const countedIds = (): Ids => {
  let count = 0
  const next = (length: number) => (count += 1).toString(16).padStart(length, '0')
  return {
    uuid: () => `00000000-0000-4000-8000-${next(12)}`,
    hex: bytes => next(bytes * 2),
    sha256: text => createHash('sha256').update(text).digest(),
  }
}

/** The directory of one institution. */
export const directoryOf = ({ connector }: Pick<ScriptedInstitution, 'connector'>): Context['connectors'] => {
  const { type, aliases, integrationId } = connector.descriptor
  const names = [type, ...aliases].map(name => name.toLowerCase())
  return {
    list: () => [connector],
    find: name => (names.includes(name.toLowerCase()) ? connector : undefined),
    findByIntegrationId: id => (id === integrationId ? connector : undefined),
    health: () => ({ isUp: true }),
    unavailable: () => [],
  }
}

/**
 * A context without a database, for use cases that use few ports: any missing port is undefined, so that using it
 * fails the test. A transaction has the same repositories, without rollback.
 */
export const partialContext = ({ store = {}, ...given }: PartialContext = {}): Context => {
  const repositories = { ...store, transaction: (work: (all: unknown) => unknown) => work(repositories) }
  const context: Partial<Omit<Context, 'store'>> = {
    environment: 'sandbox',
    chainBalances: noChains,
    clock: manualClock(),
    ids: countedIds(),
    prices: fixedPrices({ USDC: '1', ETH: '2000', EUR: '1.1' }),
    refreshesInProgress: new Map(),
    settings: { ...defaultSettings, linkOrigin: 'https://rialto.example' },
    failpoint: () => undefined,
    ...given,
  }
  return { ...context, store: repositories } as unknown as Context
}
