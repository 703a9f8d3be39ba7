import type { AdminValue } from '@rialto/contract'
import { Badge, Fact, Facts } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { Card } from '../parts/Page.tsx'
import { textIn } from '../parts/words.ts'
import { ArrivedUnread } from './ArrivedUnread.tsx'
import { isUnsent } from './isUnsent.ts'
import { LongFact } from './Long.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { OrderFacts } from './OrderFacts.tsx'

type Record = AdminValue<'searchTransfers', 'content'>['items'][number]

type TransferDetailsProps = {
  transfer: Record
  refundHash: string | null | undefined
  /** Of an order that is paid by address. `null` for other transfers, undefined until it is known. */
  paymentRequestId: string | null | undefined
}

/** The amounts, addresses and ids of a transfer. */
export function TransferDetails({ transfer, refundHash, paymentRequestId }: TransferDetailsProps) {
  const { messages, format } = useLanguage()
  const { symbol, hash, infoUrl, refundAddress, refundAddressTag, addressTag, caseCode } = transfer
  const { clientTransactionId, institutionTransactionId } = transfer
  return (
    <Card title={messages.common.details}>
      <Facts>
        {transfer.amount > 0 && (
          <Fact label={messages.transfers.requested}>{format.decimal(transfer.amountDecimal, symbol)}</Fact>
        )}
        <Money transfer={transfer} paymentRequestId={paymentRequestId} />
        <Fact label={messages.transfers.type}>
          <Badge>{textIn(messages.transfers.types, transfer.transferType)}</Badge>
        </Fact>
        <LongFact label={messages.common.to} text={transfer.destinationAddress} />
        {addressTag && <Fact label={messages.transfers.memo}>{addressTag}</Fact>}
        <LongFact label={messages.common.transaction} text={hash} href={infoUrl} />
        <PaidIn details={transfer.bridgingDetails} />
        <LongFact label={messages.transfers.refundTransaction} text={refundHash} />
        <LongFact label={messages.transfers.refundAddress} text={refundAddress} />
        {refundAddressTag && <Fact label={messages.transfers.refundMemo}>{refundAddressTag}</Fact>}
        <Fact label={messages.transfers.money.code}>
          <code className="r-mono">{caseCode}</code>
        </Fact>
        <LongFact label={messages.transfers.transferId} text={transfer.id} />
        <LongFact label={messages.common.yourOrder} text={clientTransactionId} />
        <LongFact label={messages.common.idAtInstitution} text={institutionTransactionId} />
      </Facts>
    </Card>
  )
}

/** The sums. Of a payment by address they are not shown before it is known whether more arrived than is credited. */
function Money({ transfer, paymentRequestId }: Pick<TransferDetailsProps, 'transfer' | 'paymentRequestId'>) {
  const isByAddress = transfer.from.type === 'cryptocurrencyAddress'
  if (paymentRequestId) return <OrderFacts paymentRequestId={paymentRequestId} transfer={transfer} />
  if (isByAddress && paymentRequestId === undefined) return <ArrivedUnread />
  return (
    <MoneyFacts
      line={transfer.moneyLine}
      from={transfer.from.name}
      isByAddress={isByAddress}
      isUnsent={isUnsent(transfer)}
    />
  )
}

/** The deposit of a bridged transfer: its network, its transaction and its deviation from the order. */
function PaidIn({ details }: { details: Record['bridgingDetails'] }) {
  const { messages } = useLanguage()
  if (details === undefined || details.sourceSide.amount === 0) return null
  const { sourceSide, depositIssue } = details
  return (
    <>
      <Fact
        label={messages.transfers.paidInOn}
        {...(depositIssue ? { aside: textIn(messages.transfers.issues, depositIssue) } : {})}
      >
        {sourceSide.networkName}
      </Fact>
      <LongFact
        label={messages.transfers.paidInTransaction}
        text={sourceSide.transactionHash}
        href={sourceSide.infoUrl}
      />
    </>
  )
}
