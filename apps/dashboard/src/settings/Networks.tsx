import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'

type Content = AdminValue<'listConfiguredNetworks', 'content'>
type Network = Content['networks'][number]

function Offered({ content: { areAllOffered, networks } }: { content: Content }) {
  const language = useLanguage()
  const { messages } = language
  return (
    <>
      {areAllOffered && <p>{messages.networks.allOffered}</p>}
      <Table
        label={messages.shell.pages.networks}
        columns={columnsOf(language)}
        rows={networks}
        keyOf={({ id }) => id}
        empty={<p>{messages.networks.empty}</p>}
      />
    </>
  )
}

/** Networks offered to users, and preferred networks for bridging. */
export function Networks() {
  const { messages } = useLanguage()
  const networks = useRead('listConfiguredNetworks', {})
  return (
    <Page
      title={messages.shell.pages.networks}
      intro={messages.networks.intro}
      actions={networks.data && <ChangeOffered content={networks.data} />}
    >
      <Reading query={networks}>
        {content => (
          <>
            <Offered content={content} />
            <Priority content={content} />
          </>
        )}
      </Reading>
      <Curl id="listConfiguredNetworks" />
    </Page>
  )
}

/** Choosing all networks or none means that every network is offered. */
const chosenIn = (form: FormData, { networks }: Content): string[] => {
  const chosen = networks.flatMap(({ id }) => (form.getAll('networkIds').includes(id) ? id : []))
  return chosen.length === networks.length ? [] : chosen
}

function ChangeOffered({ content }: { content: Content }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="replaceOfferedNetworks"
      label={messages.networks.change}
      confirmLabel={messages.common.save}
      kind="primary"
      request={form => ({ body: { networkIds: chosenIn(form, content) } })}
    >
      <NetworkChoice
        legend={messages.networks.offered}
        networks={content.networks}
        isChosen={({ isOffered }) => isOffered}
      />
      <p>{messages.networks.changeBody}</p>
    </ActionDialog>
  )
}

type NetworkChoiceProps = {
  legend: string
  networks: readonly Network[]
  isChosen: (network: Network) => boolean
}

/** Check boxes `networkIds`. */
export function NetworkChoice({ legend, networks, isChosen }: NetworkChoiceProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {networks.map(network => (
        <label key={network.id}>
          <input type="checkbox" name="networkIds" value={network.id} defaultChecked={isChosen(network)} />{' '}
          {network.name}
        </label>
      ))}
    </fieldset>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Network>[] => [
  { title: messages.common.network, cell: ({ name }) => <span className="strong">{name}</span> },
  {
    title: messages.networks.chainId,
    cell: ({ caip2 }) => <code className="r-mono breakable">{caip2}</code>,
  },
  { title: messages.networks.tokens, cell: ({ symbols }) => format.list(symbols) },
  {
    title: messages.networks.integrations,
    cell: ({ integrations }) => format.count(integrations),
    isNumber: true,
  },
  {
    title: messages.common.state,
    cell: ({ isOffered }) =>
      isOffered ? (
        <Badge tone="good">{messages.networks.isOffered}</Badge>
      ) : (
        <Badge tone="warn">{messages.networks.notOffered}</Badge>
      ),
  },
]

function Priority({ content: { networks, networkPriority } }: { content: Content }) {
  const { messages } = useLanguage()
  const nameOf = (id: string) => networks.find(({ caip2 }) => caip2 === id)?.name ?? id
  return (
    <Card title={messages.networks.preferred} aside={<ChangePriority networkPriority={networkPriority} />}>
      <p>{messages.networks.preferredBody}</p>
      {networkPriority.length === 0 ? (
        <p>{messages.networks.noOrder}</p>
      ) : (
        <ol className="ranked">
          {networkPriority.map(id => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function ChangePriority({ networkPriority }: { networkPriority: readonly string[] }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="setBridgingPriority"
      label={messages.networks.changeOrder}
      confirmLabel={messages.common.save}
      request={form => ({
        body: {
          networks: textOf(form, 'networks')
            .split(/\s+/)
            .filter(one => one !== ''),
        },
      })}
    >
      <label className="lines">
        <span className="r-field__label">{messages.networks.order}</span>
        <textarea name="networks" rows={5} defaultValue={networkPriority.join('\n')} />
        <span className="r-field__help">{messages.networks.orderHelp}</span>
      </label>
    </ActionDialog>
  )
}
