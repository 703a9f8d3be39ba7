import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { useClientId } from '../api/useOperation.ts'
import { type Session, useSession } from '../session/useSession.ts'
import { NavIcon, type NavIconName } from './NavIcon.tsx'

export type Role = 'readOnly' | 'support' | 'developer' | 'owner' | 'operator'

/** Key of a page's name: `messages.shell.pages`. */
type PageName = keyof Messages['shell']['pages']

interface Item {
  to: string
  icon: NavIconName
  name: PageName
  isForOwners?: boolean
  isForOperators?: boolean
  isInSandboxOnly?: boolean
}

const groups = [
  [
    { to: '/$clientId', icon: 'overview', name: 'overview' },
    { to: '/$clientId/transfers', icon: 'transfers', name: 'transfers' },
    { to: '/$clientId/queue', icon: 'queue', name: 'queue' },
    { to: '/$clientId/books', icon: 'books', name: 'books' },
    { to: '/$clientId/payment-requests', icon: 'payments', name: 'paymentRequests' },
    { to: '/$clientId/refunds', icon: 'refunds', name: 'refunds' },
    { to: '/$clientId/unassigned-payments', icon: 'unassigned', name: 'unassignedPayments' },
    { to: '/$clientId/payouts', icon: 'payouts', name: 'payouts' },
    { to: '/$clientId/approvals', icon: 'approvals', name: 'approvals' },
    { to: '/$clientId/link-sessions', icon: 'link', name: 'linkSessions' },
    { to: '/$clientId/connections', icon: 'connections', name: 'connections' },
    { to: '/$clientId/users', icon: 'users', name: 'users' },
  ],
  [
    { to: '/$clientId/api-keys', icon: 'keys', name: 'apiKeys' },
    { to: '/$clientId/webhooks', icon: 'webhooks', name: 'webhooks' },
    { to: '/$clientId/requests', icon: 'requests', name: 'requests' },
    { to: '/$clientId/access', icon: 'access', name: 'access' },
    { to: '/$clientId/link-preview', icon: 'preview', name: 'linkPreview', isInSandboxOnly: true },
    { to: '/$clientId/sandbox', icon: 'sandbox', name: 'sandbox', isInSandboxOnly: true },
  ],
  [
    { to: '/$clientId/link-configurations', icon: 'configurations', name: 'linkConfigurations' },
    { to: '/$clientId/sub-clients', icon: 'merchants', name: 'subClients' },
    { to: '/$clientId/fees', icon: 'fees', name: 'fees' },
    { to: '/$clientId/payment-sources', icon: 'keys', name: 'paymentSources' },
    { to: '/$clientId/relayer', icon: 'relayer', name: 'relayer' },
    { to: '/$clientId/networks', icon: 'networks', name: 'networks' },
    { to: '/$clientId/bridging-routes', icon: 'routes', name: 'bridgingRoutes' },
    { to: '/$clientId/backup-mode', icon: 'backup', name: 'backupMode' },
    { to: '/$clientId/screening', icon: 'screening', name: 'screening' },
    { to: '/$clientId/retention', icon: 'retention', name: 'retention' },
  ],
  [
    { to: '/$clientId/management-keys', icon: 'keys', name: 'managementKeys', isForOwners: true },
    { to: '/$clientId/members', icon: 'members', name: 'members', isForOwners: true },
    { to: '/$clientId/audit-log', icon: 'log', name: 'auditLog', isForOwners: true },
    { to: '/$clientId/installation', icon: 'members', name: 'installation', isForOperators: true },
    { to: '/$clientId/sessions', icon: 'sessions', name: 'account' },
  ],
] as const satisfies readonly (readonly Item[])[]

/** Pages that the role may read in this environment, in groups. */
export const pagesFor = (role: Role, environment: Session['environment'] | undefined) => {
  const isOwner = role === 'owner' || role === 'operator'
  const isShown = (item: object) =>
    (isOwner || !('isForOwners' in item)) &&
    (role === 'operator' || !('isForOperators' in item)) &&
    (environment === 'sandbox' || !('isInSandboxOnly' in item))
  return groups.map(group => group.filter(isShown))
}

export function Navigation({ role }: { role: Role }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  const { data: session } = useSession()
  return (
    <nav aria-label={messages.shell.navigation}>
      {pagesFor(role, session?.environment).map(group => (
        <ul className="rail__group" key={group[0]?.name}>
          {group.map(({ to, icon, name }) => (
            <li key={name}>
              <Link
                className="rail__link"
                to={to}
                params={{ clientId }}
                activeOptions={{ exact: name === 'overview', includeSearch: false }}
              >
                <NavIcon name={icon} />
                {messages.shell.pages[name]}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
