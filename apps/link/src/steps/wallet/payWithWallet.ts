import type { AskedWallet, LinkExecution } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'
import type { FoundWallet, PaymentTarget } from './foundWallet.ts'
import { walletApi } from './walletApi.ts'
import { provesNothingSent, walletProblem } from './walletProblem.ts'

interface Payment extends PaymentTarget {
  previewId: string
}

export type WalletOutcome =
  | { execution: LinkExecution }
  | { fee: NonNullable<AskedWallet['fee']> }
  | { refused: 'rejected' | 'payNotSent' }

/** What came of the wallet's request: only an error that says so means that nothing was sent. */
type Came = { hash: string } | { isUnknown: true } | { refused: 'rejected' | 'payNotSent' }

const send = async (asked: AskedWallet, pay: (asked: AskedWallet) => Promise<string>): Promise<Came> => {
  try {
    return { hash: await pay(asked) }
  } catch (error) {
    if (walletProblem(error) === 'rejected') return { refused: 'rejected' }
    return provesNothingSent(error) ? { refused: 'payNotSent' } : { isUnknown: true }
  }
}

/**
 * Asks the wallet for the payment, once. Nothing is asked of the server before the wallet is on the right account and chain: a wrong
 * one would leave an open payment. Only a clear no counts as one: whatever else the wallet says, the payment may be under way, and
 * the server looks for it on the chain. So it does when this page cannot report what the wallet said.
 */
export async function payWithWallet(
  api: LinkApi,
  wallet: NonNullable<FoundWallet['payment']>,
  { previewId, ...target }: Payment,
): Promise<WalletOutcome> {
  const server = walletApi(api)
  await wallet.prepare(target)
  const asked = await server.ask(previewId)
  const { status, fee, transfer } = asked
  if (fee !== undefined) return { fee }
  if (status !== 'ready') return { execution: { status: 'submitted', ...(transfer === undefined ? {} : { transfer }) } }
  const came = await send(asked, one => wallet.send(one))
  if ('refused' in came) {
    const execution = await server.answer(previewId)
    return execution.status === 'walletConfirmationRequired' ? { refused: came.refused } : { execution }
  }
  const reported = server.answer(previewId, came).catch(async (): Promise<LinkExecution> => {
    return { status: 'submitted', transfer: await api.readTransfer(previewId) }
  })
  return { execution: await reported }
}
