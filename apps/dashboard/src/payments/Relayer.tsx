import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Long } from '../transfers/Long.tsx'

type Content = AdminValue<'readRelayer', 'content'>
type Network = Content['networks'][number]
type Transaction = Content['transactions'][number]
type Refusal = Content['refusals'][number]

/** The operator's relayer for the client: limits, balances and transactions. */
export function Relayer() {
  const language = useLanguage()
  const { relayer, shell } = language.messages
  const found = useRead('readRelayer', {}, { refreshMs: 5_000 })
  return (
    <Page title={shell.pages.relayer} intro={relayer.intro}>
      <Reading query={found}>
        {({ networks, transactions, refusals }) => (
          <>
            <Card title={relayer.limits}>
              <Table
                label={relayer.limits}
                columns={networkColumns(language)}
                rows={networks}
                keyOf={one => one.networkId}
                empty={<p>{relayer.noLimits}</p>}
              />
              {networks.length > 0 && <p className="r-soft">{relayer.fund}</p>}
            </Card>
            <Card title={relayer.transactions}>
              <Table
                label={relayer.transactions}
                columns={transactionColumns(language)}
                rows={transactions}
                keyOf={one => one.id}
                empty={<p>{relayer.noTransactions}</p>}
              />
            </Card>
            <Card title={relayer.refusals}>
              <Table
                label={relayer.refusals}
                columns={refusalColumns(language)}
                rows={refusals}
                keyOf={one => [one.networkId, one.purpose, one.subjectId, one.from, one.reason].join(' ')}
                empty={<p>{relayer.noRefusals}</p>}
              />
            </Card>
          </>
        )}
      </Reading>
      <Curl id="readRelayer" />
    </Page>
  )
}

const networkColumns = ({ messages, format }: Language): readonly Column<Network>[] => {
  const { relayer, common } = messages
  const coins = (title: string, amountOf: (one: Network) => string | undefined): Column<Network> => ({
    title,
    cell: one => {
      const amount = amountOf(one)
      return amount === undefined ? '–' : format.decimal(amount, one.symbol)
    },
    isNumber: true,
  })
  return [
    { title: common.network, cell: one => one.networkName },
    {
      title: relayer.address,
      cell: ({ address }) => (address === undefined ? relayer.noKey : <Long text={address} />),
    },
    coins(relayer.free, one => one.freeAmount),
    coins(relayer.perTransaction, one => one.maximumPerTransaction),
    coins(relayer.perDay, one => one.maximumPerDay),
    coins(relayer.used, one => one.usedAmount),
  ]
}

const tones = {
  sent: 'accent',
  mined: 'accent',
  succeeded: 'good',
  reverted: 'bad',
  displaced: 'warn',
} as const satisfies Record<Transaction['state'], string>

const transactionColumns = ({ messages, format }: Language): readonly Column<Transaction>[] => {
  const { relayer, common } = messages
  return [
    { title: common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
    { title: common.state, cell: one => <Badge tone={tones[one.state]}>{relayer.states[one.state]}</Badge> },
    { title: relayer.purpose, cell: one => relayer.purposes[one.purpose] },
    { title: common.network, cell: one => one.networkName },
    { title: relayer.payer, cell: one => <Long text={one.from} /> },
    { title: relayer.reserved, cell: one => format.decimal(one.reservedAmount, one.symbol), isNumber: true },
    {
      title: relayer.paid,
      cell: ({ paidAmount, symbol }) => (paidAmount === undefined ? '–' : format.decimal(paidAmount, symbol)),
      isNumber: true,
    },
    { title: common.transaction, cell: ({ txHash }) => (txHash === undefined ? '–' : <Long text={txHash} />) },
  ]
}

const refusalColumns = ({ messages, format }: Language): readonly Column<Refusal>[] => {
  const { relayer, common } = messages
  return [
    { title: common.time, cell: one => <Time seconds={one.lastTimestamp} /> },
    { title: relayer.reason, cell: one => relayer.reasons[one.reason] },
    { title: relayer.times, cell: one => format.count(one.times), isNumber: true },
    { title: relayer.purpose, cell: one => relayer.purposes[one.purpose] },
    { title: common.network, cell: one => one.networkName },
    { title: relayer.payer, cell: one => <Long text={one.from} /> },
    {
      title: relayer.subject,
      cell: ({ subjectId }) => (subjectId === undefined ? '–' : <Long text={subjectId} />),
    },
  ]
}
