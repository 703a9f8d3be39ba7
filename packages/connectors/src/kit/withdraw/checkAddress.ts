import {
  findNetwork,
  isValidAddress,
  isValidTag,
  joinTag,
  lostReason,
  needsTag,
  type Network,
  type TaggedAddress,
} from '@rialto/catalog'
import { ConnectorError, type DepositAddress } from '@rialto/core'
import { defined } from '@rialto/defined'

const isPayable = ({ networkType, environments }: Network, address: string): boolean =>
  isValidAddress(networkType, address, { testnet: !environments.includes('production') }) &&
  lostReason(networkType, address) === undefined

/** Printable, no blanks. */
const plainTag = /^[\x21-\x7e]{1,128}$/

/** On a network without tags in the catalogue, keeps the tag of an institution that uses them anyway. */
const fitsTag = ({ networkType }: Network, tag: string): boolean =>
  needsTag(networkType) ? isValidTag(networkType, tag) : plainTag.test(tag)

/**
 * The catalogue’s validation of an order, which its destination has passed before. A network outside the catalogue is
 * rejected elsewhere.
 */
export const isPayableOrder = (networkId: string, { address, tag }: TaggedAddress): boolean => {
  const network = findNetwork(networkId)
  if (network === undefined) return true
  if (!isPayable(network, address) || (tag !== undefined && !fitsTag(network, tag))) return false
  return joinTag(network.networkType, { address, ...defined({ tag }) }) !== undefined
}

/** `address:memo`, `address?memoId=memo`, `address?dt=tag`, `address;memo`: institutions put both into one text. */
const withMemo = /^([^\s:?;,#]+)(?::|;|,|#|\?(?:dt|memo|memo_?id|tag|text)=)(.+)$/i

const readText = (network: Network, text: string): TaggedAddress | undefined => {
  if (isPayable(network, text)) return { address: text }
  const [, address = '', tag] = needsTag(network.networkType) ? (withMemo.exec(text) ?? []) : []
  return tag !== undefined && isPayable(network, address) ? { address, tag } : undefined
}

/**
 * Validates an institution's deposit address for a network, with its tag, because a user is about to send money there.
 * An address that fails the catalogue’s check, and two different tags, are `malformed`.
 */
export const checkAddress = (
  given: { address: string; tag?: string | null | undefined },
  networkId: string,
  institution: string,
): DepositAddress => {
  const network = findNetwork(networkId)
  const read = network && readText(network, given.address)
  const beside = given.tag == null || given.tag === '' ? undefined : given.tag
  const agrees = beside === undefined || read?.tag === undefined || beside === read.tag
  const joined =
    read && agrees && joinTag(network.networkType, { address: read.address, ...defined({ tag: beside ?? read.tag }) })
  if (!joined || (joined.tag !== undefined && !fitsTag(network, joined.tag)))
    throw new ConnectorError('malformed', `${institution} returned a deposit address that is not valid on this network`)
  return joined
}
