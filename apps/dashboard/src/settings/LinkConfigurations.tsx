import type { AdminValue } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { ConfigurationFields } from './ConfigurationFields.tsx'
import { configurationOf } from './configurationOf.ts'
import { LivePreview } from './LivePreview.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

type Configuration = AdminValue<'listLinkConfigurations', 'content'>[number]

/** Configurations of Link's content and appearance, each with an id for link tokens. */
export function LinkConfigurations() {
  const language = useLanguage()
  const { messages } = language
  const configurations = useRead('listLinkConfigurations', {})
  return (
    <Page
      title={messages.shell.pages.linkConfigurations}
      intro={messages.settings.configurationsIntro}
      actions={
        <ActionDialog
          id="createLinkConfiguration"
          label={messages.settings.addConfiguration}
          confirmLabel={messages.settings.verbs.add}
          kind="primary"
          request={form => ({ body: configurationOf(form) })}
        >
          <ConfigurationFields />
        </ActionDialog>
      }
    >
      {configurations.error && <Problem error={configurations.error} onRetry={configurations.refetch} />}
      <Table
        label={messages.shell.pages.linkConfigurations}
        columns={columnsOf(language)}
        rows={configurations.data}
        keyOf={({ configurationId }) => configurationId}
        empty={<p>{messages.settings.noConfigurations}</p>}
      />
      <Curl id="listLinkConfigurations" />
    </Page>
  )
}

const columnsOf = ({ messages, format }: Language): readonly Column<Configuration>[] => [
  { title: messages.settings.configuration, cell: ({ name }) => <span className="strong">{name}</span> },
  {
    title: messages.settings.requires,
    cell: ({ products: required }) =>
      required?.length
        ? format.list(required.map(one => messages.settings.products[one]))
        : messages.settings.anyIntegration,
  },
  {
    title: messages.common.theme,
    cell: ({ theme }) => (theme === undefined ? messages.common.notSet : messages.settings.themes[theme]),
  },
  {
    title: messages.common.id,
    cell: ({ configurationId, name }) => (
      <span className="copyable">
        <code className="r-mono breakable">{configurationId}</code>
        <CopyButton text={configurationId} label={messages.common.copyIdOf(name)} />
      </span>
    ),
  },
  { title: messages.common.actions, cell: one => <Actions configuration={one} /> },
]

function Actions({ configuration }: { configuration: Configuration }) {
  const { messages } = useLanguage()
  const { configurationId, name } = configuration
  const params = { id: configurationId }
  return (
    <div className="row-actions">
      <PreviewDialog of="previewLinkConfiguration" id={configurationId} />
      <ActionDialog
        id="replaceLinkConfiguration"
        label={messages.common.change}
        confirmLabel={messages.common.save}
        request={form => ({ params, body: configurationOf(form, configuration) })}
      >
        <ConfigurationFields of={configuration} />
        <LivePreview
          of="previewLinkConfiguration"
          id={configurationId}
          read={form => {
            const { brand, theme } = configurationOf(form, configuration)
            return defined({ brand, theme })
          }}
        />
      </ActionDialog>
      <ActionDialog
        id="removeLinkConfiguration"
        label={messages.common.remove}
        confirmLabel={messages.settings.removeConfiguration}
        request={() => ({ params })}
      >
        <p>{messages.settings.removeConfigurationBody(name)}</p>
      </ActionDialog>
    </div>
  )
}
