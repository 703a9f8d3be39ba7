import { type ReactNode, useRef } from 'react'

import type { Messages } from '../messages/messages.ts'
import { CopyButton } from './CopyButton.tsx'

type CopyableProps = { value: string; label: string; texts: Messages['copying']; children: ReactNode }

/** A value with the button that copies it, on one line where there is room. */
export function Copyable({ value, label, texts, children }: CopyableProps) {
  const shown = useRef<HTMLSpanElement>(null)
  return (
    <span className="copyable">
      <span className="copyable__value" ref={shown}>
        {children}
      </span>
      <CopyButton value={value} label={label} texts={texts} shown={shown} />
    </span>
  )
}
