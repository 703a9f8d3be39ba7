import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'

type Content = AdminValue<'listMembers', 'content'>
type Member = Content['members'][number]
type Invitation = Content['invitations'][number]

const roles = {
  readOnly: 'Read-only: reads everything',
  support: 'Support: also sends events again and exports users',
  developer: 'Developer: also keys, webhooks and settings',
  owner: 'Owner: also members and the audit log',
} as const

const names = { readOnly: 'Read-only', support: 'Support', developer: 'Developer', owner: 'Owner' } as const

const roleOf = (form: FormData): keyof typeof roles => {
  const role = textOf(form, 'role')
  return role in roles ? (role as keyof typeof roles) : 'readOnly'
}

function RoleField({ value }: { value?: keyof typeof roles }) {
  return (
    <fieldset className="choices choices--rows">
      <legend>Role</legend>
      {Object.entries(roles).map(([role, label]) => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === (value ?? 'developer')} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Who works for the client, and who is invited. */
export function Members() {
  const members = useRead('listMembers', {})
  return (
    <Page
      title="Members"
      intro="Each member signs in with a password and an authenticator app."
      actions={
        <ActionDialog
          id="inviteMember"
          label="Invite member"
          confirmLabel="Create invitation"
          kind="primary"
          request={form => ({ body: { email: textOf(form, 'email'), role: roleOf(form) } })}
          done={({ invitationUrl }) => <Secret name="invitation link" text={invitationUrl} />}
        >
          <TextField
            label="Email address"
            name="email"
            type="email"
            help="No mail is sent: hand the link over yourself."
            required
          />
          <RoleField />
        </ActionDialog>
      }
    >
      <Reading query={members}>
        {content => (
          <>
            <Table
              label="Members"
              columns={columns}
              rows={content.members}
              keyOf={({ id }) => id}
              empty={<p>Only operators of the installation work for this client. Invite its first member.</p>}
            />
            {content.invitations.length > 0 && (
              <Card title="Open invitations">
                <Table
                  label="Open invitations"
                  columns={invitationColumns}
                  rows={content.invitations}
                  keyOf={({ id }) => id}
                  empty={null}
                />
              </Card>
            )}
          </>
        )}
      </Reading>
    </Page>
  )
}

const columns: readonly Column<Member>[] = [
  { title: 'Name', cell: one => <span className="strong">{one.name}</span> },
  { title: 'Email address', cell: one => one.email },
  { title: 'Role', cell: one => names[one.role] },
  {
    title: 'Actions',
    cell: ({ id, name, role }) => (
      <div className="row-actions">
        <ActionDialog
          id="changeMemberRole"
          label="Change role"
          confirmLabel="Save"
          request={form => ({ params: { id }, body: { role: roleOf(form) } })}
        >
          <RoleField value={role} />
        </ActionDialog>
        <ActionDialog
          id="removeMember"
          label="Remove"
          confirmLabel="Remove member"
          request={() => ({ params: { id } })}
        >
          <p>{name} can no longer see this client, from the next call on.</p>
        </ActionDialog>
      </div>
    ),
  },
]

const invitationColumns: readonly Column<Invitation>[] = [
  { title: 'Email address', cell: one => one.email },
  { title: 'Role', cell: one => names[one.role] },
  { title: 'Expires', cell: one => <Time seconds={one.expiresTimestamp} /> },
  {
    title: 'Actions',
    cell: ({ id }) => (
      <ActionDialog id="removeMember" label="Withdraw" request={() => ({ params: { id } })}>
        <p>The link no longer works.</p>
      </ActionDialog>
    ),
  },
]
