import { Button } from '@rialto/ui'
import { useEffect, useRef } from 'react'

import { useStep } from '../StepTexts.tsx'

export type LeaveDialogProps = { loss: 'connect' | 'transfer'; onStay: () => void; onLeave: () => void }

/** The browser's own modal dialog: it traps focus, closes on Escape and gives the focus back. */
export function LeaveDialog({ loss, onStay, onLeave }: LeaveDialogProps) {
  const { messages } = useStep()
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
        {messages.leave[loss]}
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
