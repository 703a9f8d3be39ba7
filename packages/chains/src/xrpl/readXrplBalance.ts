import { splitAddress } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { createXrplRpc, type XrplNetworkConfig } from './createXrplRpc.ts'

/** The XRP of an address, its reserve included. @throws XrplUnreadable */
export const readXrplBalance = async (egress: Egress, network: XrplNetworkConfig, address: string) => {
  const rpc = createXrplRpc(egress, network)
  await rpc.check()
  const amountBaseUnits = await rpc.balance(splitAddress('ripple', address).address)
  return [{ symbol: 'XRP', decimals: 6, amountBaseUnits }]
}
