import type { AskedWallet, LinkExecution } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { LinkApi } from '../../api/createApi.ts'
import type { FoundWallet, PaymentTarget } from './foundWallet.ts'
import { forgetAsk, holdAsk, keepDeclined } from './heldAsk.ts'
import { type Ask, walletApi } from './walletApi.ts'
import { provesNothingSent, walletProblem } from './walletProblem.ts'

type Paying = NonNullable<FoundWallet['payment']>

interface Payment extends PaymentTarget {
  previewId: string
}

export type WalletOutcome =
  | { execution: LinkExecution }
  | { fee: NonNullable<AskedWallet['fee']>; isSponsorshipUsedUp: boolean }
  | { refused: 'rejected' | 'payNotSent' | 'payPending' }

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
  wallet: Paying,
  { previewId, ...target }: Payment,
): Promise<WalletOutcome> {
  await wallet.prepare(target)
  return holdAsk(api, previewId, ask => askAndPay(api, wallet, ask))
}

async function askAndPay(api: LinkApi, wallet: Paying, ask: Ask): Promise<WalletOutcome> {
  const server = walletApi(api)
  const asked = await server.ask(ask)
  const { status, fee, transfer } = asked
  if (fee !== undefined) return { fee, isSponsorshipUsedUp: asked.isSponsorshipUsedUp === true }
  if (status === 'transactionPending') return { refused: 'payPending' }
  // From here on nobody gets the transaction by this id.
  forgetAsk(ask)
  if (status !== 'ready') return { execution: { status: 'submitted', ...defined({ transfer }) } }
  const came = await send(asked, one => wallet.send(one, ask.askId))
  if ('refused' in came) {
    const execution = await server.answer(ask).catch((failure: unknown) => {
      keepDeclined(ask)
      throw failure
    })
    return execution.status === 'walletConfirmationRequired' ? { refused: came.refused } : { execution }
  }
  const reported = server.answer(ask, came).catch(async (): Promise<LinkExecution> => {
    return { status: 'submitted', transfer: await api.readTransfer(ask.previewId) }
  })
  return { execution: await reported }
}
