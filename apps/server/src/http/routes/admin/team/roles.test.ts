import { createHash } from 'node:crypto'

import { type AdminOperation, adminOperations } from '@rialto/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

const reads = `listSubClients readSubClient readCallbackUrls listLinkConfigurations readLinkConfiguration listBridgingRoutes searchBridgingRoutes
  listWebhookEndpoints readWebhookEndpoint listWebhookDeliveries readTransferHistory readComplianceRecord readOverview searchTransfers listApiKeys
  readAllowedOrigins listIpRanges readWebhookEvent listTransfersToReview readBooks readApprovalSettings listApprovals
  readScreening listScreeningDecisions listConnections listLinkSessions readLinkSessionHistory listRequests
  listRequestErrors readSandbox readBackupMode readTransferTerms readClient readSponsorship listConfiguredNetworks readRetention listTransferViews saveTransferView removeTransferView
  readPaymentSettings searchPaymentRequests searchRefunds searchUnassignedPayments searchPayouts readRelayer`
const support = 'replayWebhookEvents exportUser'
const develops = `replaceCallbackUrls createSubClient replaceSubClient removeSubClient setSubClientLogo removeSubClientLogo
  createLinkConfiguration replaceLinkConfiguration removeLinkConfiguration previewLinkConfiguration previewSubClient setBridgingRoute removeBridgingRoute setBridgingPriority
  setMisdirectedDeposits replaceTransferTerms replaceOfferedNetworks
  createWebhookEndpoint updateWebhookEndpoint removeWebhookEndpoint pauseWebhookEndpoint resumeWebhookEndpoint
  rotateWebhookSecret testWebhookEndpoint eraseUser removeConnection replaceComplianceRecord
  createApiKey revokeApiKey replaceAllowedOrigins addIpRange removeIpRange resolveTransfer createRestLink createSandboxSession
  requestApproval approveChange withdrawApproval approveRefund assignPayment returnPayment reportRefund cancelRefund`
const owns =
  'listManagementKeys createManagementKey revokeManagementKey listMembers inviteMember changeMemberRole removeMember listAuditEntries setScreening replaceApprovalSettings setRetention renameClient closeClient readIdentityProvider replaceIdentityProvider removeIdentityProvider createProvisioningToken removeProvisioningToken addPaymentSource replacePaymentSource confirmPaymentSource proveAccount setPaymentRules'

const runs = `setSponsorship removeSponsorship advanceSandboxClock setSandboxInstitution addSandboxFault removeSandboxFaults resetSandbox
  listInstallationMembers removeInstallationMember resetInstallationMember signOutInstallationMember listInstallationLog`

const names = (...lists: readonly string[]): Set<string> => new Set(lists.flatMap(list => list.split(/\s+/)))

/** Written out, so that an operation that changes hands is seen: what each role may call. */
const may: Readonly<Record<string, ReadonlySet<string>>> = {
  nobody: names(),
  readOnly: names(reads),
  support: names(reads, support),
  developer: names(reads, support, develops),
  owner: names(reads, support, develops, owns),
  operator: names(reads, support, develops, owns, runs),
  // Account management keys: a key makes neither members nor keys like itself.
  token: names(reads, support, develops),
  // Somebody with a role for another client.
  stranger: names(),
}

const ofMembers = names(`readSession signOut listSessions endSession listPasskeys beginPasskey addPasskey renamePasskey
  removePasskey readRecoveryCodes createRecoveryCodes endOtherSessions changePassword beginAuthenticator replaceAuthenticator`)
const operations = adminOperations.filter(({ needsToken, id }) => needsToken && !ofMembers.has(id))

const lines: string[] = []
let server: TestServer
let headersOf: Readonly<Record<string, Readonly<Record<string, string>>>>
beforeAll(async () => {
  server = await createTestServer({ onLog: line => void lines.push(line) })
  const other = await server.addClient()
  const roles = ['readOnly', 'support', 'developer', 'owner'] as const
  const members = await Promise.all(
    roles.map(async role => [role, await signedIn(server, await addMember(server, role))] as const),
  )
  headersOf = {
    ...Object.fromEntries(members),
    nobody: {},
    operator: await signedIn(server, await addMember(server)),
    stranger: await signedIn(server, await addMember(server, 'owner', other.scope)),
    token: { authorization: `Bearer ${(await managing(server)).token}` },
  }
}, 60_000)
afterAll(() => server?.stop())

/** Enough for access control, which answers first; what it lets through then fails or finds nothing. */
const call = ({ method, path, body, file }: AdminOperation, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({
    method,
    url: `/admin/api/v1${path.replace(/:\w+/, 'x')}`,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body && !file ? { payload: {} } : {}),
  })

test.each(Object.keys(may))('%s may call exactly the operations of the table', async who => {
  const allowed = new Set<string>()
  for (const operation of operations) {
    const { statusCode, body } = await call(operation, headersOf[who])
    const isRefused = statusCode === 401 || (statusCode === 403 && /needs the role|no role for/.test(body))
    if (!isRefused) allowed.add(operation.id)
  }
  expect([...allowed].sort()).toEqual([...(may[who] ?? [])].sort())
})

test('the table names every operation', () => {
  expect([...(may['operator'] ?? [])].sort()).toEqual(operations.map(({ id }) => id).sort())
})

test('operations about oneself take the cookie of a session only', async () => {
  for (const operation of adminOperations.filter(({ id }) => ofMembers.has(id)))
    for (const who of ['nobody', 'token']) expect((await call(operation, headersOf[who])).statusCode).toBe(401)
})

test('the log line of a request names who read whose data: ids of ours, and a user by a digest alone', async () => {
  const url = '/admin/api/v1/Users/ann%40example.com/export'
  const read = async (who: string): Promise<Record<string, unknown>> => {
    lines.length = 0
    expect((await server.app.inject({ url, headers: { ...headersOf[who] } })).statusCode).toBe(200)
    await expect.poll(() => lines.some(line => line.includes('"msg":"request"'))).toBe(true)
    expect(lines.join('')).not.toContain('ann@example.com')
    return JSON.parse(lines.find(line => line.includes('"msg":"request"')) ?? '') as Record<string, unknown>
  }
  const subject = `sha256:${createHash('sha256').update('ann@example.com').digest('hex')}`
  const byMember = await read('support')
  expect(byMember).toMatchObject({ route: '/admin/api/v1/Users/:userId/export', status: 200, subject })
  expect(byMember['memberId']).toMatch(/^[0-9a-f-]{36}$/)
  const byKey = await read('token')
  expect(byKey).toMatchObject({ subject })
  expect(byKey['keyId']).toMatch(/^[0-9a-f-]{36}$/)
  expect(byKey).not.toHaveProperty('memberId')
})
