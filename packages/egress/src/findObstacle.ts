import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

import { addressRule } from './addressRule.ts'
import { EgressError, type EgressPolicy } from './egress.ts'
import { portOf } from './guardedConnect.ts'
import { target } from './target.ts'

const resolveTimeoutMs = 2_000

/**
 * The reason why the policy rejects every request to the URL, as the end of a sentence. Undefined if one may pass. A
 * name that does not resolve now may resolve later.
 */
export const findObstacle = async (url: string, policy: EgressPolicy): Promise<string | undefined> => {
  try {
    const { routed } = target(url, policy)
    if (routed) return undefined
  } catch (error) {
    if (error instanceof EgressError) return error.message
    throw error
  }
  const { hostname, port, protocol } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const allows = addressRule(policy.allowPrivate ?? [])
  const addresses = isIP(host) === 0 ? await resolve(host, policy) : [host]
  const isClosed = (policy.closedPorts ?? []).includes(portOf({ protocol, port }))
  const refused = addresses.find(address => !allows(address, { standard: port === '', isClosed }))
  if (refused === undefined) return undefined
  if (isClosed && allows(refused, { standard: port === '' }))
    return `port ${portOf({ protocol, port })} is one of Rialto’s own`
  return isIP(host) === 0 ? `${host} is the address ${refused}, which is not public` : `${host} is not a public address`
}

const resolve = async (host: string, policy: EgressPolicy): Promise<readonly string[]> => {
  const bySystem = async () => (await lookup(host, { all: true })).map(({ address }) => address)
  const found = policy.resolve ? policy.resolve(host) : bySystem()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<readonly string[]>(done => {
    timer = setTimeout(() => done([]), resolveTimeoutMs)
  })
  return Promise.race([found.catch(() => []), late]).finally(() => clearTimeout(timer))
}
