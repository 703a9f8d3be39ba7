import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Role } from './Navigation.tsx'
import { Palette } from './Palette.tsx'

/** Opens the list of pages; Ctrl-K and ⌘K do so from anywhere. */
export function PaletteButton({ role }: { role: Role }) {
  const { messages } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      // An open dialog stays in front.
      if (!isKey || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className="palette__open" onClick={() => setOpen(true)}>
        {messages.shell.goToButton} <kbd className="r-small">{messages.shell.shortcut}</kbd>
      </button>
      {isOpen &&
        // On a phone the rail around the button is hidden, together with everything inside it.
        createPortal(
          <dialog
            className="dialog palette"
            ref={dialog}
            aria-label={messages.shell.goTo}
            onClose={() => setOpen(false)}
            onClick={event => (event.target === event.currentTarget ? close() : undefined)}
          >
            <Palette role={role} onDone={close} />
          </dialog>,
          document.body,
        )}
    </>
  )
}
