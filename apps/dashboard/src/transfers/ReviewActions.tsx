import { TextField } from '@rialto/ui'
import { useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'

import { useClientId } from '../api/useOperation.ts'
import type { Format } from '../messages/createFormat.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { AmountField } from '../parts/AmountField.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import { useMay } from '../session/useMay.ts'
import type { ReviewItem } from './reviewItem.ts'

type Action = Exclude<ReviewItem['actions'][number], 'lookAgain'>

/** After these the order may be paid a second time. */
const declaresFailed: ReadonlySet<Action> = new Set(['notSent', 'notArrived'])

const takesAmount: ReadonlySet<Action> = new Set(['creditPart', 'askForRest', 'refunded'])
const takesHash: ReadonlySet<Action> = new Set(['sentAs', 'arrived', 'creditPart', 'askForRest', 'refunded'])

/** The decisions by the amount that has arrived. Those that declare a failure come last. */
const groups = {
  whole: ['sentAs', 'arrived', 'settled', 'returnDeposit'],
  part: ['creditPart', 'askForRest', 'refunded'],
  nothing: ['notArrived', 'notSent'],
} as const satisfies { readonly [Group in keyof Messages['transfers']['case']['groups']]: readonly Action[] }

/** The decisions that the API allows for this transfer now, each with its effect. */
export function ReviewActions({ item }: { item: ReviewItem }) {
  const { messages, format } = useLanguage()
  const { actions, arrivedAmountDecimal, symbol, userId } = item
  const decisions = actions.filter(action => action !== 'lookAgain')
  if (!useMay('resolveTransfer') || decisions.length === 0) return null
  const isDeclared = decisions.some(action => declaresFailed.has(action))
  const { groups: titles, whatCanBeDone } = messages.transfers.case
  const shown = Object.entries(groups)
    .map(([group, members]) => ({
      title: titles[group as keyof typeof groups],
      actions: members.filter(one => decisions.includes(one)),
    }))
    .filter(group => group.actions.length > 0)
  return (
    <>
      <h3>{whatCanBeDone}</h3>
      {shown.map(({ title, actions: members }) => (
        <Fragment key={title}>
          {shown.length > 1 && <h4>{title}</h4>}
          <ul className="decisions">
            {members.map(action => (
              <li key={action}>
                <p className="r-small">{messages.transfers.case.effects[action]}</p>
                <Decision action={action} item={item} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {isDeclared && arrivedAmountDecimal !== null && (
        <p className="r-small r-soft">
          {messages.transfers.case.stays(format.decimal(arrivedAmountDecimal, symbol), userId)}
        </p>
      )}
    </>
  )
}

/** The name of the decision, with its amount where it is known. */
const labelOf = (action: Action, item: ReviewItem, { transfers }: Messages, format: Format): string => {
  const { arrivedAmountDecimal, amountDecimal, moneyLine, symbol } = item
  const { credit, ask, whole } = transfers.case
  const missing = moneyLine.missing?.amount
  if (action === 'arrived') return whole(format.decimal(amountDecimal, symbol))
  if (action === 'creditPart' && arrivedAmountDecimal !== null)
    return credit(format.decimal(arrivedAmountDecimal, symbol))
  if (action === 'askForRest' && missing !== undefined) return ask(format.decimal(missing, symbol))
  return transfers.review[action].label
}

function Decision({ action, item }: { action: Action; item: ReviewItem }) {
  const { messages, format } = useLanguage()
  const { confirm, consequence } = messages.transfers.review[action]
  const isFailure = declaresFailed.has(action)
  const { transferId } = item
  const navigate = useNavigate()
  const clientId = useClientId() ?? ''
  // The page of the transfer offers the pay link.
  const goToTransfer = () => void navigate({ to: '/$clientId/transfers/$transferId', params: { clientId, transferId } })
  return (
    <ActionDialog
      id="resolveTransfer"
      label={labelOf(action, item, messages, format)}
      confirmLabel={confirm}
      isDangerous={isFailure}
      request={form => ({
        params: { id: transferId },
        body: { action, note: textOf(form, 'note'), ...fieldsOf(form) },
      })}
      {...(action === 'askForRest' ? { onDone: goToTransfer } : {})}
    >
      <p>{consequence}</p>
      <ActionFields action={action} item={item} />
      <TextField
        label={isFailure ? messages.transfers.evidence : messages.transfers.note}
        name="note"
        minLength={10}
        maxLength={500}
        help={messages.transfers.noteHelp}
        required
      />
    </ActionDialog>
  )
}

/** The entered values, besides the note. */
const fieldsOf = (form: FormData): { institutionTransactionId?: string; hash?: string; amount?: string } => {
  const names = ['institutionTransactionId', 'hash', 'amount'] as const
  const filled = names.map(name => [name, textOf(form, name).trim()] as const).filter(([, text]) => text !== '')
  return Object.fromEntries(filled)
}

/** Data of the decision for the audit log and the webhook. */
function ActionFields({ action, item }: { action: Action; item: ReviewItem }) {
  const { messages, format } = useLanguage()
  const { transfers } = messages
  const { amountDecimal, arrivedAmountDecimal, symbol, hash, institutionTransactionId } = item
  const isRefund = action === 'refunded'
  return (
    <>
      {action === 'sentAs' && (
        <TextField
          label={messages.common.idAtInstitution}
          name="institutionTransactionId"
          defaultValue={institutionTransactionId ?? ''}
          maxLength={200}
          help={transfers.withdrawalIdHelp}
          required
        />
      )}
      {takesAmount.has(action) && (
        <AmountField
          label={isRefund ? transfers.amountReturned(symbol) : transfers.amountArrived(symbol)}
          name="amount"
          unit={symbol}
          defaultValue={arrivedAmountDecimal}
          help={transfers.amountOrdered(format.decimal(amountDecimal, symbol))}
          required
        />
      )}
      {declaresFailed.has(action) && (
        <TextField
          label={transfers.amountAgain(symbol)}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          pattern={amountDecimal.replace('.', '\\.')}
          help={transfers.amountAgainHelp(amountDecimal)}
          required
        />
      )}
      {takesHash.has(action) && (
        <TextField
          label={messages.common.transaction}
          name="hash"
          defaultValue={action === 'arrived' ? (hash ?? '') : ''}
          minLength={8}
          maxLength={200}
          help={isRefund ? transfers.refundHashHelp : transfers.hashHelp}
          required={action === 'arrived'}
        />
      )}
    </>
  )
}
