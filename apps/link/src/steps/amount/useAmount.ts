import { type RefObject, useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { holdingOf } from '../../machine/state.ts'
import { addDecimals, compareDecimals, isDecimal, scaleDecimal } from '../../money/decimal.ts'
import { shorten } from '../../money/shorten.ts'
import { type AmountComplaint, amountLimits, checkAmount, toAsset, toFiat } from './amountLimits.ts'
import { moneyPresets } from './presets.ts'

const places = 8

/** The amount as it is typed: in the asset, or in the currency of the display where there is a price. */
export function useAmount(input: RefObject<HTMLInputElement | null>) {
  const { state, format, money } = useStep()
  const { choice } = state
  const picked = choice.amount
  const [isFiat, setFiat] = useState(picked !== undefined && 'amountInFiat' in picked)
  const [text, setText] = useState(picked === undefined ? '' : 'amount' in picked ? picked.amount : picked.amountInFiat)
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
  /** Limits in money are rounded inwards, so that what is shown is always allowed. */
  const roundedUp = (amount: string) => {
    const down = moneyOf(amount) ?? '0'
    return compareDecimals(assetOf(down) ?? '0', amount) < 0 ? addDecimals(down, '0.01') : down
  }
  const moneyLimits = () => ({ minimum: roundedUp(limits.minimum), maximum: moneyOf(limits.maximum) ?? '0' })
  const find = (typed: string) => checkAmount(typed, isFiat ? moneyLimits() : limits)
  const put = (typed: string) => {
    setText(typed)
    setComplaint(undefined)
  }
  return {
    holding,
    limits,
    isFiat,
    unit: isFiat ? money.currency : holding.symbol,
    otherUnit: isFiat ? holding.symbol : money.currency,
    text,
    complaint,
    canToggle: hasPrice,
    presets: hasPrice ? moneyPresets(money.usd, moneyLimits()) : [],
    /** As the server takes it: it prices dollars itself. */
    chosen: () => {
      if (!isFiat) return { amount: text }
      return isDollars ? { amountInFiat: text } : { amount: assetOf(text) ?? '0' }
    },
    other: () => {
      if (!isDecimal(text) || !hasPrice) return undefined
      if (!isFiat) return format.money(moneyOf(text) ?? '0', money.currency)
      return format.balance(assetOf(text) ?? '0', holding.symbol)
    },
    check: () => {
      const found = find(text)
      setComplaint(found)
      if (found !== undefined) input.current?.focus()
      return found
    },
    /** Once the field is left: while typing, every amount begins below the minimum. */
    leave: () => text !== '' && setComplaint(find(text)),
    show: (amount: string, rounding: 'down' | 'up' = 'down') =>
      isFiat
        ? format.money(rounding === 'up' ? roundedUp(amount) : inUnit(amount), money.currency)
        : format.asset(shorten(amount, rounding), holding.symbol),
    setText: (typed: string) => {
      setText(typed)
      const found = find(typed)
      setComplaint(found === 'above' || found === 'notNumber' ? found : undefined)
    },
    /** A round sum of money, in whichever unit is typed. */
    takeMoney: (amount: string) => put(isFiat ? amount : (assetOf(amount) ?? '')),
    take: (percent: number) =>
      put(inUnit(percent === 100 ? limits.maximum : scaleDecimal(limits.maximum, String(percent), '100', places))),
    toggle: () => {
      const other = isDecimal(text) ? (isFiat ? assetOf(text) : moneyOf(text)) : undefined
      setFiat(!isFiat)
      put(other ?? '')
    },
  }
}
