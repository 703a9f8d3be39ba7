import type { AddressPayment } from '@rialto/contract'
import { Button, Notice, Spinner } from '@rialto/ui'
import type { ReactNode } from 'react'

import { isTouch } from '../../shell/isTouch.ts'
import type { Messages } from '../../messages/messages.ts'
import { PaymentCodes } from '../../shell/PaymentCodes.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { Unavailable } from '../manual/Unavailable.tsx'
import type { AssetPair } from './addressApi.ts'
import { BeforeBridge } from './BeforeBridge.tsx'
import { ArrivedPayments } from './ArrivedPayments.tsx'
import { ExchangeFees } from './ExchangeFees.tsx'
import { PaymentParts } from './PaymentParts.tsx'
import { RefundAddress } from './RefundAddress.tsx'
import { overTexts, partText, ruleText, stateTexts } from './stateTexts.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useAddressPayment } from './useAddressPayment.ts'

/** The address of the order in one asset, with the amount to send and the payments that arrived. */
export function AddressPage({ pair, more }: { pair: AssetPair; more?: ReactNode }) {
  const { messages } = useStep()
  const { payment, isOver, asksRefundAddress, isFailed, retry, start, isStarting, startError, update } =
    useAddressPayment(pair)
  if (isFailed) return <Unavailable onRetry={retry} />
  if (payment === undefined && asksRefundAddress !== undefined)
    return <BeforeBridge isRequired={asksRefundAddress === 'required'} {...{ pair, start, isStarting, startError }} />
  if (payment === undefined)
    return (
      <StepFrame title={messages.catalogue.byAddress}>
        <div className="r-skeleton progress__skeleton" role="status" aria-label={messages.common.loading} />
      </StepFrame>
    )
  if (isOver) return <Over payment={payment} />
  const key = `${payment.paymentRequestId} ${payment.status}`
  const renew = () => start(payment.bridge && payment.refundAddress)
  return <Shown key={key} {...{ payment, renew, update, more }} isRenewing={isStarting} />
}

/** The last state of the payment, after the end of the session. The page can neither refresh nor change it. */
function Over({ payment }: { payment: AddressPayment }) {
  const { dispatch, messages, format, state } = useStep()
  const { title, intro } = overTexts(payment, messages, format, state.session?.client.name ?? '')
  const { over } = messages.byAddress
  return (
    <StepFrame
      key="over"
      title={title}
      intro={intro}
      actions={
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
          {messages.common.close}
        </Button>
      }
    >
      <ArrivedPayments payment={payment} />
      <Notice>{over}</Notice>
    </StepFrame>
  )
}

type ShownProps = {
  payment: AddressPayment
  renew: () => void
  isRenewing: boolean
  update: (payment: AddressPayment) => void
  /** Other ways to pay, while nothing was seen. */
  more?: ReactNode
}

function Shown({ payment, renew, isRenewing, update, more }: ShownProps) {
  const { dispatch, messages, format, state } = useStep()
  const { common, byAddress } = messages
  const { status, part, refunds } = payment
  const client = state.session?.client.name ?? ''
  const { title, intro } = stateTexts(payment, messages, format, client)
  const isPayable = status === 'waiting' || status === 'underpaid'
  return (
    <StepFrame
      title={title}
      intro={intro}
      actions={
        <>
          {status === 'expired' && (
            <Button wide busy={isRenewing} onClick={renew}>
              {byAddress.renew}
            </Button>
          )}
          <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
            {common.close}
          </Button>
        </>
      }
    >
      {part && status === 'underpaid' && <p className="r-small">{ruleText(part, messages, client)}</p>}
      {part && stopped.has(status) && <p className="preview__amount r-num">{partText(part, messages, format)}</p>}
      {part && status === 'expired' && refunds.length > 0 && <p className="r-small r-soft">{byAddress.expired}</p>}
      {status === 'detected' && <Waiting text={detectedText(payment, byAddress)} />}
      <ArrivedPayments payment={payment} />
      {isPayable && <Paying payment={payment} />}
      <RefundAddress payment={payment} onChange={update} />
      {status === 'waiting' && payment.payments.length === 0 && more}
      {(isPayable || status === 'detected') && <p className="r-small r-soft">{messages.manual.leave}</p>}
    </StepFrame>
  )
}

/** Nothing more may be sent to the address. */
const stopped: ReadonlySet<AddressPayment['status']> = new Set(['held', 'expired', 'canceled'])

/** On a touch screen the parts to copy come first: a phone reads no code from its own screen. */
function Paying({ payment }: { payment: AddressPayment }) {
  const { messages } = useStep()
  const { manual, byAddress } = messages
  const { address, paymentUri, isForWalletsOnly, symbol, networkName, expiresAtMs, nowMs, bridge } = payment
  const codes = <PaymentCodes first="request" onlyRequest={isForWalletsOnly} {...{ address, paymentUri }} />
  const parts = isForWalletsOnly ? null : <PaymentParts payment={payment} />
  return (
    <>
      {!isForWalletsOnly && isTouch() ? (
        <>
          {parts}
          <details className="more">
            <summary>{manual.showQr}</summary>
            {codes}
          </details>
        </>
      ) : (
        <>
          {codes}
          {parts}
        </>
      )}
      <Waiting text={manual.waiting} />
      {bridge && <p className="r-small">{byAddress.bridgeOnce}</p>}
      <Notice tone="warn">{manual.only(symbol, networkName)}</Notice>
      <TimeLeft key={expiresAtMs} expiresAtMs={expiresAtMs} nowMs={nowMs} />
      {!isForWalletsOnly && <ExchangeFees payment={payment} />}
    </>
  )
}

/** Until the payout of a bridge is seen at the order, the bridge has the payment. */
function detectedText({ bridge, payments, networkName }: AddressPayment, texts: Messages['byAddress']): string {
  if (bridge && payments.length === 0) return texts.bridgeSeen
  return texts.detected(bridge?.payoutNetworkName ?? networkName)
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="manual__waiting" role="status">
      <Spinner />
      {text}
    </p>
  )
}
