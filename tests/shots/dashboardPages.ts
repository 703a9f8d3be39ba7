interface DashboardPage {
  name: string
  /** Below the client's address. */
  path: string
  /** Shows something else before the client is in use. */
  isEmptyFirst?: boolean
  /** If its path has parameters. */
  route?: string
}

/** Every page of the navigation, in its order. */
export const dashboardPages: readonly DashboardPage[] = [
  { name: 'overview', path: '', isEmptyFirst: true },
  { name: 'transfers', path: '/transfers', isEmptyFirst: true },
  { name: 'queue', path: '/queue', isEmptyFirst: true },
  { name: 'payment-requests', path: '/payment-requests', isEmptyFirst: true },
  { name: 'refunds', path: '/refunds' },
  { name: 'unassigned-payments', path: '/unassigned-payments' },
  { name: 'payouts', path: '/payouts' },
  { name: 'approvals', path: '/approvals', isEmptyFirst: true },
  { name: 'link-sessions', path: '/link-sessions', isEmptyFirst: true },
  { name: 'connections', path: '/connections', isEmptyFirst: true },
  { name: 'users', path: '/users' },
  { name: 'api-keys', path: '/api-keys' },
  { name: 'webhooks', path: '/webhooks' },
  { name: 'requests', path: '/requests', isEmptyFirst: true },
  { name: 'access', path: '/access' },
  { name: 'link-preview', path: '/link-preview' },
  { name: 'sandbox', path: '/sandbox' },
  { name: 'link-configurations', path: '/link-configurations', isEmptyFirst: true },
  { name: 'sub-clients', path: '/sub-clients', isEmptyFirst: true },
  { name: 'fees', path: '/fees' },
  { name: 'payment-sources', path: '/payment-sources', isEmptyFirst: true },
  { name: 'relayer', path: '/relayer' },
  { name: 'networks', path: '/networks' },
  { name: 'bridging-routes', path: '/bridging-routes' },
  { name: 'backup-mode', path: '/backup-mode' },
  { name: 'books', path: '/books' },
  { name: 'screening', path: '/screening', isEmptyFirst: true },
  { name: 'retention', path: '/retention' },
  { name: 'management-keys', path: '/management-keys' },
  { name: 'members', path: '/members' },
  { name: 'audit-log', path: '/audit-log' },
  { name: 'installation', path: '/installation' },
  { name: 'sessions', path: '/sessions' },
]

/** Pages behind the first row of a list. */
export const behindLists = [
  { name: 'transfer', path: '/transfers', route: '/transfers/$transferId' },
  { name: 'payment-request', path: '/payment-requests', route: '/payment-requests/$paymentRequestId' },
  { name: 'payout', path: '/payouts', route: '/payouts/$payoutId' },
  { name: 'link-session', path: '/link-sessions', route: '/link-sessions/$sessionId' },
  { name: 'webhook-endpoint', path: '/webhooks', route: '/webhooks/$endpointId' },
] as const
