import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'

const texts = {
  resolveTransfer: 'Ending a transfer that needs a person',
  eraseUser: 'Erasing a user',
  replaceAllowedOrigins: 'Changing the origins that may embed Link',
  replaceCallbackUrls: 'Changing callback URLs',
  addIpRange: 'Adding an IP range',
  setScreening: 'Changing the screening of addresses',
  replaceApprovalSettings: 'Changing this list',
} as const

type Operation = keyof typeof texts

const all = Object.keys(texts) as Operation[]

/** What a second member has to confirm. */
export function ApprovalSettings() {
  const chosen = useRead('readApprovalSettings', {}).data?.operations
  if (!chosen) return null
  return (
    <ActionDialog
      id="replaceApprovalSettings"
      label="What needs approval"
      confirmLabel="Save"
      request={form => ({ body: { operations: all.filter(one => form.getAll('operations').includes(one)) } })}
    >
      <p>
        A change that is chosen is refused until a second member approves it, also when a server calls it. Owners can
        invite members, so that this holds against a mistake or a session in wrong hands, and not against an owner.
      </p>
      <fieldset className="choices choices--rows">
        <legend>Changes</legend>
        {all.map(one => (
          <label key={one}>
            <input type="checkbox" name="operations" value={one} defaultChecked={chosen.includes(one)} /> {texts[one]}
          </label>
        ))}
      </fieldset>
    </ActionDialog>
  )
}
