/**
 * The path at which another device continues a session, and the name under which that device stores it: the address has
 * no link token.
 */
export const continuePath = '/link/continue'
export const continuedCode = 'continued'

export const isContinued = ({ pathname }: Pick<Location, 'pathname'>): boolean => pathname === continuePath
