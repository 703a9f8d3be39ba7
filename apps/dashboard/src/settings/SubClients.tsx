import type { AdminValue } from '@rialto/contract'
import { Logo, TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'
import { LivePreview } from './LivePreview.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'

type SubClient = AdminValue<'listSubClients', 'content'>[number]

/** Merchants that the client serves: Link shows their name and logo in place of the client's. */
export function SubClients() {
  const language = useLanguage()
  const { messages } = language
  const subClients = useRead('listSubClients', {})
  return (
    <Page
      title={messages.shell.pages.subClients}
      intro={messages.settings.subClientsIntro}
      actions={
        <ActionDialog
          id="createSubClient"
          label={messages.settings.addSubClient}
          confirmLabel={messages.settings.verbs.add}
          kind="primary"
          request={form => ({ body: dataOf(form) })}
        >
          <DataFields />
        </ActionDialog>
      }
    >
      {subClients.error && <Problem error={subClients.error} onRetry={subClients.refetch} />}
      <Table
        label={messages.shell.pages.subClients}
        columns={columnsOf(language)}
        rows={subClients.data}
        keyOf={({ id }) => id}
        empty={<p>{messages.settings.noSubClients}</p>}
      />
      <Curl id="listSubClients" />
    </Page>
  )
}

const linesOf = (text: string): string[] => text.split(/\s+/).filter(line => line !== '')

const dataOf = (form: FormData, kept?: SubClient['catalogConfiguration']) => ({
  displayName: textOf(form, 'displayName'),
  businessLegalName: textOf(form, 'businessLegalName'),
  callbackUrls: linesOf(textOf(form, 'callbackUrls')),
  // Settings without a field here are unchanged.
  ...(kept && { catalogConfiguration: kept }),
})

function DataFields({ of }: { of?: SubClient }) {
  const { messages } = useLanguage()
  return (
    <>
      <TextField
        label={messages.settings.nameInLink}
        name="displayName"
        maxLength={300}
        defaultValue={of?.displayName}
        help={messages.settings.nameInLinkHelp}
        required
      />
      <TextField
        label={messages.settings.registeredName}
        name="businessLegalName"
        maxLength={300}
        defaultValue={of?.businessLegalName}
        required
      />
      <label className="lines">
        <span className="r-field__label">{messages.settings.callbackUrls}</span>
        <textarea
          name="callbackUrls"
          rows={3}
          defaultValue={of?.callbackUrls.join('\n')}
          placeholder="https://shop.example/done"
          required
        />
        <span className="r-field__help">{messages.settings.callbackHelp}</span>
      </label>
    </>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<SubClient>[] => [
  {
    title: messages.settings.subClient,
    cell: ({ displayName, logoUrl }) => (
      <span className="copyable">
        <Logo name={displayName} {...(logoUrl !== undefined && { url: logoUrl })} />
        <span className="strong">{displayName}</span>
      </span>
    ),
  },
  { title: messages.settings.registeredName, cell: one => one.businessLegalName },
  {
    title: messages.common.id,
    cell: ({ id, displayName }) => (
      <span className="copyable">
        <code className="r-mono breakable">{id}</code>
        <CopyButton text={id} label={messages.common.copyIdOf(displayName)} />
      </span>
    ),
  },
  { title: messages.common.actions, cell: one => <Actions subClient={one} /> },
]

function Actions({ subClient }: { subClient: SubClient }) {
  const { messages } = useLanguage()
  const { id, displayName, logoUrl, catalogConfiguration } = subClient
  const params = { id }
  return (
    <div className="row-actions">
      <PreviewDialog of="previewSubClient" id={id} />
      <ActionDialog
        id="replaceSubClient"
        label={messages.common.change}
        confirmLabel={messages.common.save}
        request={form => ({ params, body: dataOf(form, catalogConfiguration) })}
      >
        <DataFields of={subClient} />
        <LivePreview of="previewSubClient" id={id} read={form => ({ name: textOf(form, 'displayName').trim() })} />
      </ActionDialog>
      <ActionDialog
        id="setSubClientLogo"
        label={messages.settings.logo}
        confirmLabel={messages.settings.upload}
        request={form => {
          const content = form.get('logoFile')
          return { params, ...(content instanceof File && { file: { name: 'logoFile', content } }) }
        }}
      >
        <label className="lines">
          <span className="r-field__label">{messages.settings.image}</span>
          <input type="file" name="logoFile" accept="image/png,image/jpeg" required />
          <span className="r-field__help">{messages.settings.imageHelp}</span>
        </label>
      </ActionDialog>
      {logoUrl !== undefined && (
        <ActionDialog id="removeSubClientLogo" label={messages.settings.removeLogo} request={() => ({ params })}>
          <p>{messages.settings.removeLogoBody}</p>
        </ActionDialog>
      )}
      <ActionDialog
        id="removeSubClient"
        label={messages.common.remove}
        confirmLabel={messages.settings.removeSubClient}
        request={() => ({ params })}
      >
        <p>{messages.settings.removeSubClientBody(displayName)}</p>
      </ActionDialog>
    </div>
  )
}
