import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type ReactNode, useId, useReducer } from 'react'

import { Icon, type IconName } from './Icon.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  /** The label is for screen readers only: the field explains itself (a search box). */
  labelHidden?: boolean
  help?: ReactNode
  error?: string | undefined
  icon?: IconName
  /** A button inside the box: show, max, switch unit. */
  action?: ReactNode
  mono?: boolean
  /** Its one line is wrapped, so that a long text can be compared whole. */
  wraps?: boolean
}

export function TextField({
  label,
  labelHidden,
  help,
  error,
  icon,
  action,
  mono,
  wraps,
  className,
  onChange,
  ...input
}: TextFieldProps) {
  const id = useId()
  // Drawn after every change, because Preact would keep typed text in the field while `value` stays the same.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    redraw()
    if (wraps === true) event.target.value = event.target.value.replaceAll(/[\r\n]/g, '')
    onChange?.(event)
  }
  const Box = (wraps === true ? 'textarea' : 'input') as 'input'
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['r-field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={labelHidden === true ? 'r-hidden' : 'r-field__label'}>
        {label}
      </label>
      <div className="r-field__box" data-invalid={error !== undefined}>
        {icon !== undefined && <Icon name={icon} />}
        <Box
          spellCheck="false"
          autoCapitalize="none"
          {...input}
          {...(wraps === true ? { onKeyDown: submitOnEnter } : {})}
          onChange={change}
          id={id}
          className="r-field__input"
          data-mono={mono}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {action}
      </div>
      {error !== undefined && (
        <p className="r-field__error" id={`${id}-error`}>
          <Icon name="cross" />
          <span>{error}</span>
        </p>
      )}
      {help !== undefined && (
        <p className="r-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

/** As in a field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
