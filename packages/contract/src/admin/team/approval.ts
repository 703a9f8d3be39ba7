import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { withUsage } from '../../shared/hints.ts'
import { StoredRecord } from '../../shared/storedRecord.ts'
import { uuid } from '../../shared/uuid.ts'

/** Changes for which a client may require a second member. None returns a secret, because the approver would see it. */
const approvable = {
  resolveTransfer:
    'ending a transfer that needs a person, or following another withdrawal for it. To have it read again needs no second member.',
  eraseUser: 'erasing a user.',
  replaceAllowedOrigins: 'the origins that may embed Link.',
  replaceCallbackUrls: 'the URLs that Link may return to.',
  addIpRange: 'an address range that keys are accepted from.',
  replacePaymentSource:
    'where the client is paid by address. A second member has to confirm it always, also where this list leaves it out.',
  setPaymentRules: 'the rules of payment requests, among them whether a member approves each refund.',
  assignPayment: 'counting a payment without a tag, or with an unknown one, for an order.',
  setScreening: 'what happens when an address is on a sanctions list.',
  replaceApprovalSettings: 'this list itself.',
} as const

export const ApprovableOperation = enumOf(
  'ApprovableOperation',
  'A change that may depend on a second member.',
  approvable,
)

export const isApprovable = (id: string): id is keyof typeof approvable => Object.hasOwn(approvable, id)

/** The input of any operation: without `properties`, validation keeps every field. */
const { properties: _, ...anyFields } = StoredRecord

const Fields = Type.Unsafe<Readonly<Record<string, unknown>>>(anyFields)

export const requested = {
  operation: ApprovableOperation,
  params: withUsage(Fields, 'Parameters of the path, by name.'),
  body: withUsage(Fields, 'Body of the request. Empty where the operation takes none.'),
}

export const settings = Type.Object(
  {
    operations: Type.Array(ApprovableOperation, {
      maxItems: 10,
      description: 'Changes that a second member has to confirm. Empty: none.',
    }),
  },
  { title: 'ApprovalSettings', description: 'The changes that a second member has to approve.' },
)

export const Approval = Type.Object(
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
