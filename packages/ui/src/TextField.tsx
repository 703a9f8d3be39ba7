import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useReducer } from 'react'

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
}

export function TextField({
  label,
  labelHidden,
  help,
  error,
  icon,
  action,
  mono,
  className,
  onChange,
  ...input
}: TextFieldProps) {
  const id = useId()
  // Drawn after every change, because Preact would keep typed text in the field while `value` stays the same.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    redraw()
    onChange?.(event)
  }
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['r-field', className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={labelHidden === true ? 'r-hidden' : 'r-field__label'}>
        {label}
      </label>
      <div className="r-field__box" data-invalid={error !== undefined}>
        {icon !== undefined && <Icon name={icon} />}
        <input
          spellCheck="false"
          autoCapitalize="none"
          {...input}
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
