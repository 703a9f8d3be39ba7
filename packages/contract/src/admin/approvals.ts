import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { withUsage } from '../shared/hints.ts'
import { StoredRecord } from '../shared/storedRecord.ts'
import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Approvals'
const needsToken = true

/** Changes for which a client may require a second member. None returns a secret, because the approver would see it. */
const ApprovableOperation = enumOf('ApprovableOperation', 'A change that may depend on a second member.', {
  resolveTransfer:
    'ending a transfer that needs a person, or following another withdrawal for it. To have it read again needs no second member.',
  eraseUser: 'erasing a user.',
  replaceAllowedOrigins: 'the origins that may embed Link.',
  replaceCallbackUrls: 'the URLs that Link may return to.',
  addIpRange: 'an address range that keys are accepted from.',
  setScreening: 'what happens when an address is on a sanctions list.',
  replaceApprovalSettings: 'this list itself.',
})

/** The input of any operation: without `properties`, validation keeps every field. */
const { properties: _, ...anyFields } = StoredRecord
const Fields = Type.Unsafe<Readonly<Record<string, unknown>>>(anyFields)

const requested = {
  operation: ApprovableOperation,
  params: withUsage(Fields, 'Parameters of the path, by name.'),
  body: withUsage(Fields, 'Body of the request. Empty where the operation takes none.'),
}

const settings = Type.Object(
  {
    operations: Type.Array(ApprovableOperation, {
      maxItems: 7,
      description: 'Changes that a second member has to confirm. Empty: none.',
    }),
  },
  { title: 'ApprovalSettings', description: 'The changes that a second member has to approve.' },
)

const Approval = Type.Object(
  {
    id: uuid('Id of the request.'),
    ...requested,
    requestedBy: Type.String({ description: 'Email address of the member, or `key`, who requests it.' }),
    requestedById: uuid('Id of the member or the account management key.'),
    requestedTimestamp: Type.Integer({ description: 'When it was requested, in Unix seconds.' }),
    expiresTimestamp: Type.Integer({ description: 'Until when it can be approved, in Unix seconds.' }),
  },
  { title: 'Approval', description: 'A change that waits for a second member.' },
)

export const readApprovalSettingsOperation = adminOperation({
  id: 'readApprovalSettings',
  method: 'GET',
  path: '/Approvals/settings',
  tag,
  summary: 'Get the changes that need approval',
  description: 'Returns the changes of this client that need a second member.',
  needsToken,
  content: settings,
  errors: [],
})

export const replaceApprovalSettingsOperation = adminOperation({
  id: 'replaceApprovalSettings',
  method: 'PUT',
  path: '/Approvals/settings',
  tag,
  summary: 'Replace the changes that need approval',
  description:
    'From then on each of these changes is refused when it is called and made when a second member approves it. To keep the list itself from being shortened by one member, name `replaceApprovalSettings` in it.',
  needsToken,
  role: 'owner',
  body: settings,
  content: settings,
  errors: ['missingField', 'invalidField', 'badRequest'],
})

export const listApprovalsOperation = adminOperation({
  id: 'listApprovals',
  method: 'GET',
  path: '/Approvals',
  tag,
  summary: 'List changes that wait for a second member',
  description:
    'Returns the open requests, the oldest first, at most 100. Those that were approved or withdrawn are in the audit log.',
  needsToken,
  content: Type.Array(Approval, { description: 'Open requests.' }),
  errors: [],
})

export const requestApprovalOperation = adminOperation({
  id: 'requestApproval',
  method: 'POST',
  path: '/Approvals',
  tag,
  summary: 'Request a change that a second member confirms',
  description:
    'Stores the change for three days. It is made when another member approves it. Requires the role of the change itself.',
  needsToken,
  body: Type.Object(requested, { title: 'RequestApprovalRequest', description: 'The requested call.' }),
  content: Approval,
  errors: ['missingField', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest'],
})

const params = Type.Object({ id: uuid('Id of the request.') })

export const approveChangeOperation = adminOperation({
  id: 'approveChange',
  method: 'POST',
  path: '/Approvals/:id/approve',
  tag,
  summary: 'Approve a change',
  description:
    'Makes the change, once. Only a member can approve, with the role of the change itself, and not the one who requested it. If the change fails, its error is the answer, and it has to be requested again.',
  needsToken,
  params,
  content: Type.Object(
    { id: uuid('Id of the request.'), operation: ApprovableOperation },
    { title: 'ApprovedChange', description: 'The change that was made.' },
  ),
  errors: ['notFound', 'permissionDenied', 'missingField', 'invalidField', 'badRequest', 'conflict'],
})

export const withdrawApprovalOperation = adminOperation({
  id: 'withdrawApproval',
  method: 'DELETE',
  path: '/Approvals/:id',
  tag,
  summary: 'Withdraw or reject a change',
  description: 'Removes the request. Nothing is changed.',
  needsToken,
  params,
  errors: ['notFound'],
})
