import type { UpstreamTransfer } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import { asTransfer } from './asTransfer.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { isFiat, readAccounts } from './readAccounts.ts'
import { readPages } from './readPages.ts'
import type { CoinbaseTransfer } from './schemas.ts'
import { isTransfer, isTransferPage } from './schemas.ts'

/** Wallets looked into when the asset is not named. */
const maxWallets = 50
const idForm = /^[A-Za-z0-9_-]{1,64}$/

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

const plain = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

const byId = async (context: CoinbaseContext, token: string, path: string, id: string) => {
  const request = coinbaseRequest(token, 'GET', `${path}/${encodeURIComponent(id)}`)
  const call = { request: () => request, check: isTransfer, secrets: [token] }
  const { data } = await callInstitution(context.http, call).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return { data: undefined }
    throw error
  })
  if (data !== undefined && data.id !== id) {
    throw new ConnectorError('malformed', 'Coinbase returned a different transaction')
  }
  return data
}

const byHash = async (context: CoinbaseContext, token: string, path: string, hash: string) => {
  const isIt = ({ network }: CoinbaseTransfer) => network?.hash != null && plain(network.hash) === plain(hash)
  const list = { path, check: isTransferPage, maxPages: 20 }
  return (await readPages(context, token, list, page => page.some(isIt))).find(isIt)
}

/** A transaction lives in one wallet: without the asset's name, each is asked in turn. */
export const findTransfer = async (
  context: CoinbaseContext,
  token: string,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  if (id !== undefined && !idForm.test(id)) return undefined
  const wallets = (await readAccounts(context, token)).filter(
    account => !isFiat(account) && (symbol === undefined || account.currency.code === symbol),
  )
  for (const [index, wallet] of wallets.entries()) {
    if (index === maxWallets) throw new ConnectorError('refused', 'Too many wallets: specify the asset')
    const path = `/v2/accounts/${encodeURIComponent(wallet.id)}/transactions`
    const record = await (id === undefined ? byHash(context, token, path, hash ?? '') : byId(context, token, path, id))
    if (record !== undefined) return asTransfer(context, record)
  }
  return undefined
}
