import { authorizationKeyOf, type Relay } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Selectable } from 'kysely'

import { scopeColumns, scopeOf } from '../scopeOf.ts'
import type { RelayTables } from './tables.ts'

export const relayRow = (relay: Relay) => {
  const { value, validAfter, validBefore, ...signed } = relay.authorization
  return {
    ...scopeColumns(relay.scope),
    id: relay.id,
    network_id: relay.networkId,
    purpose: relay.purpose,
    subject_id: relay.subjectId ?? null,
    authorization_key: authorizationKeyOf({ ...signed, networkId: relay.networkId }),
    signed: JSON.stringify({
      ...signed,
      value: String(value),
      validAfter: String(validAfter),
      validBefore: String(validBefore),
    }),
    call: JSON.stringify(relay.call),
    relayer: relay.relayer,
    nonce: relay.nonce,
    gas: String(relay.gas),
    since_block: relay.sinceBlock,
    created_at: new Date(relay.createdAtMs),
    ...changingColumns(relay),
  }
}

/** Columns that may change after the insert. */
export const changingColumns = (relay: Relay) => ({
  reserved: String(relay.reserved),
  spent: relay.spent === undefined ? null : String(relay.spent),
  state: relay.state,
  attempts: JSON.stringify(
    relay.attempts.map(one => ({ ...one, maxFee: String(one.maxFee), priorityFee: String(one.priorityFee) })),
  ),
  hash: relay.hash ?? null,
  missed_at: relay.missedAtMs === undefined ? null : new Date(relay.missedAtMs),
  finished_at: relay.finishedAtMs === undefined ? null : new Date(relay.finishedAtMs),
})

export const readRelay = (row: Selectable<RelayTables['relays']>): Relay => {
  const { value, validAfter, validBefore, ...signed } = row.signed
  return {
    id: row.id,
    scope: scopeOf(row),
    networkId: row.network_id,
    purpose: row.purpose,
    authorization: {
      ...signed,
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
    },
    call: row.call,
    relayer: row.relayer,
    nonce: Number(row.nonce),
    gas: BigInt(row.gas),
    reserved: BigInt(row.reserved),
    state: row.state,
    attempts: row.attempts.map(one => ({
      ...one,
      maxFee: BigInt(one.maxFee),
      priorityFee: BigInt(one.priorityFee),
    })),
    sinceBlock: row.since_block,
    createdAtMs: row.created_at.getTime(),
    ...defined({
      subjectId: row.subject_id ?? undefined,
      spent: row.spent === null ? undefined : BigInt(row.spent),
      hash: row.hash ?? undefined,
      missedAtMs: row.missed_at?.getTime(),
      finishedAtMs: row.finished_at?.getTime(),
    }),
  }
}
