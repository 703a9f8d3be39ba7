import { ConnectorError, type DepositAddress } from '@rialto/core'

import { type OwnedRow, ownedBalances } from '../../kit/balances/ownedRows.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { type BrokerageContext, isAddress, isBalances } from './api.ts'

export const readRows = async (context: BrokerageContext, token: string): Promise<OwnedRow[]> => {
  const rows = await signedRead(context, token, { path: '/v1/balances', check: isBalances })
  return rows.map(({ symbol, available, total }) => ({ symbol, free: available, total }))
}

export const brokerageBalances = ownedBalances(readRows)

export const readDepositAddress = async (
  context: BrokerageContext,
  token: string,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const network = upstreamIdOf(context.descriptor.networks, networkId)
  if (network === undefined)
    throw new ConnectorError('networkUnsupported', `Sandbox Brokerage cannot receive ${symbol} on this network`)
  const found = await signedRead(context, token, {
    path: '/v1/addresses',
    query: { symbol, network },
    check: isAddress,
  })
  if (found.network !== network)
    throw new ConnectorError('malformed', 'Sandbox Brokerage returned an address on another network')
  return { address: checkAddress(found.address, networkId, 'Sandbox Brokerage') }
}
