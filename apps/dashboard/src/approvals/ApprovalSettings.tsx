import { keysOf } from '@rialto/defined/keysOf'
import type { Messages } from '../messages/messages.ts'
import { useLanguage } from '../messages/LanguageContext.tsx'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'

type Operation = keyof Messages['approvals']['operations']

/** Settings for changes that need a second member's confirmation. */
export function ApprovalSettings() {
  const { messages } = useLanguage()
  const chosen = useRead('readApprovalSettings', {}).data?.operations
  const texts = messages.approvals.operations
  const all = keysOf<Operation>(texts)
  if (!chosen) return null
  return (
    <ActionDialog
      id="replaceApprovalSettings"
      label={messages.approvals.whatNeeds}
      confirmLabel={messages.common.save}
      request={form => ({ body: { operations: all.filter(one => form.getAll('operations').includes(one)) } })}
    >
      <p>{messages.approvals.settingsBody}</p>
      <fieldset className="choices choices--rows">
        <legend>{messages.approvals.changes}</legend>
        {all.map(one => (
          <label key={one}>
            <input type="checkbox" name="operations" value={one} defaultChecked={chosen.includes(one)} /> {texts[one]}
          </label>
        ))}
      </fieldset>
    </ActionDialog>
  )
}
