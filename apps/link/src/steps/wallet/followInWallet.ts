import type { LinkWalletCalls } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'
import { discoverEvmWallets } from './evm/discoverEvmWallets.ts'
import { type FoundWallet, keyOf } from './foundWallet.ts'
import { cameOf } from './payWithWallet.ts'
import { walletApi } from './walletApi.ts'

/** Finds the wallet of this browser that has the payment, as soon as it announces itself. */
const findWallet = (wallet: string, signal: AbortSignal): Promise<FoundWallet> =>
  new Promise(resolve => {
    const stop = discoverEvmWallets(found => {
      if (keyOf(found) === wallet) resolve(found)
    })
    signal.addEventListener('abort', stop)
  })

/**
 * Follows a payment in the wallet that has it, and reports what became of it. Resolves with whether the wallet dropped it and the server
 * takes it for one that can be made again.
 */
export async function followInWallet(
  api: LinkApi,
  { transferId: previewId, ...calls }: LinkWalletCalls & { transferId: string },
  signal: AbortSignal,
): Promise<boolean> {
  const { payment } = await findWallet(calls.wallet, signal)
  if (payment?.follow === undefined) return false
  const server = walletApi(api)
  const onCalls = ({ id, isKnown }: { id: string; isKnown: boolean }) => {
    void server.noteCalls({ previewId }, { ...calls, id, isKnown }).catch(() => undefined)
  }
  const came = await cameOf(payment.follow(calls, { onCalls, signal }))
  // An outcome that the wallet does not report is looked for on the chain.
  if ('isUnknown' in came) return false
  const answer = await server.answer({ previewId, callsId: calls.id }, 'hash' in came ? came : {})
  return answer.status === 'walletConfirmationRequired'
}
