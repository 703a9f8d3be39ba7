import { Button, Facts, Notice, StepList } from '@rialto/ui'
import type { LinkTransfer } from '@rialto/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

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
import { useLostAsk } from './useLostAsk.ts'
import { useIsSlow } from './useIsSlow.ts'
import { useSpokenSteps } from './useSpokenSteps.ts'
import { useWalletCalls } from './useWalletCalls.ts'

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
