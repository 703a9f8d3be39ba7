import type { LinkReceipt, ReceiptTransfer } from '@rialto/contract'
import { Badge, Button, Fact, Facts, Icon, Logo, Notice, StepList } from '@rialto/ui'

import type { Messages } from '../messages/messages.ts'
import { moneyText } from '../messages/moneyText.ts'
import type { Format } from '../money/createFormat.ts'
import { heroText, heroUsd } from '../money/heroText.ts'
import { SumFacts } from '../shell/SumFacts.tsx'
import { Address } from '../shell/Address.tsx'
import { DestinationFacts } from '../shell/DestinationFacts.tsx'
import { fromNames } from '../steps/progress/fromNames.ts'
import { listedSteps } from '../steps/progress/listedSteps.ts'
import { useReceipt } from './useReceipt.ts'

type Shown = { messages: Messages; format: Format }
type ReceiptPageProps = Shown & {
  read: () => Promise<LinkReceipt>
  address: string
  print: () => void
  isOfPayLink: boolean
}

export function ReceiptPage({ read, address, print, isOfPayLink, ...shown }: ReceiptPageProps) {
  const { receipt, problem } = useReceipt(read)
  const { messages } = shown
  const texts = messages.receipt
  if (problem === 'wrong') return <Ended title={texts.wrongTitle} body={texts.wrongBody} />
  if (receipt !== undefined && receipt.transfer === undefined)
    return <Ended title={texts.endedTitle} body={texts.wrongBody} />
  return (
    <div className="link receipt">
      {receipt?.environment === 'sandbox' && <p className="link__sandbox">{messages.common.sandbox}</p>}
      <main className="step__body" aria-busy={receipt === undefined}>
        {problem === 'offline' && <Notice tone="warn">{messages.progress.offline}</Notice>}
        {isOfPayLink && receipt?.transfer !== undefined && <Paid receipt={receipt} {...shown} />}
        {receipt?.transfer !== undefined && (
          <Transfer receipt={receipt} transfer={receipt.transfer} address={address} {...shown} />
        )}
        {receipt?.transfer !== undefined && (
          <Button kind="quiet" className="receipt__print" onClick={print}>
            {texts.print}
          </Button>
        )}
      </main>
    </div>
  )
}

/** To a visitor of a pay link: that its order is paid, so that it is not paid again elsewhere. */
function Paid({ receipt: { transfer, startedAtMs = 0 }, messages, format }: Shown & { receipt: LinkReceipt }) {
  const texts = messages.receipt
  if (transfer?.status === 'failed') return null
  const isDone = transfer?.status === 'succeeded'
  return (
    <Notice tone="info" title={isDone ? texts.paidOn(format.date(startedAtMs)) : texts.paying} live>
      {texts.notAgain}
    </Notice>
  )
}

const tones = { pending: 'warn', succeeded: 'good', failed: 'bad' } as const

type TransferProps = Shown & { receipt: LinkReceipt; transfer: ReceiptTransfer; address: string }

function Transfer({ receipt, transfer, address, messages, format }: TransferProps) {
  const { client, operator, endsAtMs, startedAtMs } = receipt
  const { status, fromName } = transfer
  const amountUsd = heroUsd(transfer)
  const texts = messages.receipt
  return (
    <>
      <div className="step__head">
        <p className="receipt__client">
          <Logo name={client.name} url={client.logoUrl} size="small" />
          {client.name}
        </p>
        <h1>{texts.title}</h1>
      </div>
      <p className="preview__amount r-num">
        {heroText(transfer, messages, format)}
        {amountUsd !== undefined && <span className="preview__fiat">{format.fiat(amountUsd, 'USD')}</span>}
      </p>
      <p role="status">
        <Badge tone={tones[status]}>{texts[status]}</Badge>
      </p>
      {status === 'failed' && <p>{moneyText(messages, fromName, transfer)}</p>}
      <StepList steps={listedSteps(transfer, messages, format)} />
      <Details transfer={transfer} client={client.name} startedAtMs={startedAtMs} messages={messages} format={format} />
      <p className="r-small r-soft">
        {texts.until(format.date(endsAtMs))} {messages.common.securedBy(operator.name)}.
      </p>
      <p className="receipt__address r-small r-soft">{address}</p>
    </>
  )
}

type DetailsProps = Shown & { transfer: ReceiptTransfer; client: string; startedAtMs: number | undefined }

function Details({ transfer, client, startedAtMs, messages, format }: DetailsProps) {
  const { preview, success, common } = messages
  const { networkName, hash, caseCode } = transfer
  return (
    <Facts>
      {startedAtMs !== undefined && <Fact label={messages.receipt.date}>{format.date(startedAtMs)}</Fact>}
      <Fact label={preview.from}>{fromNames(transfer, format)}</Fact>
      <Fact label={preview.network}>{networkName}</Fact>
      <SumFacts transfer={transfer} client={client} messages={messages} format={format} />
      <DestinationFacts destination={transfer} labels={{ address: success.to, tag: preview.tag }} canCopy={false} />
      {hash !== undefined && (
        <Fact stacked label={success.hash}>
          <Address value={hash} />
        </Fact>
      )}
      <Fact stacked label={common.supportCode}>
        <bdi className="r-mono">{caseCode}</bdi>
      </Fact>
    </Facts>
  )
}

function Ended({ title, body }: { title: string; body: string }) {
  return (
    <main className="link receipt">
      <section className="step step--centred">
        <div className="step__body">
          <div className="step__head">
            <span className="hero">
              <Icon name="clock" />
            </span>
            <h1>{title}</h1>
            <p className="r-soft">{body}</p>
          </div>
        </div>
      </section>
    </main>
  )
}
