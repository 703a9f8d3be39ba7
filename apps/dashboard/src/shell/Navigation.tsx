import { Link } from '@tanstack/react-router'

import { useClientId } from '../api/useOperation.ts'
import { NavIcon, type NavIconName } from './NavIcon.tsx'

export type Role = 'readOnly' | 'support' | 'developer' | 'owner' | 'operator'

const groups = [
  [
    { to: '/$clientId', icon: 'overview', label: 'Overview' },
    { to: '/$clientId/transfers', icon: 'transfers', label: 'Transfers' },
    { to: '/$clientId/queue', icon: 'queue', label: 'Needs a person' },
    { to: '/$clientId/approvals', icon: 'approvals', label: 'Approvals' },
    { to: '/$clientId/link-sessions', icon: 'link', label: 'Link sessions' },
    { to: '/$clientId/connections', icon: 'connections', label: 'Connections' },
    { to: '/$clientId/users', icon: 'users', label: 'Users' },
  ],
  [
    { to: '/$clientId/api-keys', icon: 'keys', label: 'API keys' },
    { to: '/$clientId/webhooks', icon: 'webhooks', label: 'Webhooks' },
    { to: '/$clientId/requests', icon: 'requests', label: 'Request log' },
    { to: '/$clientId/access', icon: 'access', label: 'Access' },
  ],
  [
    { to: '/$clientId/link-configurations', icon: 'configurations', label: 'Link configurations' },
    { to: '/$clientId/sub-clients', icon: 'merchants', label: 'Sub-clients' },
    { to: '/$clientId/bridging-routes', icon: 'routes', label: 'Bridging routes' },
    { to: '/$clientId/screening', icon: 'screening', label: 'Screening' },
  ],
  [
    { to: '/$clientId/management-keys', icon: 'keys', label: 'Management keys', isForOwners: true },
    { to: '/$clientId/members', icon: 'members', label: 'Members', isForOwners: true },
    { to: '/$clientId/audit-log', icon: 'log', label: 'Audit log', isForOwners: true },
    { to: '/$clientId/sessions', icon: 'sessions', label: 'Your account' },
  ],
] as const satisfies readonly (readonly { to: string; icon: NavIconName; label: string; isForOwners?: boolean }[])[]

/** Pages that the role may read, in groups. */
export const pagesFor = (role: Role) => {
  const isOwner = role === 'owner' || role === 'operator'
  return groups.map(group => group.filter(item => isOwner || !('isForOwners' in item)))
}

export function Navigation({ role }: { role: Role }) {
  const clientId = useClientId() ?? ''
  return (
    <nav aria-label="Dashboard">
      {pagesFor(role).map(group => (
        <ul className="rail__group" key={group[0]?.label}>
          {group.map(({ to, icon, label }) => (
            <li key={label}>
              <Link
                className="rail__link"
                to={to}
                params={{ clientId }}
                activeOptions={{ exact: label === 'Overview', includeSearch: false }}
              >
                <NavIcon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}
