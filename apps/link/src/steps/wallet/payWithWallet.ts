import type { AskedWallet, LinkExecution } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'
import type { FoundWallet, PaymentTarget } from './foundWallet.ts'
import { walletApi } from './walletApi.ts'
import { walletProblem } from './walletProblem.ts'

interface Payment extends PaymentTarget {
  previewId: string
}

type Outcome = { execution: LinkExecution } | { fee: NonNullable<AskedWallet['fee']> } | { declined: true }

/**
 * Asks the wallet for the payment, once. Nothing is asked of the server before the wallet is on the right account and chain: a wrong
 * one would leave an open payment. Only a clear no of the user's counts as one: whatever else the wallet says, the payment may be
 * under way, and the server looks for it on the chain.
 */
export async function payWithWallet(
  api: LinkApi,
  { prepare, send }: NonNullable<FoundWallet['payment']>,
  { previewId, ...target }: Payment,
): Promise<Outcome> {
  const server = walletApi(api)
  await prepare(target)
  const asked = await server.ask(previewId)
  const { status, fee, transfer } = asked
  if (fee !== undefined) return { fee }
  if (status !== 'ready') return { execution: { status: 'submitted', ...(transfer === undefined ? {} : { transfer }) } }
  try {
    return { execution: await server.answer(previewId, await send(asked)) }
  } catch (error) {
    if (walletProblem(error) !== 'rejected')
      return { execution: { status: 'submitted', transfer: await api.readTransfer(previewId) } }
    const execution = await server.answer(previewId)
    return execution.status === 'walletConfirmationRequired' ? { declined: true } : { execution }
  }
}
