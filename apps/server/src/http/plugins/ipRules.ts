import type { Socket } from 'node:net'

import { clientAddress, ApiError, formatIpAddress, type IpAddress, type IpRange, isInRange } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

/** Reading a peer's address is a thirtieth of a cached read, and it stays the same for as long as its connection lasts. */
const peers = new WeakMap<Socket, { address: IpAddress | undefined }>()

const peerOf = (socket: Socket): IpAddress | undefined => {
  const known = peers.get(socket) ?? { address: clientAddress(socket.remoteAddress, undefined, []) }
  peers.set(socket, known)
  return known.address
}

/** Who sent the request, according to trusted proxies and the socket. */
export const addressOf = (request: FastifyRequest, trustedProxies: readonly IpRange[]): IpAddress | undefined => {
  if (trustedProxies.length === 0) return peerOf(request.socket)
  const forwarded = request.headers['x-forwarded-for']
  const hops = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return clientAddress(request.socket.remoteAddress, hops, trustedProxies)
}

/**
 * Production accepts a client's keys from its ranges only. To be asked after the secret
 * was found right, so that nobody else learns anything from the answer. @throws ApiError `permissionDenied`.
 */
export const rejectOutsideRanges = (address: IpAddress | undefined, ranges: readonly IpRange[]): void => {
  if (address && ranges.some(range => isInRange(address, range))) return
  const from = address ? formatIpAddress(address) : 'unknown'
  const why =
    ranges.length === 0
      ? 'The client’s allow-list is empty, so production rejects its keys from every address. Add yours with: rialto ip-ranges add'
      : 'Add it with rialto ip-ranges add. If a proxy is in between, list it in RIALTO_TRUSTED_PROXIES'
  throw new ApiError('permissionDenied', {
    message: `This IP address is not on the client’s allow-list: ${from}. ${why}.`,
  })
}
