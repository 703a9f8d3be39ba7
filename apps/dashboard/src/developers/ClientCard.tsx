import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import { Card } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'

const nameOf = (form: FormData) => ({ body: { name: textOf(form, 'name') } })

/** The client's name, id and state, and how to rename and close it. */
export function ClientCard() {
  const { messages } = useLanguage()
  const texts = messages.developers
  const client = useRead('readClient', {})
  return (
    <Reading query={client}>
      {({ id, name, closedTimestamp }) => (
        <Card
          title={texts.client}
          aside={
            <div className="row-actions">
              <ActionDialog
                id="renameClient"
                label={texts.renameClient}
                confirmLabel={messages.common.save}
                request={nameOf}
              >
                <TextField
                  label={texts.clientName}
                  name="name"
                  defaultValue={name}
                  help={texts.clientNameHelp}
                  maxLength={100}
                  required
                />
              </ActionDialog>
              {closedTimestamp === null && (
                <ActionDialog id="closeClient" label={texts.closeClient} isDangerous request={nameOf}>
                  <p>{texts.closeClientBody}</p>
                  <TextField label={texts.typeClientName(name)} name="name" autoComplete="off" required />
                </ActionDialog>
              )}
            </div>
          }
        >
          <ul className="listed">
            <li>{name}</li>
            <li className="r-mono breakable">{id}</li>
            <li>
              {closedTimestamp === null ? (
                texts.clientOpen
              ) : (
                <>
                  {texts.closedSince} <Time seconds={closedTimestamp} />
                </>
              )}
            </li>
          </ul>
        </Card>
      )}
    </Reading>
  )
}
