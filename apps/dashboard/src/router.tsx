import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'

import { readSignInSearch } from './session/signInSearch.ts'
import { defined } from '@rialto/defined'

import { readRequestSearch } from './developers/requestSearch.ts'
import { type ListSearch, readListSearch, readText } from './parts/listSearch.ts'
import { Home } from './session/Home.tsx'
import { Shell } from './shell/Shell.tsx'
import { readTransferSearch } from './transfers/transferSearch.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: Home })
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import('./session/SignIn.tsx').then(({ SignIn }) => ({ default: SignIn }))),
})
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() =>
    import('./session/AcceptInvitation.tsx').then(({ AcceptInvitation }) => ({ default: AcceptInvitation })),
  ),
})

const singleSignOn = createRoute({
  getParentRoute: () => root,
  path: '/single-sign-on',
  component: lazyRouteComponent(() =>
    import('./session/SingleSignOn.tsx').then(({ SingleSignOn }) => ({ default: SingleSignOn })),
  ),
})

/** All pages below belong to one client, which the address names. */
const client = createRoute({ getParentRoute: () => root, path: '/$clientId', component: Shell })
const overview = createRoute({
  getParentRoute: () => client,
  path: '/',
  component: lazyRouteComponent(() =>
    import('./overview/Overview.tsx').then(({ Overview }) => ({ default: Overview })),
  ),
})
const transfers = createRoute({
  getParentRoute: () => client,
  path: '/transfers',
  validateSearch: readTransferSearch,
  component: lazyRouteComponent(() =>
    import('./transfers/Transfers.tsx').then(({ Transfers }) => ({ default: Transfers })),
  ),
})
const transfer = createRoute({
  getParentRoute: () => client,
  path: '/transfers/$transferId',
  component: lazyRouteComponent(() =>
    import('./transfers/Transfer.tsx').then(({ Transfer }) => ({ default: Transfer })),
  ),
})
const queue = createRoute({
  getParentRoute: () => client,
  path: '/queue',
  component: lazyRouteComponent(() => import('./transfers/Queue.tsx').then(({ Queue }) => ({ default: Queue }))),
})
const books = createRoute({
  getParentRoute: () => client,
  path: '/books',
  validateSearch: (search): { from?: string; to?: string } =>
    defined({ from: readText(search['from']), to: readText(search['to']) }),
  component: lazyRouteComponent(() => import('./books/Books.tsx').then(({ Books }) => ({ default: Books }))),
})
const paymentRequests = createRoute({
  getParentRoute: () => client,
  path: '/payment-requests',
  validateSearch: readListSearch([
    'waiting',
    'detected',
    'underpaid',
    'held',
    'paid',
    'expired',
    'canceled',
    'paidOtherwise',
  ]),
  component: lazyRouteComponent(() =>
    import('./payments/PaymentRequests.tsx').then(({ PaymentRequests }) => ({ default: PaymentRequests })),
  ),
})
const paymentRequest = createRoute({
  getParentRoute: () => client,
  path: '/payment-requests/$paymentRequestId',
  component: lazyRouteComponent(() =>
    import('./payments/PaymentRequest.tsx').then(({ PaymentRequest }) => ({ default: PaymentRequest })),
  ),
})
const payouts = createRoute({
  getParentRoute: () => client,
  path: '/payouts',
  validateSearch: readListSearch(['pending', 'succeeded', 'failed', 'canceled']),
  component: lazyRouteComponent(() => import('./payments/Payouts.tsx').then(({ Payouts }) => ({ default: Payouts }))),
})
const payout = createRoute({
  getParentRoute: () => client,
  path: '/payouts/$payoutId',
  component: lazyRouteComponent(() => import('./payments/Payout.tsx').then(({ Payout }) => ({ default: Payout }))),
})
const refunds = createRoute({
  getParentRoute: () => client,
  path: '/refunds',
  validateSearch: readListSearch(['needsAddress', 'needsApproval', 'pending', 'succeeded', 'failed', 'canceled']),
  component: lazyRouteComponent(() => import('./payments/Refunds.tsx').then(({ Refunds }) => ({ default: Refunds }))),
})
const unassignedStates = ['open', 'returning', 'returned', 'assigned'] as const
type UnassignedState = (typeof unassignedStates)[number]
const unassignedPayments = createRoute({
  getParentRoute: () => client,
  path: '/unassigned-payments',
  validateSearch: (search): Omit<ListSearch<UnassignedState>, 'user'> => {
    const { state, cursor } = readListSearch(unassignedStates)(search)
    return defined({ state, cursor })
  },
  component: lazyRouteComponent(() =>
    import('./payments/UnassignedPayments.tsx').then(({ UnassignedPayments }) => ({ default: UnassignedPayments })),
  ),
})
const relayer = createRoute({
  getParentRoute: () => client,
  path: '/relayer',
  component: lazyRouteComponent(() => import('./payments/Relayer.tsx').then(({ Relayer }) => ({ default: Relayer }))),
})
const paymentSources = createRoute({
  getParentRoute: () => client,
  path: '/payment-sources',
  component: lazyRouteComponent(() =>
    import('./payments/PaymentSources.tsx').then(({ PaymentSources }) => ({ default: PaymentSources })),
  ),
})
const approvals = createRoute({
  getParentRoute: () => client,
  path: '/approvals',
  component: lazyRouteComponent(() =>
    import('./approvals/Approvals.tsx').then(({ Approvals }) => ({ default: Approvals })),
  ),
})
const screening = createRoute({
  getParentRoute: () => client,
  path: '/screening',
  component: lazyRouteComponent(() =>
    import('./screening/Screening.tsx').then(({ Screening }) => ({ default: Screening })),
  ),
})
const sandbox = createRoute({
  getParentRoute: () => client,
  path: '/sandbox',
  component: lazyRouteComponent(() => import('./sandbox/Sandbox.tsx').then(({ Sandbox }) => ({ default: Sandbox }))),
})
const subClients = createRoute({
  getParentRoute: () => client,
  path: '/sub-clients',
  component: lazyRouteComponent(() =>
    import('./settings/SubClients.tsx').then(({ SubClients }) => ({ default: SubClients })),
  ),
})
const backupMode = createRoute({
  getParentRoute: () => client,
  path: '/backup-mode',
  component: lazyRouteComponent(() =>
    import('./backup/BackupMode.tsx').then(({ BackupMode }) => ({ default: BackupMode })),
  ),
})
const fees = createRoute({
  getParentRoute: () => client,
  path: '/fees',
  component: lazyRouteComponent(() => import('./settings/Fees.tsx').then(({ Fees }) => ({ default: Fees }))),
})
const networks = createRoute({
  getParentRoute: () => client,
  path: '/networks',
  component: lazyRouteComponent(() =>
    import('./settings/Networks.tsx').then(({ Networks }) => ({ default: Networks })),
  ),
})
const retention = createRoute({
  getParentRoute: () => client,
  path: '/retention',
  component: lazyRouteComponent(() =>
    import('./settings/Retention.tsx').then(({ Retention }) => ({ default: Retention })),
  ),
})
const bridgingRoutes = createRoute({
  getParentRoute: () => client,
  path: '/bridging-routes',
  validateSearch: (search): { find?: string; cursor?: string } =>
    defined({ find: readText(search['find']), cursor: readText(search['cursor']) }),
  component: lazyRouteComponent(() =>
    import('./settings/BridgingRoutes.tsx').then(({ BridgingRoutes }) => ({ default: BridgingRoutes })),
  ),
})
const apiKeys = createRoute({
  getParentRoute: () => client,
  path: '/api-keys',
  component: lazyRouteComponent(() => import('./developers/ApiKeys.tsx').then(({ ApiKeys }) => ({ default: ApiKeys }))),
})
const webhooks = createRoute({
  getParentRoute: () => client,
  path: '/webhooks',
  component: lazyRouteComponent(() =>
    import('./developers/Webhooks.tsx').then(({ Webhooks }) => ({ default: Webhooks })),
  ),
})
const webhookEndpoint = createRoute({
  getParentRoute: () => client,
  path: '/webhooks/$endpointId',
  component: lazyRouteComponent(() =>
    import('./developers/WebhookEndpoint.tsx').then(({ WebhookEndpoint }) => ({ default: WebhookEndpoint })),
  ),
})
const access = createRoute({
  getParentRoute: () => client,
  path: '/access',
  component: lazyRouteComponent(() => import('./developers/Access.tsx').then(({ Access }) => ({ default: Access }))),
})
const managementKeys = createRoute({
  getParentRoute: () => client,
  path: '/management-keys',
  component: lazyRouteComponent(() =>
    import('./developers/ManagementKeys.tsx').then(({ ManagementKeys }) => ({ default: ManagementKeys })),
  ),
})
const members = createRoute({
  getParentRoute: () => client,
  path: '/members',
  component: lazyRouteComponent(() => import('./team/Members.tsx').then(({ Members }) => ({ default: Members }))),
})
const installation = createRoute({
  getParentRoute: () => client,
  path: '/installation',
  component: lazyRouteComponent(() =>
    import('./team/Installation.tsx').then(({ Installation }) => ({ default: Installation })),
  ),
})
const auditLog = createRoute({
  getParentRoute: () => client,
  path: '/audit-log',
  component: lazyRouteComponent(() => import('./team/AuditLog.tsx').then(({ AuditLog }) => ({ default: AuditLog }))),
})
const sessions = createRoute({
  getParentRoute: () => client,
  path: '/sessions',
  component: lazyRouteComponent(() => import('./team/Sessions.tsx').then(({ Sessions }) => ({ default: Sessions }))),
})
const users = createRoute({
  getParentRoute: () => client,
  path: '/users',
  validateSearch: (search): { user?: string } => defined({ user: readText(search['user']) }),
  component: lazyRouteComponent(() => import('./users/Users.tsx').then(({ Users }) => ({ default: Users }))),
})

const connections = createRoute({
  getParentRoute: () => client,
  path: '/connections',
  validateSearch: readListSearch(['active', 'needsReconnect']),
  component: lazyRouteComponent(() =>
    import('./connections/Connections.tsx').then(({ Connections }) => ({ default: Connections })),
  ),
})
const linkSessions = createRoute({
  getParentRoute: () => client,
  path: '/link-sessions',
  validateSearch: readListSearch(['open', 'finished', 'exited', 'expired']),
  component: lazyRouteComponent(() =>
    import('./sessions/LinkSessions.tsx').then(({ LinkSessions }) => ({ default: LinkSessions })),
  ),
})
const linkSession = createRoute({
  getParentRoute: () => client,
  path: '/link-sessions/$sessionId',
  component: lazyRouteComponent(() =>
    import('./sessions/LinkSession.tsx').then(({ LinkSession }) => ({ default: LinkSession })),
  ),
})

const requests = createRoute({
  getParentRoute: () => client,
  path: '/requests',
  validateSearch: readRequestSearch,
  component: lazyRouteComponent(() =>
    import('./developers/RequestLog.tsx').then(({ RequestLog }) => ({ default: RequestLog })),
  ),
})

const linkConfigurations = createRoute({
  getParentRoute: () => client,
  path: '/link-configurations',
  component: lazyRouteComponent(() =>
    import('./settings/LinkConfigurations.tsx').then(({ LinkConfigurations }) => ({ default: LinkConfigurations })),
  ),
})

const linkPreview = createRoute({
  getParentRoute: () => client,
  path: '/link-preview',
  validateSearch: (search): { configuration?: string } => defined({ configuration: readText(search['configuration']) }),
  component: lazyRouteComponent(() =>
    import('./preview/LinkPreview.tsx').then(({ LinkPreview }) => ({ default: LinkPreview })),
  ),
})

export const router = createRouter({
  basepath: '/dashboard',
  routeTree: root.addChildren([
    home,
    signIn,
    invitation,
    singleSignOn,
    client.addChildren([
      overview,
      transfers,
      transfer,
      queue,
      books,
      paymentRequests,
      paymentRequest,
      payouts,
      payout,
      refunds,
      unassignedPayments,
      relayer,
      paymentSources,
      subClients,
      fees,
      networks,
      retention,
      bridgingRoutes,
      sandbox,
      screening,
      backupMode,
      approvals,
      apiKeys,
      webhooks,
      webhookEndpoint,
      access,
      managementKeys,
      members,
      auditLog,
      installation,
      sessions,
      users,
      connections,
      linkSessions,
      linkSession,
      requests,
      linkConfigurations,
      linkPreview,
    ]),
  ]),
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
