import { Button, Fact, Facts, Icon, Notice } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'

import { isEnded } from '../../api/isEnded.ts'
import { type LinkContextValue, useLink } from '../../LinkContext.tsx'
import { type Failure, integrationOf } from '../../machine/state.ts'
import { Address } from '../../shell/Address.tsx'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { SupportCode } from '../../shell/SupportCode.tsx'

/** Cause in plain words, what is known about the money, and a way on. Never a dead end. */
export function Failed({ failure }: { failure: Failure }) {
  const link = useLink()
  const { state, messages } = link
  const { title, money } = wordsFor(failure, link)
  const { transfer } = state
  return (
    <StepFrame
      title={title}
      intro={money}
      hero={
        <span className="hero hero--bad">
          <Icon name={failure.kind === 'unknown' ? 'alert' : 'close'} />
        </span>
      }
      actions={<WaysOn failure={failure} />}
    >
      {failure.message !== '' && <Notice tone="bad">{failure.message}</Notice>}
      {failure.kind === 'unknown' && <p className="r-soft">{messages.failed.unknownBody}</p>}
      {failure.kind === 'transfer' && transfer?.refundAddress !== undefined && (
        <Facts>
          <Fact stacked label={messages.failed.moneyRefund}>
            <Address value={transfer.refundAddress} />
          </Fact>
        </Facts>
      )}
      {failure.kind === 'transfer' && transfer?.explorerUrl !== undefined && (
        <ExternalLink href={transfer.explorerUrl}>{messages.progress.explorer}</ExternalLink>
      )}
      <SupportCode code={failure.supportCode || (transfer?.transferId ?? '')} />
    </StepFrame>
  )
}

function wordsFor({ kind }: Failure, { state, messages }: LinkContextValue): { title: string; money: string } {
  const { failed } = messages
  const name = integrationOf(state)?.name ?? state.transfer?.fromName ?? ''
  return {
    configure: { title: failed.configureTitle, money: failed.moneyNothing },
    refused: { title: failed.refusedTitle, money: failed.moneyNothing },
    unknown: { title: failed.unknownTitle, money: failed.moneyUnknown },
    transfer: { title: failed.transferTitle, money: failed.moneyBack(name) },
  }[kind]
}

function WaysOn({ failure: { kind } }: { failure: Failure }) {
  const { dispatch, messages } = useLink()
  const { failed, common } = messages
  const check = useCheck()
  const other = (
    <Button wide kind="quiet" onClick={() => dispatch({ type: 'catalogueOpened' })}>
      {common.otherAccount}
    </Button>
  )
  const close = (
    <Button wide kind="text" onClick={() => dispatch({ type: 'left' })}>
      {common.close}
    </Button>
  )
  if (kind === 'unknown') {
    return (
      <>
        <Button wide busy={check.isPending} onClick={check.run}>
          {check.isPending ? failed.checking : failed.check}
        </Button>
        {close}
      </>
    )
  }
  const again = kind === 'configure' ? ({ type: 'configureRetried' } as const) : ({ type: 'previewReopened' } as const)
  return (
    <>
      {kind !== 'transfer' && (
        <Button wide onClick={() => dispatch(again)}>
          {failed.again}
        </Button>
      )}
      {kind !== 'transfer' && other}
      {close}
    </>
  )
}

/** Reads the session again: if a transfer was started it is in there, and if not, nothing was sent. */
function useCheck() {
  const { api, dispatch } = useLink()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.readSession(),
    onSuccess: ({ transferId }) =>
      transferId === undefined
        ? dispatch({ type: 'previewReopened', notice: 'notSent' })
        : dispatch({ type: 'transferFound', transferId }),
    onError: error => {
      if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  return { run: () => mutate(), isPending }
}
