import { ConnectorError, type DepositAddress, type Identity } from '@rialto/core'
import { defined } from '@rialto/defined'

import { type OwnedRow, ownedBalances } from '../../kit/balances/ownedRows.ts'
import { upstreamIdOf } from '../../kit/descriptor/upstreamNetworks.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { checkAddress } from '../../kit/withdraw/checkAddress.ts'
import { type BrokerageContext, isAddress, isBalances, isIdentity } from './api.ts'

export const readRows = async (context: BrokerageContext, token: string): Promise<OwnedRow[]> => {
  const rows = await signedRead(context, token, { path: '/v1/balances', check: isBalances })
  return rows.map(({ symbol, available, total }) => ({ symbol, free: available, total }))
}

/** Every field of the specification, so that fields which no real institution returns can be tested here. */
const readIdentity = async (context: BrokerageContext, token: string): Promise<Identity> => {
  const found = await signedRead(context, token, { path: '/v1/identity', check: isIdentity })
  return {
    accountNumber: found.account_number,
    email: found.email,
    mobileNumber: found.mobile,
    countryCode: found.country,
    city: found.city,
    postalCode: found.postal_code,
    idType: found.document.type,
    idNumber: found.document.number,
    ...defined({
      firstName: found.first_name ?? undefined,
      middleName: found.middle_name ?? undefined,
      lastName: found.last_name ?? undefined,
      companyName: found.company_name ?? undefined,
      dateOfBirth: found.born == null ? undefined : isoTime(found.born, 'Sandbox Brokerage') / 1_000,
    }),
  }
}

export const brokerageBalances = { ...ownedBalances(readRows), identity: readIdentity }

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
  return checkAddress({ address: found.address }, networkId, 'Sandbox Brokerage')
}
