import type { LinkTransfer } from '@rialto/contract'
import { Button, Fact, Facts, Notice } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { type Failure, integrationOf } from '../../machine/state.ts'
import { outcomeTexts } from '../../outcome/outcomeTexts.ts'
import { Address } from '../../shell/Address.tsx'
import { Copyable } from '../../shell/Copyable.tsx'
import { ExternalLink } from '../../shell/ExternalLink.tsx'
import { ProblemStep } from '../../shell/ProblemStep.tsx'
import { ReceiptLink } from '../../shell/ReceiptLink.tsx'
import { OutcomeFrame } from '../../shell/OutcomeFrame.tsx'
import { SumFacts } from '../../shell/SumFacts.tsx'
import { SupportCode } from '../../shell/SupportCode.tsx'
import { TaggedAddress } from '../../shell/TaggedAddress.tsx'

/**
 * A rejection before anything was sent offers a next step. A transfer that failed or may have begun shows its known
 * state.
 */
export function Failed({ failure }: { failure: Failure }) {
  const { dispatch } = useStep()
  const { kind } = failure
  if (kind === 'transfer' || kind === 'unknown') return <TransferFailed failure={failure} kind={kind} />
  const again = kind === 'configure' ? ({ type: 'configureRetried' } as const) : ({ type: 'previewReopened' } as const)
  return <ProblemStep failure={failure} onRetry={() => dispatch(again)} />
}

/** Nothing left the account, or it came back there: another transfer may begin. */
const untouched: ReadonlySet<LinkTransfer['money']> = new Set([
  'notSent',
  'returned',
  'walletNotSent',
  'walletReverted',
])
const isUntouched = (money: LinkTransfer['money']): boolean => untouched.has(money)

function TransferFailed({ failure, kind }: { failure: Failure; kind: 'transfer' | 'unknown' }) {
  const { state, messages, format } = useStep()
  const { failed } = messages
  const { transfer } = state
  const explorerUrl = transfer?.refundExplorerUrl ?? transfer?.explorerUrl
  const name = integrationOf(state)?.name ?? transfer?.fromName ?? ''
  const isUnknown = kind === 'unknown'
  const client = state.session?.client.name ?? ''
  const outcome = isUnknown
    ? ({ title: failed.unknownTitle, intro: failed.unknownBody, tone: 'bad', icon: 'alert' } as const)
    : transfer === undefined
      ? ({ title: failed.transferTitle, intro: failed.moneyBack(name), tone: 'bad', icon: 'close' } as const)
      : outcomeTexts(transfer, { from: name, client, messages, format })
  return (
    <OutcomeFrame
      {...outcome}
      actions={isUnknown ? <CheckStatus /> : <TryAgain isSafe={isUntouched(transfer?.money)} />}
    >
      {isUnknown && <p className="r-soft">{failed.moneyUnknown}</p>}
      {!isUnknown && transfer?.paidInstead !== undefined && <PaidInstead {...transfer.paidInstead} />}
      {!isUnknown && transfer !== undefined && (transfer.payer?.moneyLine ?? transfer.moneyLine).leaves.length > 0 && (
        <Facts>
          <SumFacts transfer={transfer} client={client} {...{ messages, format }} />
        </Facts>
      )}
      {!isUnknown && !isUntouched(transfer?.money) && transfer?.refundAddress !== undefined && (
        <Facts>
          <Fact stacked label={transfer.money === 'refunded' ? failed.sentBackTo : failed.moneyRefund}>
            <TaggedAddress address={transfer.refundAddress} tag={transfer.refundAddressTag} />
          </Fact>
          {transfer.refundHash !== undefined && <RefundHash hash={transfer.refundHash} />}
        </Facts>
      )}
      {!isUnknown && explorerUrl !== undefined && (
        <ExternalLink href={explorerUrl}>{messages.progress.explorer}</ExternalLink>
      )}
      {transfer !== undefined && <ReceiptLink transfer={transfer} />}
      <SupportCode code={failure.supportCode || (transfer?.caseCode ?? '')} />
    </OutcomeFrame>
  )
}

function RefundHash({ hash }: { hash: string }) {
  const { failed, copying } = useStep().messages
  return (
    <Fact stacked label={failed.refundHash}>
      <Copyable value={hash} label={failed.refundHash} texts={copying}>
        <Address value={hash} />
      </Copyable>
    </Fact>
  )
}

/** The payment differs from the one that the address is for. */
function PaidInstead({ amount, symbol, networkName, requested }: NonNullable<LinkTransfer['paidInstead']>) {
  const { messages, format } = useStep()
  const { paidInstead, paidElsewhere } = messages.failed
  const sent = format.asset(amount, symbol)
  return (
    <Notice>
      {networkName === undefined
        ? paidInstead(sent, requested.symbol, requested.networkName)
        : paidElsewhere(sent, networkName, requested.symbol, requested.networkName)}
    </Notice>
  )
}

function CheckStatus() {
  const { dispatch, messages } = useStep()
  const { failed, common } = messages
  const check = useCheck()
  return (
    <>
      <Button wide busy={check.isPending} onClick={check.run}>
        {check.isPending ? failed.checking : failed.check}
      </Button>
      <Button wide kind="text" onClick={() => dispatch({ type: 'left' })}>
        {common.close}
      </Button>
    </>
  )
}

/** A new transfer is offered once it is known that this one took nothing. */
function TryAgain({ isSafe }: { isSafe: boolean }) {
  const { dispatch, messages } = useStep()
  const { common } = messages
  const close = () => dispatch({ type: 'left' })
  if (!isSafe)
    return (
      <Button wide onClick={close}>
        {common.close}
      </Button>
    )
  return (
    <>
      <Button wide onClick={() => dispatch({ type: 'previewReopened' })}>
        {common.retry}
      </Button>
      <Button wide kind="text" onClick={() => dispatch({ type: 'catalogueOpened' })}>
        {common.otherAccount}
      </Button>
      <Button wide kind="text" onClick={close}>
        {common.close}
      </Button>
    </>
  )
}

/** Reads the session again: if a transfer was started it is in there, and if not, nothing was sent. */
function useCheck() {
  const { api, dispatch } = useStep()
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
