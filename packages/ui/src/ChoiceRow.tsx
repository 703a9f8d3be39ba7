import type { ReactNode } from 'react'

import { Icon } from './Icon.tsx'

type ChoiceRowProps = {
  logo?: ReactNode
  title: string
  badge?: ReactNode
  note?: ReactNode
  value?: string | undefined
  valueNote?: string | undefined
  /** Cannot be chosen, but stays readable and reachable; `note` gives the reason. */
  inactive?: boolean
  onChoose: () => void
}

/** One choice in a list: picture, name, explanation, figures. The whole row is the button. */
export function ChoiceRow({ logo, title, badge, note, value, valueNote, inactive, onChoose }: ChoiceRowProps) {
  return (
    <button
      type="button"
      className="r-row"
      aria-disabled={inactive || undefined}
      onClick={() => {
        if (inactive !== true) onChoose()
      }}
    >
      {logo}
      <span className="r-row__body">
        <span className="r-row__title">
          <span>{title}</span> {badge}
        </span>
        {note !== undefined && <span className="r-row__note">{note}</span>}
      </span>{' '}
      {value !== undefined && (
        <span className="r-row__end">
          <span className="r-row__value">{value}</span>
          {valueNote !== undefined && <span className="r-row__note r-num">{valueNote}</span>}
        </span>
      )}
      {inactive !== true && <Icon name="chevron" />}
    </button>
  )
}
