import type { AdminValue } from '@rialto/contract'
import { Badge } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Language } from '../messages/loadLanguage.ts'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Problem } from '../parts/Problem.tsx'
import { type Column, Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { Factors } from './Factors.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Session = AdminValue<'listSessions', 'content'>[number]

function EndOthers() {
  const { messages } = useLanguage()
  return (
    <div>
      <ActionDialog id="endOtherSessions" label={messages.team.endOthers} request={() => ({})}>
        <p>{messages.team.endOthersBody}</p>
      </ActionDialog>
    </div>
  )
}

/** Sign-in factors and open sessions of the member. */
export function Sessions() {
  const language = useLanguage()
  const { messages } = language
  const sessions = useRead('listSessions', {})
  return (
    <Page title={messages.shell.pages.account} intro={messages.team.accountIntro}>
      <Factors />
      <Passkeys />
      <RecoveryCodes />
      <Card title={messages.team.sessions}>
        <p className="r-soft">{messages.team.sessionsIntro}</p>
        {sessions.error && <Problem error={sessions.error} onRetry={sessions.refetch} />}
        <Table
          label={messages.team.yourSessions}
          columns={columnsOf(language)}
          rows={sessions.data}
          keyOf={({ id }) => id}
          empty={null}
        />
        <EndOthers />
      </Card>
    </Page>
  )
}

const columnsOf = ({ messages }: Language): readonly Column<Session>[] => [
  {
    title: messages.team.browser,
    cell: one => <span className="breakable">{one.userAgent || messages.common.unknown}</span>,
  },
  { title: messages.common.from, cell: one => <code className="r-mono unbroken">{one.ipAddress}</code> },
  { title: messages.common.lastUsed, cell: one => <Time seconds={one.lastUsedTimestamp} /> },
  { title: messages.team.began, cell: one => <Time seconds={one.createdTimestamp} /> },
  {
    title: messages.common.actions,
    cell: ({ id, isCurrent }) =>
      isCurrent ? (
        <Badge tone="good">{messages.team.thisSession}</Badge>
      ) : (
        <ActionDialog
          id="endSession"
          label={messages.team.end}
          confirmLabel={messages.team.endSession}
          request={() => ({ params: { id } })}
        >
          <p>{messages.team.endSessionBody}</p>
        </ActionDialog>
      ),
  },
]
