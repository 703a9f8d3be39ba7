const paths = {
  overview: 'M3.5 3.5h5.5v7H3.5zM11 3.5h5.5v4H11zM11 9.5h5.5v7H11zM3.5 12.5h5.5v4H3.5z',
  transfers: 'M6.5 3 3.5 6l3 3M3.5 6h13M13.5 11l3 3-3 3M16.5 14h-13',
  queue: 'M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.2v.1',
  books: 'M4 3.5h9.5a2 2 0 0 1 2 2v11H6a2 2 0 0 1-2-2zM4 14.5a2 2 0 0 1 2-2h9.5M7.5 6.5h5M7.5 9h3',
  payments: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2h-2zM14.5 14.5h2v2h-2z',
  payouts: 'M3.5 8.5v8h13v-8M10 12.5v-9M6.5 7 10 3.5 13.5 7',
  unassigned: 'M10 3v7M7 7.5l3 3 3-3M4 13.5V16a1 1 0 0 0 1 1h2M16 13.5V16a1 1 0 0 1-1 1h-2',
  refunds: 'M7.5 3.5 3.5 7.5l4 4M3.5 7.5h8a5 5 0 0 1 0 10h-3',
  relayer: 'M11.5 2.5 4.5 11.5h5l-1 6 7-9h-5z',
  approvals: 'M3.5 10.5l3 3 5.5-7M9.5 12.5l1.5 1 5.5-7',
  merchants: 'M3.5 8.5 5 3.5h10l1.5 5M4.5 8.5v8h11v-8M3.5 8.5h13M8 16.5v-4h4v4',
  routes: 'M2.5 14.5c0-5 3.3-8 7.5-8s7.5 3 7.5 8M2 14.5h16M10 6.5v8',
  users: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.5c0-3 2.6-4.5 6-4.5s6 1.5 6 4.5',
  keys: 'M12.5 11.5a4 4 0 1 0-3.8-2.8L3.5 14v2.5H6V15h1.5v-1.5H9l1.3-1.3M13.3 6.7v.1',
  webhooks:
    'M10 7a2.5 2.5 0 1 0-1.5-4.5M9.5 7 7 12.5M5.5 11a2.5 2.5 0 1 0 2.5 3h6M11 6.5l2.8 5.2a2.5 2.5 0 1 1-1.3 4.6',
  access: 'M10 2.5 4 5v4.5c0 4 2.6 6.7 6 8 3.4-1.3 6-4 6-8V5l-6-2.5Z',
  requests: 'M3.5 5h13M3.5 10h13M3.5 15h8M14.5 13.5v3M16 15h-3',
  configurations: 'M3.5 6h7M14.5 6h2M12.5 4v4M3.5 14h2M9.5 14h7M7.5 12v4',
  backup:
    'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM5 5l2.9 2.9M12.1 12.1 15 15M15 5l-2.9 2.9M7.9 12.1 5 15',
  fees: 'M5.5 14.5l9-9M6.5 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM13.5 15.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  networks:
    'M10 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4.5 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.5 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 6.8l-3.5 6.4M11 6.8l3.5 6.4M6.5 15h7',
  retention: 'M3.5 4h13v3.5h-13zM4.5 7.5v9h11v-9M8 10.5h4',
  screening: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13.3 13.3l4.2 4.2M9 6v3.2M9 11.6v.1',
  link: 'M3.5 3.5h13v13h-13zM3.5 7h13M8.3 9.5v4.6l3.7-2.3z',
  connections: 'M7 3v4M13 3v4M5.5 7h9v3a4.5 4.5 0 0 1-9 0zM10 14.5v3',
  members:
    'M7.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM2.5 15.5c0-2.5 2.2-3.7 5-3.7s5 1.2 5 3.7M13 4.8a2.5 2.5 0 0 1 0 4.6M14.8 12.2c1.7.5 2.7 1.6 2.7 3.3',
  log: 'M4 6.5a7 7 0 1 1-.8 4.5M3.5 3.5v3.3h3.3M10 6.5V10l2.5 1.5',
  preview: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  sandbox: 'M7.5 3h5M8.5 3v5L4 15.5a1 1 0 0 0 .9 1.5h10.2a1 1 0 0 0 .9-1.5L11.5 8V3M6.3 12.5h7.4',
  sessions: 'M3.5 4.5h13v9h-13zM7.5 16.5h5M10 13.5v3',
} as const

export type NavIconName = keyof typeof paths

/**
 * Icons of the navigation, in the style of packages/ui. They are not part of that package, whose size counts for Link.
 */
export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg
      className="r-icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
