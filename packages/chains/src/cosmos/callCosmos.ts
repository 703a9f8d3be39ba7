import { type Egress, readJson } from '@rialto/egress'

import { pathTarget } from '../pathTarget.ts'
import { getNode } from '../readNode.ts'

/** The node gave no usable response, so the result is unknown. Never contains its URL. */
export class CosmosUnreadable extends Error {
  override readonly name = 'CosmosUnreadable'
}

export type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const malformed = (what: string) => new CosmosUnreadable(`The node's answer has no valid ${what}`)

/** A page of transactions, each with its messages, twice, and its events. */
const maxResponseBytes = 32 * 1024 * 1024

/** `NOT_FOUND` of gRPC. */
const notFound = 5

interface CosmosAnswer {
  /** Undefined if the node has no such record. */
  content: Json | undefined
  /** The newest block that the answering server had, where it says so: several may be behind one URL. */
  height: number | undefined
}

/**
 * Reads from the REST API of a chain of the Cosmos SDK. A missing record is one that the node itself reports as missing; a
 * proxy's 404 is rejected.
 *
 * @throws CosmosUnreadable
 */
export const callCosmos = async (
  egress: Egress,
  rpcUrl: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<CosmosAnswer> => {
  const name = path.split('/').findLast(part => /^[a-z_]+$/.test(part)) ?? 'node'
  const target = { ...pathTarget(rpcUrl, path, query), timeoutMs: 15_000, maxResponseBytes }
  const { status, text, headers } = await getNode(egress, target).catch((cause: unknown) =>
    Promise.reject(new CosmosUnreadable(`${name}: no answer`, { cause })),
  )
  const content = status === 200 || status === 404 ? await readJson(text) : undefined
  const at = headers['grpc-metadata-x-cosmos-block-height'] ?? headers['x-cosmos-block-height']
  const height = at !== undefined && /^\d{1,15}$/.test(at) ? Number(at) : undefined
  if (status === 404 && isObject(content) && content['code'] === notFound) return { content: undefined, height }
  if (status === 429) throw new CosmosUnreadable(`${name}: the node answers no more requests now`)
  // The node's message may repeat the request and is therefore dropped.
  if (status !== 200 || !isObject(content)) throw new CosmosUnreadable(`${name}: no answer to this request`)
  return { content, height }
}
