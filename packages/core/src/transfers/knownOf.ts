import type { Transfer } from './ports.ts'

/** Ids of the records by which a transfer is followed. */
export const knownOf = ({
  institutionTransactionId: own,
  twinRecords = [],
}: Pick<Transfer, 'institutionTransactionId' | 'twinRecords'>): readonly string[] =>
  own === undefined ? twinRecords : [own, ...twinRecords]
