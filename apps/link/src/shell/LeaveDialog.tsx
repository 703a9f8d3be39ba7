import { Button } from '@rialto/ui'
import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { executing } from '../steps/preview/useExecute.ts'
import { useStep } from '../StepTexts.tsx'

export type LeaveDialogProps = { loss: 'connect' | 'transfer'; onStay: () => void; onLeave: () => void }

/** The browser's own modal dialog: it traps focus, closes on Escape and gives the focus back. */
export function LeaveDialog({ loss, onStay, onLeave }: LeaveDialogProps) {
  const { messages } = useStep()
  // Until the server has answered, it is unknown whether the transfer was sent.
  const isSending = useIsMutating({ mutationKey: executing }) > 0
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="leave" aria-labelledby="leave-title" aria-describedby="leave-body" onClose={onStay}>
      <h2 id="leave-title" className="leave__title">
        {messages.leave.title}
      </h2>
      <p id="leave-body" className="r-soft">
        {isSending ? messages.ended.moneyUnknown : messages.leave[loss]}
      </p>
      <div className="leave__actions">
        <Button autoFocus onClick={() => dialog.current?.close()}>
          {messages.leave.stay}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {messages.leave.leave}
        </Button>
      </div>
    </dialog>
  )
}
