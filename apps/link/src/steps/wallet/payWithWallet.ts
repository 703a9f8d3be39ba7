import type { AskedWallet, LinkExecution } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'
import type { WalletProvider } from './discoverWallets.ts'
import { walletApi } from './walletApi.ts'
import { WalletMismatch, walletProblem } from './walletProblem.ts'

interface Payment {
  previewId: string
  /** The connected account: no other one may pay. */
  address: string
  chainId: number
}

type Outcome = { execution: LinkExecution } | { fee: NonNullable<AskedWallet['fee']> } | { declined: true }

const currentChain = async (provider: WalletProvider): Promise<number> =>
  Number(await provider.request({ method: 'eth_chainId' }))

/** Nothing is asked of the server before the wallet is on the right account and chain: a wrong one would leave an open payment. */
async function prepare(provider: WalletProvider, { address, chainId }: Payment): Promise<void> {
  const accounts = await provider.request({ method: 'eth_requestAccounts' })
  const isConnected = (one: unknown) => String(one).toLowerCase() === address.toLowerCase()
  if (!Array.isArray(accounts) || !accounts.some(isConnected)) throw new WalletMismatch('otherAccount')
  if ((await currentChain(provider)) === chainId) return
  await provider
    .request({ method: 'wallet_switchEthereumChain', params: [{ chainId: `0x${chainId.toString(16)}` }] })
    .catch((error: unknown) => {
      throw walletProblem(error) === 'rejected' ? error : new WalletMismatch('otherNetwork')
    })
  if ((await currentChain(provider)) !== chainId) throw new WalletMismatch('otherNetwork')
}

/**
 * Asks the wallet for the payment, once. Only a clear no of the user's counts as one: whatever else the wallet says, the payment may be
 * under way, and the server looks for it on the chain.
 */
export async function payWithWallet(api: LinkApi, provider: WalletProvider, payment: Payment): Promise<Outcome> {
  const { previewId } = payment
  const server = walletApi(api)
  await prepare(provider, payment)
  const { status, transaction, fee, transfer } = await server.ask(previewId)
  if (fee !== undefined) return { fee }
  if (status !== 'ready' || transaction === undefined)
    return { execution: { status: 'submitted', ...(transfer === undefined ? {} : { transfer }) } }
  const { from, to, value, data } = transaction
  try {
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [{ from, to, value, data }] })
    return { execution: await server.answer(previewId, String(hash)) }
  } catch (error) {
    if (walletProblem(error) !== 'rejected')
      return { execution: { status: 'submitted', transfer: await api.readTransfer(previewId) } }
    const execution = await server.answer(previewId)
    return execution.status === 'walletConfirmationRequired' ? { declined: true } : { execution }
  }
}
