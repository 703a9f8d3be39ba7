import type { ManualDeposit, ManualOrigins } from '@rialto/contract'
import { Button, Fact, Facts, Icon, Notice, Spinner } from '@rialto/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { amountText } from '../../money/amountText.ts'
import { useStep } from '../../StepTexts.tsx'
import { Address } from '../../shell/Address.tsx'
import { CopyOutcome } from '../../shell/CopyButton.tsx'
import { isTouch } from '../../shell/isTouch.ts'
import { QrCode } from '../../shell/QrCode.tsx'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useCopy } from '../../shell/useCopy.ts'
import { manualApi } from './manualApi.ts'
import { Unavailable } from './Unavailable.tsx'
import { useArrival } from './useArrival.ts'

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
            <Codes deposit={deposit} />
          </details>
        </>
      ) : (
        <>
          <Codes deposit={deposit} />
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

/**
 * Exchanges and some wallets read the address alone: a payment request of a token begins with the token's contract, which they would
 * take for the address. So that code comes only when it is asked for.
 */
function Codes({ deposit: { address, paymentUri } }: { deposit: ManualDeposit }) {
  const { manual: texts } = useStep().messages
  const [isRequest, setRequest] = useState(false)
  const request = isRequest ? paymentUri : undefined
  return (
    <div className="manual__codes">
      <QrCode value={request ?? address} label={request === undefined ? texts.code : texts.payCode} />
      {paymentUri !== undefined && (
        <>
          <Button kind="text" onClick={() => setRequest(!isRequest)}>
            {isRequest ? texts.showCode : texts.showPayCode}
          </Button>
          <WalletLink uri={paymentUri} />
        </>
      )}
    </div>
  )
}

/** Shown where the wallet may be on this device: a phone reads no code from its own screen. */
function WalletLink({ uri }: { uri: string }) {
  const { manual: texts } = useStep().messages
  if (!/^(?:ethereum|solana|bitcoin):/u.test(uri)) return null
  return (
    <a className="r-button r-button--wide r-button--quiet manual__wallet" href={uri} target="_blank" rel="noreferrer">
      {texts.openWallet}
    </a>
  )
}
