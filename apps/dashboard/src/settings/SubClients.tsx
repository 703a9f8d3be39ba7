import type { AdminValue } from '@rialto/contract'
import { Logo, TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Curl } from '../parts/Curl.tsx'
import { Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { textOf } from '../parts/formText.ts'

type SubClient = AdminValue<'listSubClients', 'content'>[number]

/** Merchants that the client serves: Link shows their name and logo in place of the client's. */
export function SubClients() {
  const subClients = useRead('listSubClients', {})
  return (
    <Page
      title="Sub-clients"
      intro="Merchants that you serve. With its id in a Link token, Link shows the name and logo of the sub-client."
      actions={
        <ActionDialog
          id="createSubClient"
          label="Add sub-client"
          confirmLabel="Add"
          kind="primary"
          request={form => ({ body: dataOf(form) })}
        >
          <DataFields />
        </ActionDialog>
      }
    >
      {subClients.error && <Problem error={subClients.error} onRetry={subClients.refetch} />}
      <Table
        label="Sub-clients"
        columns={columns}
        rows={subClients.data}
        keyOf={({ id }) => id}
        empty={<p>Add a sub-client for each merchant whose name its users should see in Link.</p>}
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
  // What has no field here stays as it is.
  ...(kept && { catalogConfiguration: kept }),
})

function DataFields({ of }: { of?: SubClient }) {
  return (
    <>
      <TextField
        label="Name in Link"
        name="displayName"
        maxLength={300}
        defaultValue={of?.displayName}
        help="What end users see."
        required
      />
      <TextField
        label="Registered name"
        name="businessLegalName"
        maxLength={300}
        defaultValue={of?.businessLegalName}
        required
      />
      <label className="lines">
        <span className="r-field__label">Callback URLs</span>
        <textarea
          name="callbackUrls"
          rows={3}
          defaultValue={of?.callbackUrls.join('\n')}
          placeholder="https://shop.example/done"
          required
        />
        <span className="r-field__help">One a line: where Link may return the user.</span>
      </label>
    </>
  )
}

const columns: readonly Column<SubClient>[] = [
  {
    title: 'Sub-client',
    cell: ({ displayName, logoUrl }) => (
      <span className="copyable">
        <Logo name={displayName} {...(logoUrl !== undefined && { url: logoUrl })} />
        <span className="strong">{displayName}</span>
      </span>
    ),
  },
  { title: 'Registered name', cell: one => one.businessLegalName },
  {
    title: 'Id',
    cell: ({ id, displayName }) => (
      <span className="copyable">
        <code className="r-mono breakable">{id}</code>
        <CopyButton text={id} label={`Copy the id of ${displayName}`} />
      </span>
    ),
  },
  { title: 'Actions', cell: one => <Actions subClient={one} /> },
]

function Actions({ subClient }: { subClient: SubClient }) {
  const { id, displayName, logoUrl, catalogConfiguration } = subClient
  const params = { id }
  return (
    <div className="row-actions">
      <ActionDialog
        id="replaceSubClient"
        label="Change"
        confirmLabel="Save"
        request={form => ({ params, body: dataOf(form, catalogConfiguration) })}
      >
        <DataFields of={subClient} />
      </ActionDialog>
      <ActionDialog
        id="setSubClientLogo"
        label="Logo"
        confirmLabel="Upload"
        request={form => {
          const content = form.get('logoFile')
          return { params, ...(content instanceof File && { file: { name: 'logoFile', content } }) }
        }}
      >
        <label className="lines">
          <span className="r-field__label">Image</span>
          <input type="file" name="logoFile" accept="image/png,image/jpeg" required />
          <span className="r-field__help">PNG or JPEG, at most 5 MB and 2048 pixels on each side.</span>
        </label>
      </ActionDialog>
      {logoUrl !== undefined && (
        <ActionDialog id="removeSubClientLogo" label="Remove logo" request={() => ({ params })}>
          <p>Link shows the name alone.</p>
        </ActionDialog>
      )}
      <ActionDialog id="removeSubClient" label="Remove" confirmLabel="Remove sub-client" request={() => ({ params })}>
        <p>Later Link tokens with the id of {displayName} show your own name. This cannot be undone.</p>
      </ActionDialog>
    </div>
  )
}
