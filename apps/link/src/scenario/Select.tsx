import { useId } from 'react'

type SelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly (readonly [value: string, text: string])[]
  help?: string | undefined
}

export function Select({ label, value, onChange, options, help }: SelectProps) {
  const id = useId()
  return (
    <div className="r-field">
      <label htmlFor={id} className="r-field__label">
        {label}
      </label>
      <div className="r-field__box">
        <select
          id={id}
          className="r-field__input"
          value={value}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={event => onChange(event.target.value)}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {help !== undefined && (
        <p className="r-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
