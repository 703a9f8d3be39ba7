import { Icon } from '@rialto/ui'
import { useId } from 'react'

type QuestionProps<Value extends string> = {
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  error: string | false | undefined
  onChange: (value: Value) => void
}

/** One of a few answers, all in view. */
export function Question<Value extends string>({ name, label, options, value, error, onChange }: QuestionProps<Value>) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset className="question" aria-describedby={errorId}>
      <legend className="r-field__label">{label}</legend>
      {options.map(option => (
        <label key={option.value} className="question__option">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {errorId !== undefined && (
        <p className="r-field__error" id={errorId}>
          <Icon name="cross" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
