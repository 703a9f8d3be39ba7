import type { Connection } from './ports.ts'

/** The user whose order a connection pays: of a pay link, that of whoever requested it. */
export const orderUserOf = ({ payLink, userId }: Pick<Connection, 'payLink' | 'userId'>): string =>
  payLink?.userId ?? userId
