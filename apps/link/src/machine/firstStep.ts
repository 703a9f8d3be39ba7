import type { LinkConnection, LinkSession } from '@rialto/contract'

import { connectingStep } from './connectingStep.ts'
import type { Choice, OAuthInProgress, Step } from './state.ts'
import { isFixed } from './transferStep.ts'

/** The first step of a session, also after a reload: at the furthest point reached. */
export function firstStep(
  session: LinkSession,
  connections: readonly LinkConnection[],
  remembered: { choice: Choice; oauth?: OAuthInProgress | undefined },
  chosenId?: string,
): { step: Step; connectionId?: string; integrationId?: string } {
  const { choice, oauth } = remembered
  const { addressPayment } = session
  if (session.transferId !== undefined) return { step: { name: 'progress', transferId: session.transferId } }
  if (addressPayment?.hasBegun === true) return { step: { name: 'byAddress', pair: pairOf(addressPayment) } }
  if (oauth !== undefined && session.integrations.some(one => one.id === oauth.integrationId)) {
    return { step: { name: 'oauth', oauth, window: 'resumed' }, integrationId: oauth.integrationId }
  }
  const latest = session.connections.at(-1)
  if (session.mode === 'connect' && session.verifyWallet !== undefined)
    return { step: latest ? { name: 'verified', address: latest.accountId } : { name: 'verify' } }
  if (session.payout !== undefined && (latest !== undefined || session.payout.isConfirmed))
    return {
      step: { name: 'payout', connectionId: latest?.connectionId ?? '' },
      ...(latest && { integrationId: latest.integrationId }),
    }
  if (session.mode === 'connect' && latest !== undefined) {
    return { step: { name: 'connected', connectionId: latest.connectionId }, integrationId: latest.integrationId }
  }
  if (choice.manual !== undefined && session.hasManualDeposits) return { step: { name: 'manual', ...choice.manual } }
  if (choice.byAddress !== undefined && session.hasAddressPayments)
    return { step: { name: 'byAddress', ...choice.byAddress } }
  // The user may have paid and closed the page since.
  if (addressPayment !== undefined && choice.connectionId === undefined)
    return { step: { name: 'byAddress', pair: pairOf(addressPayment) } }
  const named = session.integrations.find(one => one.id === session.integrationId)
  const direct = named ?? chosenOf(session, chosenId)
  if (session.mode === 'transfer') {
    const usable = connections.filter(one => !one.needsReconnect)
    const going =
      usable.find(one => one.connectionId === choice.connectionId) ??
      session.connections.at(-1) ??
      (named ? undefined : usable.find(one => one.integrationId === direct?.id))
    if (going !== undefined) {
      return { step: { name: 'configuring' }, connectionId: going.connectionId, integrationId: going.integrationId }
    }
    if (usable.length > 0 && (named || !direct)) {
      const [only, ...others] = usable
      // With one account and a fixed amount there is nothing to choose: the next question is the confirmation.
      if (only !== undefined && others.length === 0 && isFixed(session))
        return { step: { name: 'configuring' }, connectionId: only.connectionId, integrationId: only.integrationId }
      return { step: { name: 'accounts' } }
    }
  }
  if (direct !== undefined) return { step: connectingStep(direct), integrationId: direct.id }
  return { step: { name: 'catalogue' } }
}

const pairOf = ({ symbol, networkId }: NonNullable<LinkSession['addressPayment']>) => ({ symbol, networkId })

/** Wallets are in a separate list. Unusable accounts are listed among the others, with the reason. */
const chosenOf = ({ integrations }: LinkSession, chosenId: string | undefined) =>
  integrations.find(
    ({ id, isUp, isUnsupported, wallets }) =>
      isUp && !isUnsupported && (id === chosenId || wallets?.some(wallet => wallet.id === chosenId)),
  )
