import type { Connection } from './ports.ts'

/** The user whose order a connection pays. For a pay link, the user who requested it. */
export const orderUserOf = ({ payLink, userId }: Pick<Connection, 'payLink' | 'userId'>): string =>
  payLink?.userId ?? userId
