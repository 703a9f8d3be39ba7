import { Button, Notice, TextField } from '@rialto/ui'
import { readAmount } from '@rialto/ui/amounts'
import { type FormEvent, useRef, useState } from 'react'

import { connectionOf, type Step } from '../../machine/state.ts'
import { scaleDecimal } from '../../money/decimal.ts'
import { StepFrame } from '../../shell/StepFrame.tsx'
import { useStep } from '../../StepTexts.tsx'
import { moneyPresets } from './presets.ts'

/** Amounts that are suggested before the account's limits are known. */
const suggested = { minimum: '0', maximum: '1000000000' }

/** How much to buy, in money: it decides which balances of the account suffice. */
export function BuyAmount({ step }: { step: Extract<Step, { name: 'buyAmount' }> }) {
  const { state, dispatch, messages, format, money } = useStep()
  const { amount: texts, buy } = messages
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const reading = readAmount(text, format.locale, money.currency)
  const meanings = reading.kind === 'ambiguous' ? [reading.amount, reading.other] : []
  const isPositive = reading.kind === 'amount' && /[1-9]/u.test(reading.amount)
  const complaint = () => {
    if (isPositive) return undefined
    if (reading.kind === 'ambiguous') return texts.ambiguous
    return reading.kind === 'notNumber' ? texts.notNumber(format.number('25.5')) : texts.empty
  }
  const usdOf = (entered: string) => (money.currency === 'USD' ? entered : scaleDecimal(entered, money.usd, '1', 2))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (reading.kind === 'amount' && isPositive)
      dispatch({ type: 'amountEntered', amount: { amountInFiat: usdOf(reading.amount) } })
    else input.current?.focus()
  }
  const institution = connectionOf(state)?.brokerName ?? ''
  const { refused } = step
  return (
    <StepFrame
      title={buy.title}
      intro={buy.intro(institution, state.session?.client.name ?? '')}
      actions={
        <Button wide type="submit" form="buy-form">
          {buy.next}
        </Button>
      }
    >
      {refused !== undefined && 'amountInFiat' in refused && (
        <Notice tone="warn" live>
          {buy.refused(institution, format.fiat(refused.amountInFiat, 'USD'))}
        </Notice>
      )}
      <form id="buy-form" className="amount" noValidate onSubmit={submit}>
        <TextField
          className="amount__field"
          ref={input}
          label={texts.label(money.currency)}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={text}
          error={isChecked ? complaint() : undefined}
          onChange={event => {
            setText(event.target.value)
            setChecked(false)
          }}
          action={<span className="amount__unit">{money.currency}</span>}
        />
        <div
          className="amount__presets"
          role="group"
          aria-label={meanings.length > 0 ? texts.ambiguous : texts.presets}
        >
          {(meanings.length > 0 ? meanings : moneyPresets(money.usd, suggested)).map(amount => (
            <Button key={amount} kind="quiet" onClick={() => setText(format.plain(amount))}>
              {format.money(amount, money.currency, meanings.length > 0 ? undefined : 'whole')}
            </Button>
          ))}
        </div>
      </form>
      {refused !== undefined && (
        <Button wide kind="quiet" onClick={() => dispatch({ type: 'catalogueOpened' })}>
          {messages.common.otherAccount}
        </Button>
      )}
    </StepFrame>
  )
}
