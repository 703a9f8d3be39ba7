import { Icon } from '@rialto/ui'
import { useId, useMemo } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { countriesIn } from './countries.ts'

type CountryFieldProps = { value: string; error: string | false | undefined; onChange: (code: string) => void }

export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const { messages, language } = useStep()
  const { travelRule: texts } = messages
  const id = useId()
  const countries = useMemo(() => countriesIn(language.locale), [language.locale])
  return (
    <div className="r-field">
      <label htmlFor={id} className="r-field__label">
        {texts.country}
      </label>
      <div className="r-field__box" data-invalid={Boolean(error)}>
        <select
          id={id}
          name="countryCode"
          className="r-field__input"
          autoComplete="country"
          required
          value={value}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => onChange(event.target.value)}
        >
          <option value="" disabled>
            {texts.chooseCountry}
          </option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {error && (
        <p className="r-field__error" id={`${id}-error`}>
          <Icon name="cross" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
