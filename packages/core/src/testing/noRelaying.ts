import type { Relaying } from '../relayer/ports.ts'

const noNode = () => Promise.reject(new Error('no node'))

/** No network has a node. */
export const noRelaying: Relaying = {
  relays: () => false,
  chains: [],
  addressOf: () => undefined,
  head: noNode,
  quote: noNode,
  fees: noNode,
  sign: noNode,
  send: noNode,
  findMined: noNode,
  account: noNode,
  token: async () => undefined,
  isAllowed: noNode,
  typedDataOf: async () => undefined,
  findFault: async () => 'notSupported',
  callOf: () => {
    throw new Error('no node')
  },
  findUse: noNode,
}
