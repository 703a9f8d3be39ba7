import { TextField } from '@rialto/ui'
import { decimalSeparator, readAmount } from '@rialto/ui/amounts'
import { type ComponentProps, useState } from 'react'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { amountComplaint } from './amountComplaint.ts'
import { plainDecimal } from './plainDecimal.ts'

type AmountFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'help' | 'required'> & {
  name: string
  /** Symbol or sign that may be typed with the amount. */
  unit?: string
  /** A decimal. */
  defaultValue?: number | string | null | undefined
}

/**
 * A field for an amount, as people of the language write it. The form has it as a decimal under `name`, and is not sent while
 * the text has no single meaning.
 */
export function AmountField({ name, unit = '', defaultValue, ...field }: AmountFieldProps) {
  const { messages, locale } = useLanguage()
  const initial = typeof defaultValue === 'number' ? plainDecimal(defaultValue) : (defaultValue ?? '')
  const [typed, setTyped] = useState<string>()
  const reading = readAmount(typed ?? '', locale, unit)
  const error = amountComplaint(reading, messages.common, locale)
  const amount = typed === undefined ? initial : reading.kind === 'amount' ? reading.amount : ''
  return (
    <>
      <TextField
        {...field}
        inputMode="decimal"
        maxLength={60}
        value={typed ?? initial.replace('.', decimalSeparator(locale))}
        error={error}
        onChange={event => setTyped(event.target.value)}
        ref={input => input?.setCustomValidity(error ?? '')}
      />
      <input type="hidden" name={name} value={amount} />
    </>
  )
}
