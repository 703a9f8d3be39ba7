import type { Relaying } from '../relayer/ports.ts'

const noNode = () => Promise.reject(new Error('no node'))

/** No network has a node. */
export const noRelaying: Relaying = {
  relays: () => false,
  chains: [],
  accountOf: async () => undefined,
  head: noNode,
  quote: noNode,
  fees: noNode,
  sign: noNode,
  send: noNode,
  findMined: noNode,
  account: noNode,
  isOver: noNode,
  token: async () => undefined,
  isAllowed: noNode,
  typedDataOf: async () => undefined,
  transferIn: async () => undefined,
  findFault: async () => 'notSupported',
  callOf: () => {
    throw new Error('no node')
  },
  findUse: noNode,
}
