import type { OddRows } from '@rialto/contract'
import type { Clock, Connector, ConnectorDescriptor, Credentials, Environment } from '@rialto/core'
import type { Egress, EgressRequest, EgressResponse } from '@rialto/egress'
import type { SharedNonces } from './signing/createNonces.ts'

/** This installation's registration at an institution. */
export interface OAuthClient {
  clientId: string
  clientSecret: string
  /**
   * Origin of the sandbox's sign-in pages of institutions, for browsers. All other calls use the official addresses.
   */
  sandboxOrigin?: string
}

/** Dependencies of a connector that connects by key. */
export interface KeyParts {
  egress: Egress
  clock: Clock
  environment: Environment
  /** Reserves nonces of this institution's keys. Absent: no other process uses the keys. */
  nonces?: SharedNonces | undefined
  /** Called with rows of balances, histories and orders that were left out because they could not be read. */
  onOddRows?: ((odd: OddRows) => void) | undefined
}

/** Dependencies of every connector. `oauth` is empty for those that connect by key. */
export interface ConnectorParts extends KeyParts {
  oauth: OAuthClient
}

type Groups = Omit<Connector, 'descriptor' | 'probe'>
type CallsOf<G extends keyof Groups> =
  NonNullable<Groups[G]> extends (...args: never[]) => unknown ? G : `${G}.${keyof NonNullable<Groups[G]> & string}`

/** One call of the port, as data: `read.identity`. */
export type PortCall = { [G in keyof Groups]-?: CallsOf<G> }[keyof Groups]

/** Calls that every connector implements. */
export const commonCalls: readonly PortCall[] = [
  'read.balances',
  'read.depositAddress',
  'read.holdings',
  'withdraw.find',
  'withdraw.submit',
  'withdraw.terms',
]

/** Headers by which an institution signs its reply to a request. */
export type SignReply = (
  credentials: Credentials,
  sent: EgressRequest,
  reply: Pick<EgressResponse, 'headers' | 'text'>,
) => Readonly<Record<string, string>>

/** A registry entry: the connector's data, and its code, which is loaded when it is first called. */
export interface ConnectorEntry {
  describe(environment: Environment): ConnectorDescriptor
  /** Its calls beyond `commonCalls`. A test compares them with the code. */
  calls: readonly PortCall[]
  /** True for test integrations that are not real institutions: never offered in production. */
  sandboxOnly?: true
  /** False if no simulator exists: the sandbox does not offer it. Absent: it is simulated. */
  simulated?: boolean
  load(): Promise<(parts: ConnectorParts) => Connector>
  /** Public words of its replies that have no name there, as in lists: kept by a recording. */
  words?: readonly string[]
  /** For an institution that signs its replies: a recording has other values than the signed ones, and is signed again. */
  signReply?(): Promise<SignReply>
}

/** Calls by which users connect with a key. */
export const byKey = ['auth.connectWithKey'] as const satisfies readonly PortCall[]
/** Calls by which users connect with a password. */
export const byPassword = ['auth.signIn'] as const satisfies readonly PortCall[]
/** Calls by which users connect by signing in at the institution. */
export const bySignIn = ['auth.authorizeUrl', 'auth.completeOAuth'] as const satisfies readonly PortCall[]
/** Calls of a sign-in that can be renewed and revoked. */
export const renewable = ['auth.refresh', 'auth.revoke'] as const satisfies readonly PortCall[]
export const history = ['history.find', 'history.list'] as const satisfies readonly PortCall[]
export const trading = [
  'orders.cancel',
  'orders.features',
  'orders.find',
  'orders.list',
  'orders.place',
  'orders.preview',
  'orders.symbolInfo',
] as const satisfies readonly PortCall[]

/** The registry entry of an exchange that the sandbox simulates. `load` imports its code. */
export const exchangeEntry = (
  describe: ConnectorEntry['describe'],
  calls: readonly PortCall[],
  load: ConnectorEntry['load'],
): ConnectorEntry => ({ describe, calls, load })

/** An institution that exists in the sandbox only. */
export const sandboxEntry = (
  describe: ConnectorEntry['describe'],
  calls: readonly PortCall[],
  load: ConnectorEntry['load'],
): ConnectorEntry => ({ describe, calls, load, sandboxOnly: true })

/**
 * The registry entry of an exchange whose requests ccxt signs. The sandbox offers it if it has sandbox networks, which
 * are those of its simulator.
 */
export const ccxtEntry = (describe: ConnectorEntry['describe'], load: ConnectorEntry['load']): ConnectorEntry => ({
  describe,
  calls: byKey,
  simulated: describe('sandbox').networks.length > 0,
  load,
})
