import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { createConnectors } from '@rialto/connectors'
import { type Context, defaultSettings } from '@rialto/core'
import { createEgress } from '@rialto/egress'
import { createStore, openDatabase, type Tables } from '@rialto/store'
import { createVault } from '@rialto/vault'

import { readWithCredentials } from '../../packages/core/src/connections/withCredentials.ts'
import type { Round, RoundResult, Setup } from './stress.ts'

/** One of the processes of the stress test: waits for rounds, and reports its callers' results. */
const { databaseUrl, vaultKey, origin, hosts, oauth } = JSON.parse(process.env['STORM_SETUP'] ?? '{}') as Setup

let offsetMs = 0
const clock = { nowMs: () => Date.now() + offsetMs, sleep: (ms: number) => sleep(ms) }
const db = openDatabase<Tables>({ url: databaseUrl })
const vault = createVault({ current: 'stress', keys: [{ id: 'stress', key: Buffer.from(vaultKey, 'base64') }] })
const egress = createEgress({
  hosts: new Set(),
  routes: new Map(hosts.map(host => [host, origin])),
  userAgent: 'Rialto stress',
})
const { connectors } = createConnectors({ egress, clock, environment: 'sandbox', oauth: () => oauth })
const ctx = {
  environment: 'sandbox',
  clock,
  ids: { uuid: randomUUID, hex: () => '', sha256: text => createHash('sha256').update(text).digest() },
  store: createStore(db, vault, clock.nowMs),
  connectors: { find: type => connectors.find(({ descriptor }) => descriptor.type === type) },
  settings: { ...defaultSettings, linkOrigin: origin },
  refreshesInProgress: new Map(),
} as Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings' | 'refreshesInProgress'> & {
  connectors: Pick<Context['connectors'], 'find'>
} as Context

/** One caller: reads the row as a request does, and then the account; the token that was used shows the rest. */
const call = async ({ scope, connectionId }: Round): Promise<string> => {
  const connection = await ctx.store.connections.find(scope, connectionId)
  if (!connection) throw new Error('no such connection')
  return readWithCredentials(ctx, connection, async (connector, credentials) => {
    await connector.read.balances(credentials)
    return credentials.kind === 'oAuth' ? credentials.accessToken : ''
  })
}

const round = async (input: Round): Promise<RoundResult> => {
  offsetMs = input.offsetMs
  const settled = await Promise.allSettled(Array.from({ length: input.callers }, () => call(input)))
  const tokens = settled.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  const errors = settled.flatMap(each => (each.status === 'rejected' ? [String(each.reason)] : []))
  return { answered: tokens.length, tokens: [...new Set(tokens)], errors: [...new Set(errors)] }
}

process.on('message', message => void round(message as Round).then(result => process.send?.(result)))
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
