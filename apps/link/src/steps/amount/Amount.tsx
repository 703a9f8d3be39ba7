import { Button, Icon, Notice, TextField } from '@rialto/ui'
import { type FormEvent, type RefObject, useRef, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { holdingOf } from '../../machine/state.ts'
import { addDecimals, compareDecimals, isDecimal, scaleDecimal } from '../../money/decimal.ts'
import { shorten } from '../../money/shorten.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { type AmountComplaint, amountLimits, checkAmount, cleanAmount, toAsset, toFiat } from './amountLimits.ts'

const parts = [25, 50, 75] as const

export function Amount() {
  const { dispatch, messages, format } = useStep()
  const { amount: texts } = messages
  const input = useRef<HTMLInputElement>(null)
  const form = useAmount(input)
  if (form === undefined) return null
  const { holding, limits, isFiat, unit, text, show, complaint } = form
  const { symbol } = holding
  const tooLittle = compareDecimals(limits.maximum, limits.minimum) < 0
  const isNumber = isDecimal(text)
  const other = isNumber ? (isFiat ? toAsset(holding, text) : toFiat(holding, text)) : undefined
  const said = complaint && complain(complaint)
  function complain(kind: AmountComplaint): string {
    if (kind === 'below') return texts.below(show(limits.minimum, 'up'))
    if (kind === 'above') return texts.above(show(limits.maximum))
    return kind === 'empty' ? texts.empty : texts.notNumber(format.number('25.5'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check() === undefined && !tooLittle) {
      dispatch({ type: 'amountEntered', amount: isFiat ? { amountInFiat: text } : { amount: text } })
    }
  }
  return (
    <StepFrame
      title={texts.title(holding.name)}
      intro={texts.available(format.balance(holding.available, symbol))}
      actions={
        <Button wide type="submit" form="amount-form" inactive={tooLittle}>
          {texts.review}
        </Button>
      }
    >
      <form id="amount-form" className="amount" noValidate onSubmit={submit}>
        <TextField
          className="amount__field"
          ref={input}
          label={texts.label(unit)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={text}
          error={said}
          help={texts.range(show(limits.minimum, 'up'), show(limits.maximum))}
          onChange={event => form.setText(cleanAmount(event.target.value))}
          action={<span className="amount__unit">{unit}</span>}
        />
        <div className="amount__other">
          <span className="r-num r-soft">
            {other === undefined
              ? '\u00a0'
              : texts.equals(isFiat ? format.balance(other, symbol) : format.fiat(other, 'USD'))}
          </span>
          {form.canToggle && (
            <Button kind="text" onClick={form.toggle}>
              <Icon name="swap" />
              {texts.toggle(isFiat ? symbol : 'USD')}
            </Button>
          )}
        </div>
        <div className="amount__presets" role="group" aria-label={texts.presets}>
          {parts.map(percent => (
            <Button key={percent} kind="quiet" onClick={() => form.take(percent)} inactive={tooLittle}>
              {texts.part(percent)}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => form.take(100)} inactive={tooLittle}>
            {texts.max}
          </Button>
        </div>
      </form>
      {tooLittle && <Notice tone="warn">{texts.tooLittle}</Notice>}
    </StepFrame>
  )
}

function useAmount(input: RefObject<HTMLInputElement | null>) {
  const { state, format, isInDollars } = useStep()
  const { choice, session } = state
  const picked = choice.amount
  // Only US dollars can be entered: that is the currency in which the server prices. Another one is for reading.
  const inUsd = isInDollars && session?.transfer?.fiatCurrency === 'USD'
  const [isFiat, setFiat] = useState(picked !== undefined && 'amountInFiat' in picked)
  const [text, setText] = useState(picked === undefined ? '' : 'amount' in picked ? picked.amount : picked.amountInFiat)
  const [complaint, setComplaint] = useState<AmountComplaint>()
  const holding = holdingOf(state)
  const network = holding?.networks.find(one => one.networkId === choice.networkId)
  if (holding === undefined || network === undefined) return undefined

  const limits = amountLimits(holding, network)
  const canToggle = inUsd && toFiat(holding, '1') !== undefined
  const inUnit = (amount: string) => (isFiat ? (toFiat(holding, amount) ?? '0') : amount)
  /** Limits in dollars are rounded inwards, so that what is shown is always allowed. */
  const roundedUp = (amount: string) => {
    const down = toFiat(holding, amount) ?? '0'
    return compareDecimals(toAsset(holding, down) ?? '0', amount) < 0 ? addCent(down) : down
  }
  const check = (typed = text) => {
    const unitLimits = isFiat ? { minimum: roundedUp(limits.minimum), maximum: inUnit(limits.maximum) } : limits
    const found = checkAmount(typed, unitLimits)
    setComplaint(found)
    if (found !== undefined) input.current?.focus()
    return found
  }
  return {
    holding,
    limits,
    isFiat,
    unit: isFiat ? 'USD' : holding.symbol,
    text,
    complaint,
    canToggle,
    check,
    show: (amount: string, rounding: 'down' | 'up' = 'down') =>
      isFiat
        ? format.fiat(rounding === 'up' ? roundedUp(amount) : inUnit(amount), 'USD')
        : format.asset(shorten(amount, rounding), holding.symbol),
    setText: (typed: string) => {
      setText(typed)
      setComplaint(undefined)
    },
    take: (percent: number) => {
      setText(inUnit(percent === 100 ? limits.maximum : scaleDecimal(limits.maximum, String(percent), '100', 8)))
      setComplaint(undefined)
    },
    toggle: () => {
      const other = isDecimal(text) ? (isFiat ? toAsset(holding, text) : toFiat(holding, text)) : undefined
      setFiat(!isFiat)
      setText(other ?? '')
      setComplaint(undefined)
    },
  }
}

const addCent = (fiat: string): string => addDecimals(fiat, '0.01')
