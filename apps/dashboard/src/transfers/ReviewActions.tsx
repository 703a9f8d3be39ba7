import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'

type Item = AdminValue<'listTransfersToReview', 'content'>['items'][number]

/**
 * Decisions that the API allows for this transfer now, each with its consequence and a note for the history and the
 * audit log.
 */
export function ReviewActions({ item }: { item: Item }) {
  const { transferId, actions } = item
  const { messages } = useLanguage()
  return (
    <div className="row-actions">
      {actions.map(action => {
        const { label, confirm, consequence } = messages.transfers.review[action]
        return (
          <ActionDialog
            key={action}
            id="resolveTransfer"
            label={label}
            confirmLabel={confirm}
            isDangerous={declaresFailed.has(action)}
            request={form => ({
              params: { id: transferId },
              body: {
                action,
                note: textOf(form, 'note'),
                ...fieldsOf(form),
              },
            })}
          >
            <p>{consequence}</p>
            <ActionFields action={action} item={item} />
            <TextField
              label={declaresFailed.has(action) ? messages.transfers.evidence : messages.transfers.note}
              name="note"
              minLength={10}
              maxLength={500}
              help={messages.transfers.noteHelp}
              required
            />
          </ActionDialog>
        )
      })}
    </div>
  )
}

type Action = Item['actions'][number]

/** After these the order may be paid a second time. */
const declaresFailed: ReadonlySet<Action> = new Set(['notSent', 'notArrived'])

const takesAmount: ReadonlySet<Action> = new Set(['creditPart', 'askForRest', 'refunded'])
const takesHash: ReadonlySet<Action> = new Set(['sentAs', 'arrived', 'creditPart', 'askForRest', 'refunded'])

/** The entered values, besides the note. */
const fieldsOf = (form: FormData): { institutionTransactionId?: string; hash?: string; amount?: string } => {
  const names = ['institutionTransactionId', 'hash', 'amount'] as const
  const filled = names.map(name => [name, textOf(form, name).trim()] as const).filter(([, text]) => text !== '')
  return Object.fromEntries(filled)
}

/** Data of the decision for the audit log and the webhook. */
function ActionFields({ action, item }: { action: Action; item: Item }) {
  const { messages, format } = useLanguage()
  const { transfers } = messages
  const { amount, amountDecimal, arrivedAmount, symbol, hash, institutionTransactionId } = item
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
        <TextField
          label={isRefund ? transfers.amountReturned(symbol) : transfers.amountArrived(symbol)}
          name="amount"
          inputMode="decimal"
          defaultValue={arrivedAmount === null ? '' : String(arrivedAmount)}
          help={transfers.amountOrdered(format.amount(amount, symbol))}
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
