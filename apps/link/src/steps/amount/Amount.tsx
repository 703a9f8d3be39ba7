import { Button, Icon, Notice, TextField } from '@rialto/ui'
import { type FormEvent, useRef } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { compareDecimals } from '../../money/decimal.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import type { AmountComplaint } from './amountLimits.ts'
import { useAmount } from './useAmount.ts'

const parts = [25, 50, 75] as const

export function Amount() {
  const { dispatch, messages, format, money } = useStep()
  const { amount: texts } = messages
  const input = useRef<HTMLInputElement>(null)
  const form = useAmount(input)
  if (form === undefined) return null
  const { holding, limits, unit, text, show, complaint, presets } = form
  const { symbol } = holding
  const tooLittle = compareDecimals(limits.maximum, limits.minimum) < 0
  const said = complaint && complain(complaint)
  function complain(kind: AmountComplaint): string {
    if (kind === 'below') return texts.below(show(limits.minimum, 'up'))
    if (kind === 'above') return texts.above(show(limits.maximum))
    if (kind === 'ambiguous') return texts.ambiguous
    return kind === 'empty' ? texts.empty : texts.notNumber(format.number('25.5'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check() === undefined && !tooLittle) dispatch({ type: 'amountEntered', amount: form.chosen() })
  }
  const other = form.other()
  const range = texts.range(show(limits.minimum, 'up'), show(limits.maximum))
  return (
    <StepFrame
      title={texts.title}
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
          {...(said === undefined ? { help: range } : {})}
          onChange={event => form.setText(event.target.value)}
          onBlur={form.leave}
          action={<span className="amount__unit">{unit}</span>}
        />
        {form.meanings.length > 0 && (
          <div className="amount__meanings" role="group" aria-label={texts.ambiguous}>
            {form.meanings.map(({ amount, text: meaning }) => (
              <Button key={amount} kind="quiet" onClick={() => form.choose(amount)}>
                {meaning}
              </Button>
            ))}
          </div>
        )}
        <div className="amount__other">
          <span className="r-num r-soft">{other === undefined ? '\u00a0' : texts.equals(other)}</span>
          {form.canToggle && (
            <Button kind="text" onClick={form.toggle}>
              <Icon name="swap" />
              {texts.toggle(form.otherUnit)}
            </Button>
          )}
        </div>
        <div className="amount__presets" role="group" aria-label={texts.presets}>
          {presets.map(amount => (
            <Button key={amount} kind="quiet" onClick={() => form.takeMoney(amount)} inactive={tooLittle}>
              {format.money(amount, money.currency, 'whole')}
            </Button>
          ))}
          {presets.length === 0 &&
            parts.map(percent => (
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
