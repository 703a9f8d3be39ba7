/** Record ids that belong to other transfers. */
export type Claims = Pick<ReadonlySet<string>, 'has' | 'size'>
