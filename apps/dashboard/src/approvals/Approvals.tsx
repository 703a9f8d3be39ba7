import type { AdminValue } from '@rialto/contract'
import { Fact, Facts } from '@rialto/ui'

import { useRead } from '../api/useOperation.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { Curl } from '../parts/Curl.tsx'
import { words } from '../parts/format.ts'
import { Card, Page } from '../parts/Page.tsx'
import { Reading } from '../parts/Reading.tsx'
import { Time } from '../parts/Time.tsx'
import { useSession } from '../session/useSession.ts'
import { ApprovalSettings } from './ApprovalSettings.tsx'

type Approval = AdminValue<'listApprovals', 'content'>[number]

/** Changes that wait for a second member. */
export function Approvals() {
  const approvals = useRead('listApprovals', {}, { refreshMs: 5_000 })
  return (
    <Page
      title="Approvals"
      intro="Changes that one member requested and another one confirms. A request ends after three days."
      actions={<ApprovalSettings />}
    >
      <Reading query={approvals}>
        {items =>
          items.length === 0 ? (
            <div className="empty">
              <p>No change waits. Choose with “What needs approval” which changes a second member has to confirm.</p>
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
  const { id, operation, requestedBy, requestedById, params, body } = item
  const isOwn = useSession().data?.memberId === requestedById
  const request = () => ({ params: { id } })
  return (
    <Card
      title={words(operation)}
      aside={
        <div className="row-actions">
          {!isOwn && (
            <ActionDialog
              id="approveChange"
              label="Approve"
              confirmLabel="Approve and make the change"
              request={request}
            >
              <p>The change is made now, in your name, and cannot be taken back here.</p>
              <Values values={{ ...params, ...body }} />
            </ActionDialog>
          )}
          <ActionDialog
            id="withdrawApproval"
            label={isOwn ? 'Withdraw' : 'Reject'}
            confirmLabel={isOwn ? 'Withdraw request' : 'Reject request'}
            request={request}
          >
            <p>Nothing is changed, and the request is removed. The audit log keeps that it was.</p>
          </ActionDialog>
        </div>
      }
    >
      <p>
        Requested by <span className="strong">{requestedBy}</span> <Time seconds={item.requestedTimestamp} />. Ends{' '}
        <Time seconds={item.expiresTimestamp} />.{isOwn && ' Another member has to approve it.'}
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
