import { type AmountReading, readAmount } from '@rialto/ui/amounts'
import { type RefObject, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { holdingOf } from '../../machine/state.ts'
import { addDecimals, compareDecimals, scaleDecimal } from '../../money/decimal.ts'
import { shorten } from '../../money/shorten.ts'
import { type AmountComplaint, amountLimits, checkAmount, toAsset, toFiat } from './amountLimits.ts'
import { moneyPresets } from './presets.ts'

const places = 8

/** The entered amount: in the asset, or in the display currency if the asset has a price. */
export function useAmount(input: RefObject<HTMLInputElement | null>) {
  const { state, format, money } = useStep()
  const { choice } = state
  const picked = choice.amount
  const [isFiat, setFiat] = useState(picked !== undefined && 'amountInFiat' in picked)
  const before = picked === undefined ? undefined : 'amount' in picked ? picked.amount : picked.amountInFiat
  // A typed text, or one set by the page, whose exact amount is known regardless of its format.
  const [field, setField] = useState({ text: before === undefined ? '' : format.plain(before), exact: before })
  const [complaint, setComplaint] = useState<AmountComplaint>()
  const holding = holdingOf(state)
  const network = holding?.networks.find(one => one.networkId === choice.networkId)
  if (holding === undefined || network === undefined) return undefined

  const limits = amountLimits(holding, network)
  const isDollars = money.currency === 'USD'
  const hasPrice = toFiat(holding, '1') !== undefined
  const moneyOf = (amount: string) => {
    const usd = toFiat(holding, amount)
    return usd === undefined ? undefined : isDollars ? usd : scaleDecimal(usd, '1', money.usd, 2)
  }
  const assetOf = (fiat: string) => toAsset(holding, isDollars ? fiat : scaleDecimal(fiat, money.usd, '1', places))
  const inUnit = (amount: string) => (isFiat ? (moneyOf(amount) ?? '0') : amount)
  /** Limits in money are rounded inwards, so that every displayed limit is allowed. */
  const roundedUp = (amount: string) => {
    const down = moneyOf(amount) ?? '0'
    return compareDecimals(assetOf(down) ?? '0', amount) < 0 ? addDecimals(down, '0.01') : down
  }
  const moneyLimits = () => ({ minimum: roundedUp(limits.minimum), maximum: moneyOf(limits.maximum) ?? '0' })
  const unit = isFiat ? money.currency : holding.symbol
  const readingOf = (typed: string): AmountReading => readAmount(typed, format.locale, unit)
  const reading: AmountReading =
    field.exact === undefined ? readingOf(field.text) : { kind: 'amount', amount: field.exact }
  const find = (found: AmountReading) => checkAmount(found, isFiat ? moneyLimits() : limits)
  const amount = reading.kind === 'amount' ? reading.amount : undefined
  const put = (exact: string | undefined) => {
    setField({ text: exact === undefined ? '' : format.plain(exact), exact })
    setComplaint(undefined)
  }
  const shown = (value: string) => (isFiat ? format.money(value, money.currency) : format.asset(value, holding.symbol))
  return {
    holding,
    limits,
    isFiat,
    unit,
    otherUnit: isFiat ? holding.symbol : money.currency,
    text: field.text,
    complaint,
    /** The two amounts that the text may mean. */
    meanings:
      reading.kind === 'ambiguous'
        ? [reading.amount, reading.other].map(meant => ({ amount: meant, text: shown(meant) }))
        : [],
    choose: put,
    canToggle: hasPrice,
    presets: hasPrice ? moneyPresets(money.usd, moneyLimits()) : [],
    /** As the server takes it: it prices dollars itself. */
    chosen: () => {
      const value = amount ?? '0'
      if (!isFiat) return { amount: value }
      return isDollars ? { amountInFiat: value } : { amount: assetOf(value) ?? '0' }
    },
    other: () => {
      if (amount === undefined || !hasPrice) return undefined
      if (!isFiat) return format.money(moneyOf(amount) ?? '0', money.currency)
      return format.balance(assetOf(amount) ?? '0', holding.symbol)
    },
    check: () => {
      const found = find(reading)
      setComplaint(found)
      if (found !== undefined) input.current?.focus()
      return found
    },
    /** Once the field is left: while typing, every amount begins below the minimum. */
    leave: () => {
      if (reading.kind === 'empty') return
      if (amount !== undefined) setField({ text: format.plain(amount), exact: amount })
      setComplaint(find(reading))
    },
    show: (amount: string, rounding: 'down' | 'up' = 'down') =>
      isFiat
        ? format.money(rounding === 'up' ? roundedUp(amount) : inUnit(amount), money.currency)
        : format.asset(shorten(amount, rounding), holding.symbol),
    setText: (typed: string) => {
      setField({ text: typed, exact: undefined })
      const found = find(readingOf(typed))
      setComplaint(found === 'above' || found === 'notNumber' ? found : undefined)
    },
    /** A round sum of money, in whichever unit is typed. */
    takeMoney: (sum: string) => put(isFiat ? sum : assetOf(sum)),
    take: (percent: number) =>
      put(inUnit(percent === 100 ? limits.maximum : scaleDecimal(limits.maximum, String(percent), '100', places))),
    toggle: () => {
      const other = amount === undefined ? undefined : isFiat ? assetOf(amount) : moneyOf(amount)
      setFiat(!isFiat)
      put(other)
    },
  }
}
