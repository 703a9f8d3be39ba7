import { Button, Notice, StepList } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { integrationOf } from '../../machine/state.ts'
import { AmountHero } from '../../shell/AmountHero.tsx'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { ReceiptLink } from '../../shell/ReceiptLink.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { listedSteps } from './listedSteps.ts'
import { pollDelayMs } from './pollDelayMs.ts'
import { useIsSlow } from './useIsSlow.ts'
import { useSpokenSteps } from './useSpokenSteps.ts'

/** Once one of these is done, the coins are on their way. */
const movingSteps: ReadonlySet<string> = new Set(['sentByInstitution', 'paidIn'])

export function Progress({ transferId }: { transferId: string }) {
  const { state, dispatch, api, messages, format } = useStep()
  const { progress: texts } = messages
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
  const isMoving = transfer?.steps.some(step => movingSteps.has(step.name) && step.state === 'done') === true
  const isUnconfirmed = transfer?.isUnconfirmed === true
  const isSlow = useIsSlow(transfer)
  // Where it can ask by mail, it does so before it sends.
  const canMail = integrationOf(state)?.obstacles.includes('email') === true
  const isWaitingForMail = canMail && !isUnconfirmed && transfer?.status === 'pending' && !isMoving
  return (
    <StepFrame
      key={isUnconfirmed ? 'unconfirmed' : 'progress'}
      title={isUnconfirmed ? texts.titleUnconfirmed(transfer.fromName) : isMoving ? texts.title : texts.titleWaiting}
      actions={
        <>
          <p className="r-small r-soft step__foot">{isUnconfirmed ? texts.leaveUnconfirmed : texts.leave}</p>
          <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
            {texts.leaveButton}
          </Button>
        </>
      }
    >
      {transfer !== undefined && <AmountHero transfer={transfer} note={transfer.fromName} />}
      {isUnconfirmed && <Notice tone="warn">{texts.unconfirmed(transfer.fromName)}</Notice>}
      <div className="card card--padded">
        {transfer === undefined ? (
          <div className="r-skeleton progress__skeleton" role="status" aria-label={messages.common.loading} />
        ) : (
          <StepList steps={listedSteps(transfer, messages, format)} />
        )}
      </div>
      {isWaitingForMail && !isSlow && <Notice>{texts.email(transfer?.fromName ?? '')}</Notice>}
      {transfer?.explorerUrl !== undefined && <ExternalLink href={transfer.explorerUrl}>{texts.explorer}</ExternalLink>}
      {transfer !== undefined && <ReceiptLink transfer={transfer} />}
      {isSlow && !isUnconfirmed && <Notice>{texts.slow}</Notice>}
      {isError && (
        <Notice tone="warn" live>
          {texts.offline}
        </Notice>
      )}
    </StepFrame>
  )
}
