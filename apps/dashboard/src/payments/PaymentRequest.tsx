import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'
import { Link, useParams } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { ExactTime, Time } from '../parts/Time.tsx'
import { Long, LongFact } from '../transfers/Long.tsx'
import { UserLink } from '../users/UserLink.tsx'
import { RequestBadge } from './PaymentRequests.tsx'
import { refundColumns } from './refundColumns.tsx'

type Request = AdminValue<'searchPaymentRequests', 'content'>['items'][number]
type Payment = Request['payments'][number]
type Sums = Request['sums'][number]
type Refund = Request['refunds'][number]
type Bridge = Request['bridgePayments'][number]

function FoundRequest({ request, body }: { request: Request; body: { paymentRequestId: string } }) {
  const { messages, format } = useLanguage()
  const title = (
    <>
      {format.decimal(request.amount, request.symbol)} <RequestBadge status={request.status} />
    </>
  )
  return (
    <Page title={title} intro={messages.transfers.byAddress(request.networkName, request.userId)}>
      <Payments request={request} />
      <Bridges request={request} />
      <Refunds refunds={request.refunds} />
      <Details request={request} />
      <Curl id="searchPaymentRequests" body={body} />
    </Page>
  )
}

/** One order that is paid by address: its payments, its books and its refunds. */
export function PaymentRequest() {
  const { messages } = useLanguage()
  const { paymentRequestId = '' } = useParams({ strict: false })
  const body = { paymentRequestId }
  const found = useRead('searchPaymentRequests', { body }, { refreshMs: 2_000 })
  return (
    <Reading query={found}>
      {({ items: [request] }) =>
        request === undefined ? <p>{messages.payments.noMatch}</p> : <FoundRequest request={request} body={body} />
      }
    </Reading>
  )
}

function Sums({ sums }: Pick<Request, 'sums'>) {
  const language = useLanguage()
  const { books } = language.messages.payments
  return (
    <Card title={books}>
      <Table
        label={books}
        columns={sumColumns(language)}
        rows={sums}
        keyOf={({ networkId, symbol }) => `${networkId} ${symbol}`}
        empty={null}
      />
    </Card>
  )
}

function Payments({ request: { payments, sums } }: { request: Request }) {
  const language = useLanguage()
  const { messages } = language
  const { payments: texts } = messages
  return (
    <>
      <Card title={texts.payments}>
        <Table
          label={texts.payments}
          columns={paymentColumns(language)}
          rows={payments}
          keyOf={({ id }) => id}
          empty={<p>{texts.noPayments}</p>}
        />
      </Card>
      {sums.length > 0 && <Sums sums={sums} />}
    </>
  )
}

const paymentColumns = ({ messages, format }: Language): readonly Column<Payment>[] => [
  { title: messages.common.time, cell: one => <ExactTime seconds={one.seenTimestamp} /> },
  {
    title: messages.common.state,
    cell: one => <span className="whole">{messages.payments.paymentStates[one.state]}</span>,
  },
  { title: messages.payments.amount, cell: one => format.decimal(one.amount, one.symbol), isNumber: true },
  { title: messages.common.network, cell: one => one.networkName },
  { title: messages.payments.counts, cell: one => format.decimal(one.countedAmount, one.symbol), isNumber: true },
  {
    title: messages.payments.issue,
    cell: ({ issue }) => <span className="whole">{issue === undefined ? '–' : messages.payments.issues[issue]}</span>,
  },
  { title: messages.common.transaction, cell: one => <Long text={one.txHash} /> },
  {
    title: messages.payments.sender,
    cell: ({ fromAddress }) => (fromAddress === undefined ? '–' : <Long text={fromAddress} />),
  },
]

const sumColumns = ({ messages, format }: Language): readonly Column<Sums>[] => {
  const { payments: texts, common } = messages
  const column = (title: string, key: 'arrived' | 'credited' | 'refunded' | 'refunding' | 'open'): Column<Sums> => ({
    title,
    cell: one => format.decimal(one[key], one.symbol),
    isNumber: true,
  })
  return [
    { title: common.asset, cell: one => one.symbol },
    { title: common.network, cell: one => one.networkName },
    column(texts.arrived, 'arrived'),
    column(texts.credited, 'credited'),
    column(texts.refunded, 'refunded'),
    column(texts.refunding, 'refunding'),
    column(texts.open, 'open'),
  ]
}

function Bridges({ request: { bridgePayments, symbol } }: { request: Request }) {
  const language = useLanguage()
  const { payments: texts } = language.messages
  if (bridgePayments.length === 0) return null
  return (
    <Card title={texts.bridges}>
      <Table
        label={texts.bridges}
        columns={bridgeColumns(language, symbol)}
        rows={bridgePayments}
        keyOf={({ id }) => id}
        empty={null}
      />
    </Card>
  )
}

const bridgeColumns = ({ messages, format }: Language, paidSymbol: string): readonly Column<Bridge>[] => [
  { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
  { title: messages.common.state, cell: one => messages.payments.bridgeStates[one.status] },
  { title: messages.common.network, cell: one => one.networkName },
  { title: messages.payments.toSend, cell: one => format.decimal(one.amount, one.symbol), isNumber: true },
  { title: messages.payments.paysOut, cell: one => format.decimal(one.payoutAmount, paidSymbol), isNumber: true },
  { title: messages.common.address, cell: one => <Long text={one.address} /> },
  { title: messages.payments.refundAddress, cell: one => <Long text={one.refundAddress} /> },
  {
    title: messages.common.transaction,
    cell: ({ payInTxHashes, refundTxHashes }) => {
      const hash = refundTxHashes.at(-1) ?? payInTxHashes.at(-1)
      return hash === undefined ? '–' : <Long text={hash} />
    },
  },
]

function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const language = useLanguage()
  const { payments: texts } = language.messages
  return (
    <Card title={texts.refunds}>
      <Table
        label={texts.refunds}
        columns={Object.values(refundColumns(language))}
        rows={refunds}
        keyOf={({ id }) => id}
        empty={<p>{texts.noRefunds}</p>}
      />
    </Card>
  )
}

function Details({ request }: { request: Request }) {
  const { messages, format } = useLanguage()
  const { payments: texts, common } = messages
  const clientId = useClientId() ?? ''
  const { symbol, transferId, refundAddress, refundAddressTag, addressTag, reference, transactionId } = request
  return (
    <Card title={common.details}>
      <Facts>
        <Fact label={texts.requested}>{format.decimal(request.amount, symbol)}</Fact>
        <Fact label={texts.credited}>{format.decimal(request.creditedAmount, symbol)}</Fact>
        <Fact label={texts.due}>{format.decimal(request.dueAmount, symbol)}</Fact>
        <Fact label={common.network}>{request.networkName}</Fact>
        <Fact label={common.user}>
          <UserLink userId={request.userId} />
        </Fact>
        <Fact label={common.created}>
          <Time seconds={request.createdTimestamp} />
        </Fact>
        <Fact label={texts.endsAt}>
          <Time seconds={request.expiresTimestamp} />
        </Fact>
        {transferId !== undefined && (
          <Fact label={common.transfer}>
            <Link to="/$clientId/transfers/$transferId" params={{ clientId, transferId }}>
              {common.show}
            </Link>
          </Fact>
        )}
        <LongFact label={common.address} text={request.address} />
        {addressTag !== undefined && <Fact label={texts.tag}>{addressTag}</Fact>}
        <LongFact label={texts.reference} text={reference} />
        {refundAddress !== undefined && (
          <LongFact
            label={texts.refundAddress}
            text={refundAddressTag === undefined ? refundAddress : `${refundAddress} ${refundAddressTag}`}
          />
        )}
        <LongFact label={common.yourOrder} text={transactionId} />
        <LongFact label={common.id} text={request.id} />
      </Facts>
    </Card>
  )
}
