import type { ReactNode } from 'react'

import { CopyButton } from './CopyButton.tsx'

/** A value with the button that copies it, on one line where there is room. */
export function Copyable({ value, label, children }: { value: string; label: string; children: ReactNode }) {
  return (
    <span className="copyable">
      {children}
      <CopyButton value={value} label={label} />
    </span>
  )
}
