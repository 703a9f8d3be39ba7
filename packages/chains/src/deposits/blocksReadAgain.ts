/**
 * Newest blocks that are read again by later turns. Several servers answer under one URL, and one that is behind lists fewer
 * transactions without a sign of it.
 */
export const blocksReadAgain = 8
