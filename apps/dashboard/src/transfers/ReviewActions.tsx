import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { ActionDialog } from '../parts/ActionDialog.tsx'
import { textOf } from '../parts/formText.ts'
import { reviewTexts } from './stuckTexts.ts'

type Item = AdminValue<'listTransfersToReview', 'content'>['items'][number]

/** What the API allows for this transfer now, each with its consequence and a note for the history and the audit log. */
export function ReviewActions({ item: { transferId, actions } }: { item: Item }) {
  return (
    <div className="row-actions">
      {actions.map(action => {
        const { label, confirm, consequence } = reviewTexts[action]
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
                label="Id at the institution"
                name="institutionTransactionId"
                maxLength={200}
                help="The id of the withdrawal, from the institution’s history or its support."
                required
              />
            )}
            <TextField
              label="Note"
              name="note"
              minLength={10}
              maxLength={500}
              help="Who said so and where it is written down. Stored in the transfer’s history and the audit log."
              required
            />
          </ActionDialog>
        )
      })}
    </div>
  )
}
