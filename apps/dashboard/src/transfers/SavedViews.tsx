import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'
import { defined } from '@rialto/defined'
import { Link } from '@tanstack/react-router'

import { useClientId, useRead } from '../api/useOperation.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import { useSession } from '../session/useSession.ts'
import type { TransferSearch } from './transferSearch.ts'

type View = AdminValue<'listTransferViews', 'content'>[number]

const searchOf = ({ status, find }: Pick<View, 'status' | 'find'> | TransferSearch): TransferSearch =>
  defined({ status, find })

/** Saved filters of the member or the team, and a button that saves the present one. */
export function SavedViews({ search: { status, find } }: { search: TransferSearch }) {
  const { messages } = useLanguage()
  const { data: views = [] } = useRead('listTransferViews', {})
  const isFiltered = status !== undefined || find !== undefined
  const shown = views.find(view => view.status === status && view.find === find)
  if (views.length === 0 && !isFiltered) return null
  return (
    <div className="views">
      {views.length > 0 && (
        <nav aria-label={messages.views.list}>
          <ul className="views__list">
            {views.map(view => (
              <li key={view.id}>
                <ViewLink view={view} isShown={view.id === shown?.id} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {shown ? <RemoveView view={shown} /> : isFiltered && <SaveView filter={defined({ status, find })} />}
    </div>
  )
}

function ViewLink({ view, isShown }: { view: View; isShown: boolean }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <Link
      className="views__link"
      to="/$clientId/transfers"
      params={{ clientId }}
      search={searchOf(view)}
      aria-current={isShown ? 'true' : undefined}
    >
      {view.name}
      {view.isShared && <span className="r-soft"> · {messages.views.team}</span>}
    </Link>
  )
}

function SaveView({ filter }: { filter: TransferSearch }) {
  const { messages } = useLanguage()
  return (
    <ActionDialog
      id="saveTransferView"
      label={messages.views.save}
      confirmLabel={messages.common.save}
      request={form => ({
        body: {
          name: textOf(form, 'name').trim(),
          isShared: form.get('isShared') === 'on',
          ...searchOf(filter),
        },
      })}
    >
      <TextField label={messages.views.name} name="name" maxLength={60} required />
      <div className="choices">
        <label>
          <input type="checkbox" name="isShared" /> {messages.views.share}
        </label>
      </div>
    </ActionDialog>
  )
}

function RemoveView({ view: { id, name, isOwn, isShared } }: { view: View }) {
  const { messages } = useLanguage()
  const clientId = useClientId()
  const { data: session } = useSession()
  const role = session?.clients.find(one => one.clientId === clientId)?.role
  if (!isOwn && !(isShared && (role === 'owner' || session?.isOperator === true))) return null
  return (
    <ActionDialog id="removeTransferView" label={messages.views.remove} request={() => ({ params: { id } })}>
      <p>{isShared ? messages.views.removeShared(name) : messages.views.removeOwn(name)}</p>
    </ActionDialog>
  )
}
