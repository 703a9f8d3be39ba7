import { sqlMigration } from './sqlMigration.ts'

/** Evidence of two people: the time of becoming a second member, and the creator of a key. Earlier keys get it from the audit log. */
export const m0216TwoPeople = sqlMigration(
  `alter table member_roles add column approves_from timestamptz`,
  `alter table invitations add column is_vouched boolean not null default false`,
  `alter table api_keys add column created_by uuid`,
  `alter table admin_keys add column created_by uuid`,
  `alter table refunds add column key_creator uuid`,
  `update api_keys set created_by = made.actor_id from (
    select after::jsonb ->> 'id' as key_id, (case when actor_kind = 'member' then actor_id end)::uuid as actor_id
    from audit_entries where operation = 'createApiKey'
  ) made where made.key_id = api_keys.id::text`,
)
