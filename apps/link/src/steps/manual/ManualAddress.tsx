import type { ManualDeposit, ManualOrigins } from '@rialto/contract'
import { Button, Fact, Facts, Icon, Notice, Spinner } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { amountText } from '../../money/amountText.ts'
import { useStep } from '../../StepTexts.tsx'
import { Address } from '../../shell/Address.tsx'
import { CopyOutcome } from '../../shell/CopyButton.tsx'
import { isTouch } from '../../shell/isTouch.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useCopy } from '../../shell/useCopy.ts'
import { PaymentCodes } from '../../shell/PaymentCodes.tsx'
import { manualApi } from './manualApi.ts'
import { Unavailable } from './Unavailable.tsx'
import { isEnded } from '../../api/isEnded.ts'
import { pollDelayMs } from '../progress/pollDelayMs.ts'

/** Continues to the transfer once the deposit has arrived. */
function useArrival(transferId: string | undefined): void {
  const { api, dispatch } = useStep()
  const { data, error } = useQuery({
    queryKey: ['transfer', transferId],
    queryFn: () => api.readTransfer(transferId ?? ''),
    enabled: transferId !== undefined,
    refetchInterval: query => pollDelayMs(query.state.dataUpdateCount),
    // The host is notified also while the user is in their wallet.
    refetchIntervalInBackground: true,
  })
  const hasArrived = data !== undefined && (data.status !== 'pending' || data.steps[0]?.state === 'done')
  useEffect(() => {
    // Another transfer where it came on another network.
    if (hasArrived) dispatch({ type: 'transferFound', transferId: data.transferId })
  }, [hasArrived, data?.transferId, dispatch])
  useEffect(() => {
    if (isEnded(error)) dispatch({ type: 'sessionEnded', reason: 'expired' })
  }, [error, dispatch])
}

type Origin = ManualOrigins['origins'][number]

/** The address that is this session's alone, until something arrives there. */
export function ManualAddress({ origin }: { origin: Origin }) {
  const { api, dispatch, messages } = useStep()
  const { symbol, networkId, networkName } = origin
  const { manual: texts, common } = messages
  const { data, isError, refetch } = useQuery({
    queryKey: ['manual', symbol, networkId],
    queryFn: () => manualApi(api).deposit({ symbol, networkId }),
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data !== undefined) dispatch({ type: 'manualShown', deposit: data })
  }, [data, dispatch])
  useArrival(data?.transferId)
  if (isError) return <Unavailable onRetry={() => void refetch()} />
  return (
    <StepFrame
      title={texts.addressTitle(symbol, networkName)}
      intro={texts.addressIntro}
      actions={
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
          {common.close}
        </Button>
      }
    >
      {data === undefined ? (
        <div className="r-skeleton progress__skeleton" role="status" aria-label={common.loading} />
      ) : (
        <Shown deposit={data} />
      )}
    </StepFrame>
  )
}

function Shown({ deposit }: { deposit: ManualDeposit }) {
  const { state, messages } = useStep()
  const { manual: texts } = messages
  const { symbol, networkName, receives } = deposit
  const isBridged = receives.symbol !== symbol || receives.networkName !== networkName
  const client = state.session?.client.name ?? ''
  return (
    <>
      {isTouch() ? (
        <>
          <CopyableAddress deposit={deposit} />
          <details className="more">
            <summary>{texts.showQr}</summary>
            <PaymentCodes {...deposit} />
          </details>
        </>
      ) : (
        <>
          <PaymentCodes {...deposit} />
          <CopyableAddress deposit={deposit} />
        </>
      )}
      <p className="manual__waiting" role="status">
        <Spinner />
        {texts.waiting}
      </p>
      <Terms deposit={deposit} isBridged={isBridged} />
      {isBridged && <p className="r-small r-soft">{texts.receives(client, receives.symbol, receives.networkName)}</p>}
      <p className="r-small r-soft">{texts.leave}</p>
    </>
  )
}

/** The address with emphasized ends, a copy button, and the accepted asset and network. */
function CopyableAddress({ deposit: { address, symbol, networkName } }: { deposit: ManualDeposit }) {
  const { manual: texts, wallet, copying } = useStep().messages
  const { state, copy } = useCopy()
  const shown = useRef<HTMLParagraphElement>(null)
  return (
    <section className="card card--padded manual__address" aria-label={wallet.address}>
      <p ref={shown}>
        <Address value={address} marked />
      </p>
      <Button wide kind={state === 'copied' ? 'quiet' : 'primary'} onClick={() => copy(address, shown.current)}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {state === 'copied' ? copying.copied : texts.copyAddress}
      </Button>
      <CopyOutcome state={state} texts={copying} />
      <Notice tone="warn">{texts.only(symbol, networkName)}</Notice>
    </section>
  )
}

/** The limits and the price of a deposit to the address. */
function Terms({ deposit, isBridged }: { deposit: ManualDeposit; isBridged: boolean }) {
  const { api, messages, format } = useStep()
  const { manual: texts, money, preview, action } = messages
  const { symbol, networkId, networkName, minimum, expiresAtMs } = deposit
  const { data } = useQuery({
    queryKey: ['manualQuote', symbol, networkId],
    queryFn: () => manualApi(api).quote({ symbol, networkId }),
    enabled: isBridged,
    staleTime: Infinity,
  })
  const fee = data?.fee
  return (
    <Facts>
      <Fact label={action.asset}>{symbol}</Fact>
      <Fact label={preview.network}>{networkName}</Fact>
      {minimum !== undefined && <Fact label={texts.minimum}>{format.asset(minimum, symbol)}</Fact>}
      {isBridged && (
        <Fact label={money.bridgeFee}>
          {fee === undefined
            ? texts.feeLater
            : texts.feeOf(
                messages.amount.equals(amountText(fee, messages, format)),
                format.asset(fee.ofAmount, symbol),
              )}
        </Fact>
      )}
      <Fact label={texts.until}>{format.date(expiresAtMs)}</Fact>
    </Facts>
  )
}
