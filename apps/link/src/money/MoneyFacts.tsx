import type { MoneyLine, ReceiptTransfer } from '@rialto/contract'
import { Fact } from '@rialto/ui'
import type { ReactNode } from 'react'

import type { Messages } from '../messages/messages.ts'
import type { Format } from './createFormat.ts'
import { amountText, type Row } from './amountText.ts'
import { leavesLabel } from './leavesLabel.ts'

type MoneyFactsProps = {
  line: MoneyLine
  /** Name of the paying account or, of a payment to an address, of its network. */
  from: string
  client: string
  isFromWallet?: boolean | undefined
  isPaidIn?: boolean | undefined
  messages: Messages
  format: Format
  /** Whether the institution has stated its fee. Absent before anything was sent. */
  note?: string | undefined
  /** Whether no account has sent the missing amount, nor is sending it. */
  isUnsent?: boolean | undefined
  /** The uncredited part of the amount that arrived at the address of an order. */
  rest?: Rest | undefined
  /** Amounts sent for an order that are in neither the line nor the rest. */
  others?: readonly Other[] | undefined
  mark?: (field: 'fee' | 'total') => ReactNode
}

type Fee = MoneyLine['fees'][number]
type Rest = NonNullable<ReceiptTransfer['payer']>['rest']
type Other = NonNullable<NonNullable<ReceiptTransfer['payer']>['others']>[number]

/**
 * The money line: the debit of the account, each fee with its recipient, the remainder, the credit, and the missing or
 * returned amounts. The same rows before and after, on every page.
 */
export function MoneyFacts(props: MoneyFactsProps) {
  const {
    line,
    from,
    client,
    isFromWallet,
    isPaidIn,
    messages,
    format,
    note,
    isUnsent,
    rest = [],
    others = [],
    mark,
  } = props
  const { money: texts, preview } = messages
  const show = (row: Row) => amountText(row, messages, format)
  const usd = (row: Row) => (row.usd === undefined || row.symbol === 'USD' ? undefined : format.fiat(row.usd, 'USD'))
  const isPlanned = line.state === 'planned'
  const isOrder = line.sold !== undefined
  const named = ({ takenBy, purpose }: Fee) => {
    if (takenBy === 'client') return texts.clientFee(client)
    if (takenBy !== 'institution') return takenBy === 'network' ? texts.networkFee : texts.bridgeFee
    return purpose === 'conversion' ? texts.conversionFee(from) : preview.fee(from)
  }
  const isAbout = (fee: Fee) => isPlanned && fee.takenBy === 'network' && fee.amount !== undefined && fee.amount !== '0'
  return (
    <>
      {line.leaves.length > 0 && (
        <Fact
          total
          label={leavesLabel(line, { from, isPaidIn, isFromWallet }, texts)}
          aside={asideOf(line, texts, format)}
        >
          {mark?.('total')}{' '}
          {line.leaves
            .map(row => (isPlanned && isOrder ? amountText(row, messages, format, 'up') : show(row)))
            .join(' + ')}
        </Fact>
      )}
      {line.bought !== undefined && (
        <Fact label={texts.bought(from)} aside={usd(line.bought)}>
          {show(line.bought)}
        </Fact>
      )}
      {line.fees.map(fee => (
        <Fact
          key={`${fee.takenBy} ${fee.purpose} ${fee.symbol}`}
          label={named(fee)}
          aside={fee.takenBy === 'institution' && fee.purpose === 'transfer' && note !== undefined ? note : usd(fee)}
        >
          {fee.takenBy === 'institution' && fee.purpose === 'transfer' && mark?.('fee')}{' '}
          {fee.amount === undefined
            ? fee.usd === undefined && !isInRate(fee, line)
              ? texts.unknown
              : texts.inRate
            : isAbout(fee)
              ? messages.amount.equals(show(fee))
              : show(fee)}
        </Fact>
      ))}
      {line.stays !== undefined && (
        <Fact label={texts.stays(from)} aside={usd(line.stays)}>
          {isPlanned ? messages.amount.equals(show(line.stays)) : show(line.stays)}
        </Fact>
      )}
      {line.missing !== undefined && (
        <Fact label={isUnsent === true ? texts.unsent : texts.missing}>{show(line.missing)}</Fact>
      )}
      {line.returned !== undefined && <Fact label={texts.returned}>{show(line.returned)}</Fact>}
      {rest.map(({ state, amount }) => (
        <Fact
          key={state}
          label={restLabel(state, messages)}
          aside={state === 'open' ? messages.byAddress.decides(client) : undefined}
        >
          {show({ symbol: line.credited.symbol, amount })}
        </Fact>
      ))}
      {others.map(other => (
        <Fact
          key={[other.networkId, other.symbol, other.state, other.amount].join(' ')}
          label={otherLabel(other, line, messages)}
          aside={[other.networkName, other.state === 'open' && messages.byAddress.decides(client)]
            .filter(Boolean)
            .join(' · ')}
        >
          {other.amount === undefined ? texts.unknown : show(other)}
        </Fact>
      ))}
      {line.credited.amount !== undefined && (
        <Fact total label={preview.received(client)} aside={usd(line.credited)}>
          {show(line.credited)}
        </Fact>
      )}
    </>
  )
}

/** A bridge that pays out another asset takes its fee in the rate. */
const isInRate = ({ takenBy }: Fee, { bought }: MoneyLine): boolean => takenBy === 'bridge' && bought !== undefined

const restLabel = (state: Rest[number]['state'], { money, states, byAddress }: Messages): string =>
  state === 'returned' ? money.returned : state === 'returning' ? states.refunding : byAddress.issues.overpaid

const otherLabel = (
  { state, symbol }: Other,
  { credited }: MoneyLine,
  { money, states, byAddress }: Messages,
): string =>
  ({
    exchanged: money.exchanged,
    atBridge: money.atBridge,
    returned: money.returned,
    returning: states.refunding,
    open: symbol === credited.symbol ? byAddress.issues.wrongNetwork : byAddress.issues.wrongAsset,
  })[state]

/** The value at the present price, or the value of the whole debit. */
function asideOf(
  { leaves, leavesUsd, state }: MoneyLine,
  texts: Messages['money'],
  format: Format,
): string | undefined {
  const about = state === 'planned' ? leaves.find(row => row.about !== undefined) : undefined
  if (about?.about !== undefined && about.symbol === 'USD') return texts.now(format.fiat(about.about, 'USD'))
  const isMoney = leaves.length === 1 && leaves[0]?.symbol === 'USD'
  return leavesUsd === undefined || isMoney ? undefined : format.fiat(leavesUsd, 'USD')
}
