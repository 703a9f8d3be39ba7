import type { LinkReceipt, ReceiptTransfer } from '@rialto/contract'
import { Badge, Button, Fact, Facts, Icon, Logo, Notice, StepList } from '@rialto/ui'
import type { Messages } from '../messages/messages.ts'
import type { Format } from '../money/createFormat.ts'
import { heroText, heroUsd } from '../money/heroText.ts'
import { isPaidIn } from '../money/isPaidIn.ts'
import { outcomeTexts } from '../outcome/outcomeTexts.ts'
import { SumFacts } from '../shell/SumFacts.tsx'
import { Address } from '../shell/Address.tsx'
import { Copyable } from '../shell/Copyable.tsx'
import { DestinationFacts } from '../shell/DestinationFacts.tsx'
import { fromNames } from '../steps/progress/fromNames.ts'
import { listedSteps } from '../steps/progress/listedSteps.ts'
import { useReceipt } from './useReceipt.ts'

const stateTones = {
  pending: 'warn',
  succeeded: 'good',
  failed: 'bad',
  part: 'warn',
  short: 'warn',
  unknown: 'warn',
  refunding: 'warn',
  refunded: 'warn',
  late: 'warn',
} as const satisfies Record<keyof Messages['states'], string>

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
      {receipt?.environment === 'sandbox' && <header className="link__sandbox">{messages.common.sandbox}</header>}
      <main className="step__body" aria-busy={receipt === undefined}>
        {problem === 'offline' && <Notice tone="warn">{messages.progress.offline}</Notice>}
        {isOfPayLink && receipt?.transfer !== undefined && <Paid receipt={receipt} {...shown} />}
        {receipt?.transfer !== undefined && (
          <Transfer receipt={receipt} transfer={receipt.transfer} address={address} print={print} {...shown} />
        )}
      </main>
    </div>
  )
}

/** To a visitor of a pay link: that its order is paid, so that it is not paid again elsewhere. */
function Paid({ receipt: { transfer, startedAtMs = 0 }, messages, format }: Shown & { receipt: LinkReceipt }) {
  const texts = messages.receipt
  if (transfer?.status === 'failed') return null
  const isDone = transfer?.status === 'succeeded' && transfer.isContradicted !== true
  return (
    <Notice tone="info" title={isDone ? texts.paidOn(format.date(startedAtMs)) : texts.paying} live>
      {texts.notAgain}
    </Notice>
  )
}

type TransferProps = Shown & { receipt: LinkReceipt; transfer: ReceiptTransfer; address: string; print: () => void }

function Transfer({ receipt, transfer, address, print, messages, format }: TransferProps) {
  const { client, operator, endsAtMs } = receipt
  const { status, state, isContradicted, fromName } = transfer
  const amountUsd = heroUsd(transfer)
  const texts = messages.receipt
  const outcome = outcomeTexts(transfer, { from: fromName, client: client.name, messages, format })
  return (
    <>
      <div className="step__head">
        <p className="receipt__client">
          <Logo name={client.name} url={client.logoUrl} size="small" />
          {client.name}
        </p>
        <div className="receipt__title">
          <h1>{texts.title}</h1>
          <Button kind="quiet" className="receipt__print" onClick={print}>
            {texts.print}
          </Button>
        </div>
      </div>
      <p className="preview__amount r-num">
        {heroText(transfer, messages, format)}
        {amountUsd !== undefined && <span className="preview__fiat">{format.fiat(amountUsd, 'USD')}</span>}
      </p>
      <p role="status">
        <Badge tone={stateTones[state]}>{messages.states[state]}</Badge>
      </p>
      {(status === 'failed' || isContradicted === true) && <p>{outcome.intro}</p>}
      <StepList steps={listedSteps(transfer, forOthers(messages), format)} />
      <Details receipt={receipt} transfer={transfer} messages={messages} format={format} />
      <p className="r-small r-soft">
        {texts.until(format.date(endsAtMs))} {messages.common.securedBy(operator.name)}.
      </p>
      <p className="receipt__address r-small r-soft">{address}</p>
    </>
  )
}

/** A receipt is read by others than the payer, who are not addressed as the one who confirmed. */
const forOthers = (messages: Messages): Messages => ({
  ...messages,
  progress: { ...messages.progress, submitted: messages.receipt.confirmed },
})

type DetailsProps = Shown & { receipt: LinkReceipt; transfer: ReceiptTransfer }

function Details({ receipt, transfer, messages, format }: DetailsProps) {
  const { preview, success, failed, common, copying } = messages
  const { client, legalName, order, startedAtMs } = receipt
  const { networkName, hash, refundHash, caseCode } = transfer
  const hashes = [
    { label: success.hash, value: hash },
    { label: failed.refundHash, value: refundHash },
  ]
  return (
    <Facts>
      {legalName !== undefined && <Fact label={messages.receipt.legalName}>{legalName}</Fact>}
      {order !== undefined && <Fact label={messages.receipt.order}>{order}</Fact>}
      {startedAtMs !== undefined && <Fact label={messages.receipt.date}>{format.date(startedAtMs)}</Fact>}
      {!isPaidIn(transfer) && <Fact label={preview.from}>{fromNames(transfer, format)}</Fact>}
      <Fact label={preview.network}>{networkName}</Fact>
      <SumFacts transfer={transfer} client={client.name} messages={messages} format={format} />
      <DestinationFacts destination={transfer} labels={preview} copying={copying} />
      {hashes.map(
        ({ label, value }) =>
          value !== undefined && (
            <Fact key={label} stacked label={label}>
              <Copyable value={value} label={label} texts={copying}>
                <Address value={value} />
              </Copyable>
            </Fact>
          ),
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
