import type { AdminValue } from '@rialto/contract'
import { Fact } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'

type Line = AdminValue<'searchTransfers', 'content'>['items'][number]['moneyLine']
type Row = Line['arrives']
type Fee = Line['fees'][number]

type MoneyFactsProps = {
  line: Line
  from: string
  /** Nothing is known of the payer's account, only what arrived. */
  isByAddress?: boolean
  /** Whether no account has sent the missing amount, nor is sending it. */
  isUnsent?: boolean
}

/** The rows that the user sees: what leaves, each fee by its recipient, what is bought and stays, what is credited, missing or returned. */
export function MoneyFacts({ line, from, isByAddress, isUnsent }: MoneyFactsProps) {
  const { messages, format } = useLanguage()
  const { money: texts } = messages.transfers
  const show = ({ symbol, amount }: Row) => (amount === undefined ? texts.unknown : format.decimal(amount, symbol))
  const usd = ({ usd: value }: Row) => (value === undefined ? undefined : format.money(Number(value)))
  const named = ({ takenBy, purpose }: Fee) =>
    takenBy === 'institution' ? texts[purpose === 'conversion' ? 'tradingFee' : 'withdrawalFee'](from) : texts[takenBy]
  return (
    <>
      <Fact
        total
        label={isByAddress === true ? messages.payments.arrived : texts.leaves}
        aside={[line.leavesUsd && format.money(Number(line.leavesUsd)), isByAddress !== true && texts[line.state]]
          .filter(Boolean)
          .join(' · ')}
      >
        {line.leaves.length === 0 ? texts.nothing : line.leaves.map(show).join(' + ')}
      </Fact>
      {line.bought && (
        <Fact label={texts.bought} aside={usd(line.bought)}>
          {show(line.bought)}
        </Fact>
      )}
      {line.fees.map(fee => (
        <Fact key={`${fee.takenBy} ${fee.purpose} ${fee.symbol}`} label={named(fee)} aside={usd(fee)}>
          {fee.amount === undefined && fee.usd !== undefined ? texts.inRate : show(fee)}
        </Fact>
      ))}
      {line.stays && <Fact label={texts.stays}>{show(line.stays)}</Fact>}
      {line.missing && <Fact label={isUnsent === true ? texts.unsent : texts.missing}>{show(line.missing)}</Fact>}
      {line.returned && <Fact label={texts.returned}>{show(line.returned)}</Fact>}
      <Fact total label={texts.credited} aside={usd(line.credited)}>
        {show(line.credited)}
      </Fact>
    </>
  )
}
