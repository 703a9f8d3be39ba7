import { keysOf } from '@rialto/defined/keysOf'

type ChoiceProps<Key extends string> = {
  label: string
  isLabelShown?: boolean
  /** Label of the option without a value. Absent if there is always a value. */
  all?: string
  names: Readonly<Record<Key, string>>
  value: Key | undefined
  onChange: (value: Key | undefined) => void
}

/** A list of options by their names. */
export function Choice<Key extends string>({ label, isLabelShown, all, names, value, onChange }: ChoiceProps<Key>) {
  const keys = keysOf(names)
  return (
    <label className={isLabelShown ? 'row-actions' : undefined}>
      <span className={isLabelShown ? 'r-small' : 'r-hidden'}>{label}</span>
      <select
        className="select"
        value={value ?? ''}
        onChange={({ target }) => onChange(keys.find(one => one === target.value))}
      >
        {all !== undefined && <option value="">{all}</option>}
        {keys.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
