import type { DepositAddress } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import { checkAddress } from '../../kit/checkAddress.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import type { KucoinContext } from './context.ts'
import { secretsOf, signedPost } from './context.ts'
import { readCurrency } from './readCurrency.ts'
import type { KucoinDepositAddress } from './schemas.ts'
import { isDepositAddress, isDepositAddresses } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { KucoinKey } from './signHeaders.ts'

interface Requested {
  currency: string
  chain: string
}

const readOwn = async (
  context: KucoinContext,
  key: KucoinKey,
  requested: Requested,
): Promise<KucoinDepositAddress | undefined> => {
  const path = '/api/v3/deposit-addresses'
  const found = await signedRead(context, key, { path, check: isDepositAddresses, parameters: { ...requested } })
  const own = (found ?? []).filter(entry => entry.currency === requested.currency && entry.chainId === requested.chain)
  if (own.length === 0 && (found ?? []).length > 0) {
    throw new ConnectorError('malformed', 'KuCoin returned an address for another currency or network')
  }
  // What arrives in the main account can leave from it.
  return own.find(({ to }) => to.toUpperCase() === 'MAIN') ?? own[0]
}

/** A user has no address on a network before one is asked for. An answer that is lost is no harm: the list has it then. */
const create = async (context: KucoinContext, key: KucoinKey, requested: Requested): Promise<KucoinDepositAddress> => {
  const body = JSON.stringify({ ...requested, to: 'main' })
  const { data } = await callInstitution(context.http, {
    request: () => signedPost(context, key, '/api/v3/deposit-address/create', body),
    check: isDepositAddress,
    secrets: secretsOf(key),
  })
  if (data.currency === requested.currency && data.chainId === requested.chain) return data
  throw new ConnectorError('malformed', 'KuCoin created an address for another currency or network')
}

/** Only an address that KuCoin says is for this currency on this network, and only while it says that deposits are open. */
export const readDepositAddress = async (
  context: KucoinContext,
  key: KucoinKey,
  { symbol, networkId }: { symbol: string; networkId: string },
): Promise<DepositAddress> => {
  const chain = upstreamIdOf(context.descriptor.networks, networkId)
  const currency = chain === undefined ? undefined : await readCurrency(context.http, symbol)
  const open = currency?.chains?.some(({ chainId, isDepositEnabled }) => chainId === chain && isDepositEnabled)
  if (chain === undefined || open !== true) {
    throw new ConnectorError('networkUnsupported', `KuCoin cannot receive ${symbol} on this network right now`)
  }
  const requested = { currency: symbol, chain }
  const own = (await readOwn(context, key, requested)) ?? (await create(context, key, requested))
  const address = checkAddress(own.address, networkId, 'KuCoin')
  return own.memo == null || own.memo === '' ? { address } : { address, tag: own.memo }
}
