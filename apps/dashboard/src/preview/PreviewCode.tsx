import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'
import { useState } from 'react'

import { Code } from '../backup/Code.tsx'
import { type CodeForm, codeForms } from '../developers/requestCode.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Card } from '../parts/Page.tsx'
import { textOf } from '../parts/formText.ts'
import { previewCode } from './previewCode.ts'
import type { PreviewedSession } from './sessionOf.ts'

type PreviewCodeProps = {
  session: PreviewedSession
  of: AdminValue<'listLinkConfigurations', 'content'>[number] | undefined
}

/** The calls with which the client's server opens the previewed session, and a button that stores its configuration. */
export function PreviewCode({ session, of }: PreviewCodeProps) {
  const { messages } = useLanguage()
  const [form, setForm] = useState<CodeForm>('node')
  const code = previewCode(form, window.location.origin, session, of?.configurationId)
  return (
    <Card title={messages.preview.code} aside={<Save session={session} of={of} />}>
      <Choice label={messages.requests.copy} names={codeForms} value={form} onChange={(next = form) => setForm(next)} />
      {of === undefined && (
        <>
          <h3>{messages.preview.configurationCode}</h3>
          <Code label={messages.preview.configurationCode} text={code.configuration} />
        </>
      )}
      <h3>{messages.preview.tokenCode}</h3>
      <Code label={messages.preview.tokenCode} text={code.linkToken} />
    </Card>
  )
}

function Save({ session: { configuration }, of }: PreviewCodeProps) {
  const { messages } = useLanguage()
  if (of)
    return (
      <ActionDialog
        id="replaceLinkConfiguration"
        label={messages.preview.saveChanges}
        confirmLabel={messages.common.save}
        request={() => ({ params: { id: of.configurationId }, body: configuration })}
      >
        <p>{messages.preview.saveBody(of.name)}</p>
      </ActionDialog>
    )
  return (
    <ActionDialog
      id="createLinkConfiguration"
      label={messages.settings.addConfiguration}
      confirmLabel={messages.settings.verbs.add}
      request={form => ({ body: { ...configuration, name: textOf(form, 'name').trim() } })}
    >
      <TextField
        label={messages.common.name}
        name="name"
        maxLength={300}
        help={messages.settings.configurationNameHelp}
        required
      />
    </ActionDialog>
  )
}
