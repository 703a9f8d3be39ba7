import { Button, Facts, Notice, StepList } from '@rialto/ui'
import type { LinkTransfer } from '@rialto/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useRef } from 'react'
import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { isRehearsal } from '../../machine/combined.ts'
import type { LinkState } from '../../machine/state.ts'
import { AmountHero } from '../../shell/AmountHero.tsx'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { ReceiptLink } from '../../shell/ReceiptLink.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { SumFacts } from '../../shell/SumFacts.tsx'
import { fromNames } from './fromNames.ts'
import { listedSteps } from './listedSteps.ts'
import { mailingInstitution } from './mailingInstitution.ts'
import { pollDelayMs } from './pollDelayMs.ts'
import { progressTitle } from './progressTitle.ts'
import { unconfirmedName } from './unconfirmedName.ts'
import { useWalletCalls } from './useWalletCalls.ts'

/** Says each step once when it is done; not those that were done before the page was opened. */
function useSpokenSteps(transfer: LinkTransfer | undefined): void {
  const { messages, format, say } = useStep()
  const spoken = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (transfer === undefined) return
    const done = listedSteps(transfer, messages, format).filter(step => step.state === 'done')
    const before = spoken.current
    spoken.current = new Set(done.map(step => step.key))
    const fresh = before === undefined ? [] : done.filter(step => !before.has(step.key))
    for (const step of fresh) say(messages.progress.announce(step.title))
  }, [transfer, messages, format, say])
}

/**
 * Handles a reload of a page whose request for the payment got no reply: the wallet was not prompted, so the payment
 * starts again. A request unknown to this browser is looked for on the chain.
 */
function useLostAsk(transfer: LinkTransfer | undefined): void {
  const { api } = useStep()
  const { transferId, status, isFromWallet, hash } = transfer ?? {}
  const lostId = status === 'pending' && isFromWallet && hash === undefined ? transferId : undefined
  useEffect(() => {
    if (lostId === undefined) return
    void import('../wallet/heldAsk.ts')
      .then(module => module.releaseAsk(api, lostId))
      .then(isReleased => {
        if (isReleased) location.reload()
      })
      // Another tab is asking, or the server does not answer now: the chain is read all the same.
      .catch(() => undefined)
  }, [api, lostId])
}

const usualMs = 10 * 60_000

/** Whether nothing has happened for this time: by default, for longer than nearly every transfer takes. */
function useIsSlow(transfer: LinkTransfer | undefined, afterMs = usualMs): boolean {
  /** The step after which nothing came for so long; a later one makes the transfer usual again. */
  const [slowSinceMs, setSlowSince] = useState(0)
  const lastMs = Math.max(0, ...(transfer?.steps.map(step => step.atMs ?? 0) ?? []))
  const isPending = transfer?.status === 'pending'
  useEffect(() => {
    if (!isPending || lastMs === 0) return
    // The clock of the device may be behind that of the server.
    const remainingMs = Math.min(afterMs, Math.max(0, lastMs + afterMs - Date.now()))
    const timer = setTimeout(() => setSlowSince(lastMs), remainingMs)
    return () => clearTimeout(timer)
  }, [isPending, lastMs, afterMs])
  return isPending && lastMs > 0 && slowSinceMs === lastMs
}

const mailLikelyMs = 20_000

export function Progress({ transferId }: { transferId: string }) {
  const { state, dispatch, api, messages, format } = useStep()
  const { progress: texts, combined, rehearsal, wallet } = messages
  const { data, error, isError } = useQuery({
    queryKey: ['transfer', transferId],
    queryFn: () => api.readTransfer(transferId),
    refetchInterval: query => pollDelayMs(query.state.dataUpdateCount),
    // The host is notified of the end even if the user looks at something else.
    refetchIntervalInBackground: true,
  })
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'transferUpdated', transfer: data })
  }, [data, dispatch])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
  }, [error, dispatch])
  const { transfer } = state
  useSpokenSteps(transfer)
  useLostAsk(transfer)
  useWalletCalls(transfer)
  const isUnconfirmed = transfer?.isUnconfirmed === true
  const isContradicted = transfer?.isContradicted === true
  const isSlow = useIsSlow(transfer)
  const unsent = transfer && mailingInstitution(transfer, state)
  // Most withdrawals need no confirmation by email, and are sent within this time.
  const isMailLikely = useIsSlow(transfer, mailLikelyMs)
  const mailing = isMailLikely ? unsent : undefined
  const isWalletUnconfirmed = isUnconfirmed && transfer.isFromWallet === true
  const isAwaitingWallet = transfer?.isAwaitingWallet === true
  const { missing } = transfer ?? {}
  const rest = transfer && restOf(transfer, state)
  return (
    <StepFrame
      key={isContradicted ? 'contradicted' : isUnconfirmed ? 'unconfirmed' : 'progress'}
      title={progressTitle(transfer, rest === 'waits' ? undefined : rest, messages, format)}
      actions={
        <>
          {missing === undefined && (
            <p className="r-small r-soft step__foot">
              {isAwaitingWallet ? wallet.money : isUnconfirmed ? texts.leaveUnconfirmed : texts.leave}
            </p>
          )}
          {transfer !== undefined && missing !== undefined && rest !== 'waits' && (
            <Button wide onClick={() => dispatch({ type: 'restRequested', transfer })}>
              {combined.payRest(format.asset(missing, transfer.symbol))}
            </Button>
          )}
          <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
            {texts.leaveButton}
          </Button>
        </>
      }
    >
      {transfer !== undefined && <AmountHero transfer={transfer} note={fromNames(transfer, format)} />}
      {transfer !== undefined && missing !== undefined && rest === 'missing' && (
        <Notice tone="warn" live title={combined.missing(format.asset(missing, transfer.symbol))}>
          {combined.missingBody}
        </Notice>
      )}
      {transfer !== undefined && missing !== undefined && (rest === 'waits' || rest === 'rehearsed') && (
        <Notice live>{rehearsal[rest](format.asset(missing, transfer.symbol))}</Notice>
      )}
      {isAwaitingWallet && <Notice>{wallet.awaiting(transfer.networkName)}</Notice>}
      {isUnconfirmed && (
        <Notice tone="warn">
          {isWalletUnconfirmed
            ? wallet.unconfirmed(transfer.networkName)
            : texts.unconfirmed(unconfirmedName(transfer))}
        </Notice>
      )}
      {isContradicted && (
        <Notice tone="warn" live>
          {texts.contradicted(transfer.fromName, transfer.networkName)}
        </Notice>
      )}
      <div className="card card--padded">
        {transfer === undefined ? (
          <div className="r-skeleton progress__skeleton" role="status" aria-label={messages.common.loading} />
        ) : (
          <StepList steps={listedSteps(transfer, messages, format, rest === 'waits' || rest === 'rehearsed')} />
        )}
      </div>
      {transfer !== undefined && transfer.moneyLine.leaves.length > 0 && (
        <Facts>
          <SumFacts transfer={transfer} client={state.session?.client.name ?? ''} {...{ messages, format }} />
        </Facts>
      )}
      {mailing !== undefined && !isUnconfirmed && <Notice>{texts.email(mailing)}</Notice>}
      {transfer?.explorerUrl !== undefined && <ExternalLink href={transfer.explorerUrl}>{texts.explorer}</ExternalLink>}
      {transfer !== undefined && <ReceiptLink transfer={transfer} />}
      {/* Not where a mail may wait for the user, who then has something to do. */}
      {isSlow && !isUnconfirmed && mailing === undefined && <Notice>{texts.slow}</Notice>}
      {isError && (
        <Notice tone="warn" live>
          {texts.offline}
        </Notice>
      )}
    </StepFrame>
  )
}

/**
 * The unpaid rest of a transfer in parts. `missing`: a part was not sent. `waits`: the small part that was sent first has
 * not arrived yet; `rehearsed`: it has.
 */
function restOf(transfer: LinkTransfer, state: LinkState): 'missing' | 'waits' | 'rehearsed' | undefined {
  const { missing, parts = [] } = transfer
  if (missing === undefined) return undefined
  const paying = parts.filter(({ status }) => status !== 'failed')
  if (!isRehearsal(state, transfer) || paying.length !== 1) return 'missing'
  return paying.every(({ status }) => status === 'succeeded') ? 'rehearsed' : 'waits'
}
