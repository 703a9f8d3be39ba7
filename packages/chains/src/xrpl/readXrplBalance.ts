import { splitAddress } from '@rialto/catalog'
import type { Egress } from '@rialto/egress'

import { createXrplRpc, type XrplNetworkConfig } from './createXrplRpc.ts'

/** The XRP balance of an address, including its reserve. @throws XrplUnreadable */
export const readXrplBalance = async (egress: Egress, network: XrplNetworkConfig, address: string) => {
  const rpc = createXrplRpc(egress, network)
  await rpc.check()
  const amountBaseUnits = await rpc.balance(splitAddress('ripple', address).address)
  return [{ symbol: 'XRP', decimals: 6, amountBaseUnits }]
}
