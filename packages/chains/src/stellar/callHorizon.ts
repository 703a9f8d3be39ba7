import { type Egress, readJson } from '@rialto/egress'

import { pathTarget } from '../pathTarget.ts'
import { getNode } from '../readNode.ts'

/** The node gave no usable response, so the result is unknown. Never contains its URL. */
export class StellarUnreadable extends Error {
  override readonly name = 'StellarUnreadable'
}

export type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new StellarUnreadable(`The node's answer has no valid ${what}`)

/** Each row repeats its transaction, whose envelope may have a hundred operations. */
const maxResponseBytes = 8 * 1024 * 1024

interface HorizonAnswer {
  /** Undefined if the server has no such record. */
  content: Json | undefined
  /** The newest ledger that the answering server had, where it says so: several may be behind one URL. */
  latestLedger: number | undefined
}

/**
 * Reads from Horizon's API. A missing record is one that Horizon itself reports as missing; a proxy's 404 is rejected.
 *
 * @throws StellarUnreadable
 */
export const callHorizon = async (
  egress: Egress,
  rpcUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<HorizonAnswer> => {
  const name = path.split('/').findLast(part => /^[a-z]+$/.test(part)) ?? 'root'
  const target = { ...pathTarget(rpcUrl, path, query), timeoutMs: 10_000, maxResponseBytes }
  const { status, text, headers } = await getNode(egress, target).catch((cause: unknown) =>
    Promise.reject(new StellarUnreadable(`${name}: no answer`, { cause })),
  )
  const content = status === 200 || status === 404 ? await readJson(text) : undefined
  const latest = headers['latest-ledger']
  const latestLedger = latest !== undefined && /^\d{1,10}$/.test(latest) ? Number(latest) : undefined
  if (status === 404 && isObject(content) && isNotFound(content['type'])) return { content: undefined, latestLedger }
  if (status === 429) throw new StellarUnreadable(`${name}: the node answers no more requests now`)
  // The node's message may repeat the request and is therefore dropped.
  if (status !== 200 || !isObject(content)) throw new StellarUnreadable(`${name}: no answer to this request`)
  return { content, latestLedger }
}

const isNotFound = (type: unknown): boolean => typeof type === 'string' && type.endsWith('/horizon-errors/not_found')
