import { Link } from '@tanstack/react-router'

import { useLanguage } from '../messages/LanguageContext.tsx'
import type { Messages } from '../messages/messages.ts'
import { useClientId } from '../api/useOperation.ts'
import { NavIcon, type NavIconName } from './NavIcon.tsx'

export type Role = 'readOnly' | 'support' | 'developer' | 'owner' | 'operator'

/** What a page is called: `messages.shell.pages`. */
type PageName = keyof Messages['shell']['pages']

const groups = [
  [
    { to: '/$clientId', icon: 'overview', name: 'overview' },
    { to: '/$clientId/transfers', icon: 'transfers', name: 'transfers' },
    { to: '/$clientId/queue', icon: 'queue', name: 'queue' },
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
  ],
  [
    { to: '/$clientId/link-configurations', icon: 'configurations', name: 'linkConfigurations' },
    { to: '/$clientId/sub-clients', icon: 'merchants', name: 'subClients' },
    { to: '/$clientId/bridging-routes', icon: 'routes', name: 'bridgingRoutes' },
    { to: '/$clientId/screening', icon: 'screening', name: 'screening' },
  ],
  [
    { to: '/$clientId/management-keys', icon: 'keys', name: 'managementKeys', isForOwners: true },
    { to: '/$clientId/members', icon: 'members', name: 'members', isForOwners: true },
    { to: '/$clientId/audit-log', icon: 'log', name: 'auditLog', isForOwners: true },
    { to: '/$clientId/sessions', icon: 'sessions', name: 'account' },
  ],
] as const satisfies readonly (readonly { to: string; icon: NavIconName; name: PageName; isForOwners?: boolean }[])[]

/** Pages that the role may read, in groups. */
export const pagesFor = (role: Role) => {
  const isOwner = role === 'owner' || role === 'operator'
  return groups.map(group => group.filter(item => isOwner || !('isForOwners' in item)))
}

export function Navigation({ role }: { role: Role }) {
  const { messages } = useLanguage()
  const clientId = useClientId() ?? ''
  return (
    <nav aria-label={messages.shell.navigation}>
      {pagesFor(role).map(group => (
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
