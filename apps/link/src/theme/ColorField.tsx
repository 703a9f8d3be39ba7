import type { CheckedColors } from '@rialto/contract'
import { Button, Icon } from '@rialto/ui'
import { useId } from 'react'

type ColorFieldProps = {
  label: string
  value: string
  problem: CheckedColors['problems'][number] | undefined
  onChange: (color: string) => void
}

export function ColorField({ label, value, problem, onChange }: ColorFieldProps) {
  const id = useId()
  return (
    <div className="r-field">
      <label htmlFor={id} className="r-field__label">
        {label}
      </label>
      <div className="theme__color">
        <input
          id={id}
          type="color"
          value={value}
          aria-describedby={problem && `${id}-error`}
          onChange={event => onChange(event.target.value)}
        />
        <code>{value}</code>
      </div>
      {problem && (
        <div id={`${id}-error`} className="theme__problem">
          <p className="r-field__error">
            <Icon name="cross" />
            <span>Contrast {problem.contrast.toFixed(1)}:1, and 4.5:1 is required.</span>
          </p>
          <Button kind="quiet" onClick={() => onChange(problem.nearest)}>
            Use {problem.nearest}
          </Button>
        </div>
      )}
    </div>
  )
}
