import type { AdminValue } from '@rialto/contract'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Secret } from '../parts/Secret.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { LogTable } from './LogTable.tsx'

type Member = AdminValue<'listInstallationMembers', 'content'>[number]

/** All members of the installation across clients, and changes to their accounts: for operators. */
export function Installation() {
  const language = useLanguage()
  const { messages } = language
  const members = useRead('listInstallationMembers', {})
  return (
    <Page title={messages.shell.pages.installation} intro={messages.team.installationIntro}>
      <Reading query={members}>
        {rows => (
          <Table
            label={messages.team.accounts}
            columns={columnsOf(language)}
            rows={rows}
            keyOf={({ id }) => id}
            empty={null}
          />
        )}
      </Reading>
      <Card title={messages.team.installationLog}>
        <LogTable id="listInstallationLog" label={messages.team.installationLog} />
      </Card>
    </Page>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<Member>[] => [
  { title: messages.common.name, cell: one => <span className="strong">{one.name}</span> },
  { title: messages.common.email, cell: one => one.email },
  {
    title: messages.common.role,
    cell: one => (one.isOperator ? messages.team.roles.operator : messages.team.clients(one.clients)),
  },
  { title: messages.common.created, cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: messages.common.actions,
    cell: ({ id, name }) => (
      <div className="row-actions">
        <ActionDialog
          id="signOutInstallationMember"
          label={messages.team.signOutMember}
          request={() => ({ params: { id } })}
        >
          <p>{messages.team.signOutMemberBody(name)}</p>
        </ActionDialog>
        <ActionDialog
          id="resetInstallationMember"
          label={messages.team.resetMember}
          request={() => ({ params: { id } })}
          done={({ invitationUrl }) => <Secret name={messages.team.resetLink} text={invitationUrl} />}
        >
          <p>{messages.team.resetMemberBody(name)}</p>
        </ActionDialog>
        <ActionDialog
          id="removeInstallationMember"
          label={messages.common.remove}
          confirmLabel={messages.team.removeAccount}
          request={() => ({ params: { id } })}
        >
          <p>{messages.team.removeAccountBody(name)}</p>
        </ActionDialog>
      </div>
    ),
  },
]
