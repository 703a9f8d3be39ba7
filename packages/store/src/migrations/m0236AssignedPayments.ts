import { sqlMigration } from './sqlMigration.ts'

/** Payments that a client has assigned to an order. Their rows stay, so that no later reading keeps them again. */
export const m0236AssignedPayments = sqlMigration(`alter table unassigned_payments add column assigned_at timestamptz`)
