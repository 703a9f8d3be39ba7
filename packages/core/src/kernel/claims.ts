/** What other transfers have. */
export type Claims = Pick<ReadonlySet<string>, 'has' | 'size'>
