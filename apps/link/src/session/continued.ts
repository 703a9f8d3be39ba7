/** Where another device goes on with a session, and under which name it is remembered there: the address has no link token. */
export const continuePath = '/link/continue'
export const continuedCode = 'continued'

export const isContinued = ({ pathname }: Pick<Location, 'pathname'>): boolean => pathname === continuePath
