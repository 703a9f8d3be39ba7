import type { AdminValue } from '@rialto/contract'
import { Fact } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'

type Line = AdminValue<'searchTransfers', 'content'>['items'][number]['moneyLine']
type Row = Line['arrives']
type Fee = Line['fees'][number]
type Payer = NonNullable<AdminValue<'searchTransfers', 'content'>['items'][number]['payer']>
type Rest = Payer['rest']
type Other = NonNullable<Payer['others']>[number]

type MoneyFactsProps = {
  line: Line
  /** Parts of an order that are not credited. */
  rest?: Rest | undefined
  /** Amounts sent for an order that are in neither the line nor the rest. */
  others?: readonly Other[] | undefined
  from: string
  /** For an order: the networks on which its payers sent the money. */
  sentOn?: string | undefined
  /** Nothing is known of the payer's account, only what arrived. */
  isByAddress?: boolean
  /** Whether no account has sent the missing amount, nor is sending it. */
  isUnsent?: boolean
}

/** The rows that the user sees: the debits, each fee by its recipient, the bought rest, and the credited, missing and returned amounts. */
export function MoneyFacts({ line, rest = [], others = [], from, sentOn, isByAddress, isUnsent }: MoneyFactsProps) {
  const { messages, format } = useLanguage()
  const { money: texts } = messages.transfers
  const isFromAccount = isByAddress !== true && sentOn === undefined
  const labels = labelsOf(messages.payments)
  const show = ({ symbol, amount }: Row) => (amount === undefined ? texts.unknown : format.decimal(amount, symbol))
  const usd = ({ usd: value }: Row) => (value === undefined ? undefined : format.money(Number(value)))
  const named = ({ takenBy, purpose }: Fee) =>
    takenBy === 'institution' ? texts[purpose === 'conversion' ? 'tradingFee' : 'withdrawalFee'](from) : texts[takenBy]
  return (
    <>
      <Fact
        total
        label={
          isByAddress === true ? messages.payments.arrived : sentOn === undefined ? texts.leaves : texts.sentOn(sentOn)
        }
        aside={[line.leavesUsd && format.money(Number(line.leavesUsd)), isFromAccount && texts[line.state]]
          .filter(Boolean)
          .join(' · ')}
      >
        {line.leaves.length === 0 ? texts.nothing : line.leaves.map(show).join(' + ')}
      </Fact>
      {line.bought && (
        <Fact label={isFromAccount ? texts.bought : messages.transfers.causes.paidOut} aside={usd(line.bought)}>
          {show(line.bought)}
        </Fact>
      )}
      {line.fees.map(fee => (
        <Fact key={`${fee.takenBy} ${fee.purpose} ${fee.symbol}`} label={named(fee)} aside={usd(fee)}>
          {fee.amount === undefined && (fee.usd !== undefined || !isFromAccount) ? texts.inRate : show(fee)}
        </Fact>
      ))}
      {line.stays && <Fact label={texts.stays}>{show(line.stays)}</Fact>}
      {line.missing && <Fact label={isUnsent === true ? texts.unsent : texts.missing}>{show(line.missing)}</Fact>}
      {line.returned && <Fact label={texts.returned}>{show(line.returned)}</Fact>}
      {rest.map(({ state, amount }) => (
        <Fact key={state} label={labels[state]}>
          {format.decimal(amount, line.credited.symbol)}
        </Fact>
      ))}
      {others.map(other => (
        <Fact
          key={[other.networkId, other.symbol, other.state, other.amount].join(' ')}
          label={labels[other.state]}
          aside={other.networkName}
        >
          {show(other)}
        </Fact>
      ))}
      <Fact total label={texts.credited} aside={usd(line.credited)}>
        {show(line.credited)}
      </Fact>
    </>
  )
}

const labelsOf = (texts: Messages['payments']): Record<Rest[number]['state'] | Other['state'], string> => ({
  returned: texts.refunded,
  returning: texts.refunding,
  open: texts.open,
  exchanged: texts.exchanged,
  atBridge: texts.atBridge,
})
