import type { ComponentProps, ReactNode } from 'react'

import { Spinner } from './Spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  kind?: 'primary' | 'quiet' | 'text'
  wide?: boolean
  /** Shows a spinner and ignores presses; the button keeps its focus. */
  busy?: boolean
  /** Like `disabled`, but still reachable by keyboard so that its reason can be read. */
  inactive?: boolean
  children: ReactNode
}

/** Ignores presses while busy or inactive instead of vanishing from the tab order, so that focus is never lost. */
export function Button({ kind = 'primary', wide, busy, inactive, children, onClick, className, ...rest }: ButtonProps) {
  const off = busy === true || inactive === true
  const names = ['r-button', kind !== 'primary' && `r-button--${kind}`, wide && 'r-button--wide', className]
  return (
    <button
      type="button"
      {...rest}
      className={names.filter(Boolean).join(' ')}
      aria-disabled={off || undefined}
      onClick={event => {
        if (off) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
