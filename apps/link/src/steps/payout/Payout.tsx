import type { LinkApi } from '../../api/createApi.ts'
import { defined } from '@rialto/defined'
import type { LinkPayoutPreview, ConfirmedPayout } from '@rialto/contract'
import { Button, Fact, Facts, Notice } from '@rialto/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import { toFailure } from '../../api/toFailure.ts'
import { DoneFrame } from '../../shell/DoneFrame.tsx'
import { ProblemNotice } from '../../shell/ProblemNotice.tsx'
import { ProblemStep } from '../../shell/ProblemStep.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { TaggedAddress } from '../../shell/TaggedAddress.tsx'
import { useStep } from '../../StepTexts.tsx'

/** Server operations of a payout; loaded with its step. */
const payoutApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  preview: (connectionId: string) => post<LinkPayoutPreview>('payout/preview', { connectionId }),
  /** Confirms the address that the user was shown. */
  confirm: (connectionId: string, { address, addressTag }: LinkPayoutPreview) =>
    post<ConfirmedPayout>('payout', { connectionId, address, ...defined({ addressTag }) }),
})

/** The user confirms where the client's payout goes: an account that they have just connected, or a stored one. */
export function Payout({ connectionId }: { connectionId: string }) {
  const { state } = useStep()
  return state.session?.payout?.isConfirmed === true ? <Confirmed /> : <Review connectionId={connectionId} />
}

function Review({ connectionId }: { connectionId: string }) {
  const { api, dispatch, messages, state } = useStep()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payoutPreview', connectionId],
    queryFn: () => payoutApi(api).preview(connectionId),
    gcTime: 0,
  })
  const confirmation = useMutation({
    mutationFn: (preview: LinkPayoutPreview) => payoutApi(api).confirm(connectionId, preview),
    onSuccess: confirmed => dispatch({ type: 'payoutConfirmed', ...confirmed }),
    // The account may have another address by now, which is shown before a confirmation.
    onError: failure => {
      if (isConflict(failure)) void refetch()
    },
  })
  const ended = isEnded(error) || isEnded(confirmation.error)
  useEffect(() => {
    if (ended) dispatch({ type: 'sessionEnded', reason: 'expired' })
  }, [ended, dispatch])
  if (error !== null)
    return (
      <ProblemStep failure={toFailure('configure', error)} onRetry={() => void refetch()} isRetrying={isFetching} />
    )
  if (data === undefined)
    return (
      <StepFrame title={messages.payout.title} intro={messages.payout.intro(state.session?.client.name ?? '')}>
        <div className="r-skeleton progress__skeleton" role="status" aria-label={messages.common.loading} />
      </StepFrame>
    )
  return (
    <Shown
      preview={data}
      isBusy={confirmation.isPending || isFetching}
      failure={confirmation.error}
      onConfirm={() => confirmation.mutate(data)}
    />
  )
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.errorType === 'conflict'

type ShownProps = { preview: LinkPayoutPreview; isBusy: boolean; failure: Error | null; onConfirm: () => void }

function Shown({ preview, isBusy, failure, onConfirm }: ShownProps) {
  const { dispatch, messages, format, state } = useStep()
  const { payout: texts, common, preview: labels } = messages
  const { amount, symbol, networkName, toName, accountName, address, addressTag, isNewAddress } = preview
  const client = state.session?.client.name ?? ''
  const description = state.session?.payout?.description
  return (
    <StepFrame
      title={texts.title}
      intro={texts.intro(client)}
      actions={
        <>
          <p className="r-small r-soft step__foot">{labels.irreversible}</p>
          <Button wide busy={isBusy} onClick={onConfirm}>
            {texts.confirm(format.asset(amount, symbol))}
          </Button>
          <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
            {common.otherAccount}
          </Button>
        </>
      }
    >
      <p className="preview__amount r-num">{format.asset(amount, symbol)}</p>
      {isConflict(failure) && <Notice tone="warn">{texts.changed}</Notice>}
      {failure !== null && !isConflict(failure) && (
        <ProblemNotice failure={toFailure('refused', failure)} institution={toName} />
      )}
      <Facts>
        <Fact label={texts.account}>{accountName.startsWith(toName) ? accountName : `${toName} · ${accountName}`}</Fact>
        <Fact label={labels.network}>{networkName}</Fact>
        {description !== undefined && <Fact label={labels.purpose}>{description}</Fact>}
        <Fact stacked label={labels.address}>
          <TaggedAddress address={address} tag={addressTag} />
        </Fact>
      </Facts>
      {isNewAddress && <Notice>{texts.newAddress}</Notice>}
    </StepFrame>
  )
}

function Confirmed() {
  const { messages, format, state } = useStep()
  const { payout: texts } = messages
  const { amount = '0', symbol = '' } = state.session?.payout ?? {}
  return (
    <DoneFrame
      title={texts.doneTitle}
      intro={texts.done(state.session?.client.name ?? '', format.asset(amount, symbol))}
    />
  )
}
