import type { AdminValue } from '@rialto/contract'
import { TextField } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Secret } from '../parts/Secret.tsx'
import { IdentityProvider } from './IdentityProvider.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { textOf } from '../parts/formText.ts'

type Content = AdminValue<'listMembers', 'content'>
type Member = Content['members'][number]
type Invitation = Content['invitations'][number]

const roles = ['readOnly', 'support', 'developer', 'owner'] as const

type Role = (typeof roles)[number]

const roleOf = (form: FormData): Role => roles.find(role => role === form.get('role')) ?? 'readOnly'

function RoleField({ value }: { value?: Role }) {
  const { messages } = useLanguage()
  return (
    <fieldset className="choices choices--rows">
      <legend>{messages.common.role}</legend>
      {roles.map(role => (
        <label key={role}>
          <input type="radio" name="role" value={role} defaultChecked={role === (value ?? 'developer')} />{' '}
          {messages.team.rolesExplained[role]}
        </label>
      ))}
    </fieldset>
  )
}

/** Members of the client, and pending invitations. */
export function Members() {
  const language = useLanguage()
  const { messages } = language
  const members = useRead('listMembers', {})
  return (
    <Page
      title={messages.shell.pages.members}
      intro={messages.team.membersIntro}
      actions={
        <ActionDialog
          id="inviteMember"
          label={messages.team.invite}
          confirmLabel={messages.team.createInvitation}
          kind="primary"
          request={form => ({ body: { email: textOf(form, 'email'), role: roleOf(form) } })}
          done={({ invitationUrl }) => <Secret name={messages.team.invitationLink} text={invitationUrl} />}
        >
          <TextField label={messages.common.email} name="email" type="email" help={messages.team.noMail} required />
          <RoleField />
        </ActionDialog>
      }
    >
      <Reading query={members}>
        {content => (
          <>
            <Table
              label={messages.shell.pages.members}
              columns={columnsOf(language)}
              rows={content.members}
              keyOf={({ id }) => id}
              empty={<p>{messages.team.noMembers}</p>}
            />
            <IdentityProvider members={content.members} />
            {content.invitations.length > 0 && (
              <Card title={messages.team.invitations}>
                <Table
                  label={messages.team.invitations}
                  columns={invitationColumnsOf(language)}
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

function MemberActions({ member: { id, name, role } }: { member: Member }) {
  const { messages } = useLanguage()
  return (
    <div className="row-actions">
      <ActionDialog
        id="changeMemberRole"
        label={messages.team.changeRole}
        confirmLabel={messages.common.save}
        request={form => ({ params: { id }, body: { role: roleOf(form) } })}
      >
        <RoleField value={role} />
      </ActionDialog>
      <ActionDialog
        id="removeMember"
        label={messages.common.remove}
        confirmLabel={messages.team.removeMember}
        request={() => ({ params: { id } })}
      >
        <p>{messages.team.removeMemberBody(name)}</p>
      </ActionDialog>
    </div>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<Member>[] => [
  { title: messages.common.name, cell: one => <span className="strong">{one.name}</span> },
  { title: messages.common.email, cell: one => one.email },
  { title: messages.common.role, cell: one => messages.team.roles[one.role] },
  {
    title: messages.common.actions,
    cell: member => <MemberActions member={member} />,
  },
]

const invitationColumnsOf = ({ messages }: Language): readonly Column<Invitation>[] => [
  { title: messages.common.email, cell: one => one.email },
  { title: messages.common.role, cell: one => messages.team.roles[one.role] },
  { title: messages.common.expires, cell: one => <Time seconds={one.expiresTimestamp} /> },
  {
    title: messages.common.actions,
    cell: ({ id }) => (
      <ActionDialog id="removeMember" label={messages.team.withdraw} request={() => ({ params: { id } })}>
        <p>{messages.team.withdrawBody}</p>
      </ActionDialog>
    ),
  },
]
