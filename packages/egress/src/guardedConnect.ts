import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

import type { AddressRule } from './addressRule.ts'
import { EgressError, type EgressPolicy } from './egress.ts'
import { buildConnector } from './undiciParts.ts'

export const connectTimeoutMs = 3_000

const denied = (): EgressError => new EgressError('denied', 'address not allowed', false)

const resolveBySystem = async (hostname: string): Promise<readonly string[]> =>
  (await systemLookup(hostname, { all: true })).map(({ address }) => address)

/** Resolves and checks an address in one step, so that the connection uses the checked address. */
const guardedLookup =
  (resolve: (hostname: string) => Promise<readonly string[]>, allows: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    const answer = (addresses: readonly string[]): void => {
      // A forbidden address among public ones is an attack or a misconfiguration: none of them is tried.
      if (addresses.length === 0 || !addresses.every(allows)) return callback(denied(), '', 0)
      const all = addresses.map(address => ({ address, family: isIP(address) }))
      const [first] = all
      if (options.all === true || first === undefined) return callback(null, all)
      callback(null, first.address, first.family)
    }
    resolve(hostname).then(answer, (error: Error) => callback(error, '', 0))
  }

const isStandardPort = (protocol: string, port: string): boolean =>
  port === '' || (protocol === 'https:' ? port === '443' : port === '80')

/** Also of a URL, whose port is empty if it is the scheme's own. */
export const portOf = ({ protocol, port }: { protocol: string; port: string }): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

const unbracketed = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** An undici connector that opens connections only to addresses the rule allows. */
export const guardedConnect = (
  rule: AddressRule,
  { resolve = resolveBySystem, closedPorts = [] }: Pick<EgressPolicy, 'resolve' | 'closedPorts'> = {},
): buildConnector.connector => {
  const connectorFor = (port: Parameters<AddressRule>[1]): buildConnector.connector =>
    buildConnector({
      timeout: connectTimeoutMs,
      lookup: guardedLookup(resolve, address => rule(address, port)),
    })
  const all = [true, false].flatMap(standard =>
    [true, false].map(isClosed => ({ port: { standard, isClosed }, connect: connectorFor({ standard, isClosed }) })),
  )
  return (options, callback) => {
    const standard = isStandardPort(options.protocol, options.port)
    const isClosed = closedPorts.includes(portOf(options))
    const found = all.find(({ port }) => port.standard === standard && port.isClosed === isClosed)
    const hostname = unbracketed(options.hostname)
    // A literal address is used without a lookup.
    if (!found || (isIP(hostname) !== 0 && !rule(hostname, found.port))) return callback(denied(), null)
    return found.connect(options, callback)
  }
}
