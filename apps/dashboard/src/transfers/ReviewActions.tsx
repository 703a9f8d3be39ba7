import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'

type Item = AdminValue<'listTransfersToReview', 'content'>['items'][number]

/** What the API allows for this transfer now, each with its consequence and a note for the history and the audit log. */
export function ReviewActions({ item: { transferId, actions } }: { item: Item }) {
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
            request={form => ({
              params: { id: transferId },
              body: {
                action,
                note: textOf(form, 'note'),
                ...(action === 'sentAs' && {
                  institutionTransactionId: textOf(form, 'institutionTransactionId').trim(),
                }),
              },
            })}
          >
            <p>{consequence}</p>
            {action === 'sentAs' && (
              <TextField
                label={messages.common.idAtInstitution}
                name="institutionTransactionId"
                maxLength={200}
                help={messages.transfers.withdrawalIdHelp}
                required
              />
            )}
            <TextField
              label={messages.transfers.note}
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
