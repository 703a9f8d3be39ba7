import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'
import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { words } from '../parts/words.ts'
import { Filled } from '../parts/Filled.tsx'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'
import { useMay } from '../session/useMay.ts'
import { useSession } from '../session/useSession.ts'
import { ApprovalSettings } from './ApprovalSettings.tsx'

type Approval = AdminValue<'listApprovals', 'content'>[number]

/** Changes that wait for a second member. */
export function Approvals() {
  const { messages } = useLanguage()
  const approvals = useRead('listApprovals', {}, { refreshMs: 5_000 })
  return (
    <Page title={messages.shell.pages.approvals} intro={messages.approvals.intro} actions={<ApprovalSettings />}>
      <Reading query={approvals}>
        {items =>
          items.length === 0 ? (
            <div className="empty">
              <p>{messages.approvals.empty}</p>
            </div>
          ) : (
            items.map(item => <Waiting key={item.id} item={item} />)
          )
        }
      </Reading>
      <Curl id="listApprovals" />
    </Page>
  )
}

function Waiting({ item }: { item: Approval }) {
  const { messages } = useLanguage()
  const { id, operation, requestedBy, requestedById, params, body } = item
  const isOwn = useSession().data?.memberId === requestedById
  // The approver needs the role that the change requires.
  const mayChange = useMay(operation)
  const request = () => ({ params: { id } })
  return (
    <Card
      title={messages.approvals.operations[operation]}
      aside={
        <div className="row-actions">
          {!isOwn && mayChange && (
            <ActionDialog
              id="approveChange"
              label={messages.approvals.approve}
              confirmLabel={messages.approvals.approveAndChange}
              request={request}
            >
              <p>{messages.approvals.approveBody}</p>
              <Values values={{ ...params, ...body }} />
            </ActionDialog>
          )}
          <ActionDialog
            id="withdrawApproval"
            label={isOwn ? messages.approvals.withdraw : messages.approvals.reject}
            confirmLabel={isOwn ? messages.approvals.withdrawRequest : messages.approvals.rejectRequest}
            request={request}
          >
            <p>{messages.approvals.withdrawBody}</p>
          </ActionDialog>
        </div>
      }
    >
      <p>
        <Filled text={messages.approvals.requestedBy}>
          <span key="by" className="strong">
            {requestedBy}
          </span>
          <Time key="requested" seconds={item.requestedTimestamp} />
        </Filled>{' '}
        <Filled text={messages.approvals.ends}>
          <Time seconds={item.expiresTimestamp} />
        </Filled>
        {isOwn && ` ${messages.approvals.anotherMember}`}
      </p>
      <Values values={{ ...params, ...body }} />
    </Card>
  )
}

function Values({ values }: { values: Readonly<Record<string, unknown>> }) {
  return (
    <Facts>
      {Object.entries(values).map(([name, value]) => (
        <Fact key={name} label={words(name)}>
          <span className="breakable">{Array.isArray(value) ? value.join(', ') : String(value)}</span>
        </Fact>
      ))}
    </Facts>
  )
}
