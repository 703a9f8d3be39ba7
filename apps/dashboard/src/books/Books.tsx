import type { AdminValue } from '@rialto/contract'
import { Badge, Button, TextField } from '@rialto/ui'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { Curl } from '../parts/Curl.tsx'
import { ExportButtons } from '../parts/ExportButtons.tsx'
import { textOf } from '../parts/formText.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textIn } from '../parts/words.ts'

type Content = AdminValue<'readBooks', 'content'>
type Account = Content['accounts'][number]
type Unit = Content['units'][number]

const dayMs = 24 * 60 * 60_000
const shownDays = 30

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The journal of a period, and what institutions and chains show of the same transfers. */
export function Books() {
  const language = useLanguage()
  const { messages } = language
  const navigate = useNavigate()
  const { from, to } = useSearch({ from: '/$clientId/books' })
  const [nowMs] = useState(Date.now)
  const range = { from: from ?? dayOf(nowMs - (shownDays - 1) * dayMs), to: to ?? dayOf(nowMs) }
  const setRange = (search: Range) => void navigate({ to: '.', search })
  const books = useRead('readBooks', { body: range })
  return (
    <Page
      title={messages.shell.pages.books}
      intro={messages.books.intro}
      actions={
        <ExportButtons
          path="/Books/export"
          filter={range}
          name={`journal-${range.from}-${range.to}`}
          isEmpty={books.data?.accounts.length === 0}
        />
      }
    >
      <Period range={range} onChoose={setRange} />
      <Reading query={books}>
        {({ accounts, units, differences }) => (
          <>
            <Card title={messages.books.sides} aside={units.length > 0 && <Differences count={differences} />}>
              <p>{messages.books.sidesBody}</p>
              <Table
                label={messages.books.sides}
                columns={unitColumnsOf(language)}
                rows={units}
                keyOf={({ type, symbol, institution, chain }) => [type, symbol, institution, chain].join(' ')}
                empty={<p>{messages.books.empty}</p>}
              />
            </Card>
            <Card title={messages.books.journal}>
              <p>{messages.books.journalBody}</p>
              <Table
                label={messages.books.journal}
                columns={accountColumnsOf(language)}
                rows={accounts}
                keyOf={({ day, account, symbol }) => [day, account, symbol].join(' ')}
                empty={<p>{messages.books.empty}</p>}
              />
            </Card>
          </>
        )}
      </Reading>
      <Curl id="readBooks" body={range} />
    </Page>
  )
}

interface Range {
  from: string
  to: string
}

function Period({ range, onChoose }: { range: Range; onChoose: (range: Range) => void }) {
  const { messages } = useLanguage()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onChoose({ from: textOf(form, 'from'), to: textOf(form, 'to') })
  }
  return (
    <form className="filters__fields" onSubmit={choose}>
      <TextField label={messages.transfers.fromDay} name="from" type="date" defaultValue={range.from} required />
      <TextField label={messages.transfers.toDay} name="to" type="date" defaultValue={range.to} required />
      <Button type="submit" kind="quiet">
        {messages.books.show}
      </Button>
    </form>
  )
}

function Differences({ count }: { count: number }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  if (count === 0) return <Badge tone="good">{messages.books.agreed}</Badge>
  return (
    <Link to="/$clientId/queue" params={{ clientId }}>
      {messages.books.differences(count)}
    </Link>
  )
}

const toneOf = (side: Unit['chain']) => (side === 'agreed' ? 'good' : side === 'differs' ? 'bad' : 'accent')

const unitColumnsOf = ({ messages, format }: Language): readonly Column<Unit>[] => [
  { title: messages.common.institution, cell: ({ type }) => textIn(messages.books.types, type) },
  { title: messages.books.arrived, cell: ({ arrived, symbol }) => format.decimal(arrived, symbol), isNumber: true },
  { title: messages.books.fees, cell: ({ fees, symbol }) => format.decimal(fees, symbol), isNumber: true },
  { title: messages.shell.pages.transfers, cell: ({ transfers }) => format.count(transfers), isNumber: true },
  {
    title: messages.books.institutionShows,
    cell: ({ institution }) => <Badge tone={toneOf(institution)}>{messages.books.states[institution]}</Badge>,
  },
  {
    title: messages.books.chainShows,
    cell: ({ chain }) => <Badge tone={toneOf(chain)}>{messages.books.states[chain]}</Badge>,
  },
]

/** In words, and as the exported journal names it. */
function AccountName({ account }: { account: string }) {
  const { accounts, takers } = useLanguage().messages.books
  const [first = '', taker = ''] = account.split(':')
  const name = first === 'fee' ? textIn(takers, taker) : textIn(accounts, first)
  return (
    <>
      {name} <code className="r-mono r-small r-soft">{account}</code>
    </>
  )
}

const accountColumnsOf = ({ messages, format }: Language): readonly Column<Account>[] => [
  { title: messages.books.day, cell: ({ day }) => format.day(day) },
  { title: messages.books.account, cell: ({ account }) => <AccountName account={account} /> },
  { title: messages.books.amount, cell: ({ amount, symbol }) => format.decimal(amount, symbol), isNumber: true },
]
