import type { AdminOperationId, AdminRequest, AdminValue } from '@rialto/contract'
import { Button, Notice } from '@rialto/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { SentFile } from '../api/callOperation.ts'
import { useChange } from '../api/useOperation.ts'
import { useApproval } from '../approvals/useApproval.ts'
import { useMay } from '../session/useMay.ts'
import { Curl } from './Curl.tsx'
import { Problem } from './Problem.tsx'

type ActionDialogProps<Id extends AdminOperationId> = {
  id: Id
  /** Text of the button that opens the dialog, and its heading. */
  label: string
  /** Text of the button that confirms. Default: the label. */
  confirmLabel?: string
  kind?: 'primary' | 'quiet' | 'text'
  /** The action cannot be undone and may cost money: both buttons are red. */
  isDangerous?: boolean
  /** The consequence of the action, and whether it can be undone. */
  children?: ReactNode
  /** The operation's request from the values of the fields. */
  request: (form: FormData) => AdminRequest<Id> & { file?: SentFile }
  /** Called after success, also if the dialog is no longer on the page. */
  onDone?: () => void
  /** Shown in place of the fields after success. Absent: the dialog closes. */
  done?: (content: AdminValue<Id, 'content'>) => ReactNode
}

/**
 * The dialog for every change in the dashboard: fields or a question, the operation, its errors in place, and the same
 * call for a server. Renders nothing if the member's role may not call the operation.
 */
export function ActionDialog<Id extends AdminOperationId>(props: ActionDialogProps<Id>) {
  return useMay(props.id) ? <PermittedDialog {...props} /> : null
}

function PermittedDialog<Id extends AdminOperationId>(props: ActionDialogProps<Id>) {
  const { messages } = useLanguage()
  const { id, label, confirmLabel = label, kind = 'quiet', isDangerous, children, request, onDone, done } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useId()
  const change = useChange(id, onDone)
  const [call, setCall] = useState<AdminRequest<Id> & { file?: SentFile }>()
  const approval = useApproval(id, call !== undefined)
  const read = () => request(new FormData(form.current ?? undefined))
  const open = () => {
    change.reset()
    approval.change.reset()
    dialog.current?.showModal()
    setCall(read())
  }
  const close = () => dialog.current?.close()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (approval.isNeeded) approval.ask(read())
    else change.mutate(read(), { onSuccess: () => (done ? undefined : close()) })
  }
  const isRequested = approval.change.isSuccess
  const isDone = (done !== undefined && change.isSuccess) || isRequested
  return (
    <>
      <Button kind={kind} className={isDangerous ? 'button--danger' : undefined} onClick={open}>
        {label}
      </Button>
      <dialog className="dialog" ref={dialog} aria-labelledby={heading}>
        <form ref={form} className="form" onSubmit={submit} onChange={() => setCall(read())}>
          <h2 className="dialog__title" id={heading}>
            {label}
          </h2>
          {isRequested ? <Requested /> : change.isSuccess && done ? done(change.data) : children}
          {approval.isNeeded && !isDone && (
            <Notice tone="info" title={messages.common.approvalNeeded}>
              <p>{messages.common.approvalNeededBody}</p>
            </Notice>
          )}
          {change.error && <Problem error={change.error} />}
          {approval.change.error && <Problem error={approval.change.error} />}
          <div className="dialog__actions">
            {!isDone && (
              <Button
                type="submit"
                className={isDangerous ? 'button--danger' : undefined}
                busy={change.isPending || approval.change.isPending}
              >
                {approval.isNeeded ? messages.common.requestApproval : confirmLabel}
              </Button>
            )}
            <Button kind="quiet" onClick={close}>
              {isDone ? messages.common.close : messages.common.cancel}
            </Button>
          </div>
          {!isDone && call && <Curl id={id} {...call} />}
        </form>
      </dialog>
    </>
  )
}

function Requested() {
  const { messages } = useLanguage()
  return <p>{messages.common.approvalRequested}</p>
}
