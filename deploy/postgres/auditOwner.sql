-- Gives the audit log another owner than the server's database user (here: rialto), so that the server can add entries and
-- change none: only the owner of a table can take its triggers away. Run it once as a superuser, after the first start:
--
--   psql "$SUPERUSER_DATABASE_URL" -f deploy/postgres/auditOwner.sql
--
-- Before a release whose notes say that a migration changes audit_entries: alter table audit_entries owner to rialto; and this
-- again after it.
begin;
do $$ begin
  if not exists (select from pg_roles where rolname = 'rialto_audit') then
    create role rialto_audit nologin;
  end if;
end $$;
grant usage on schema public to rialto_audit;
alter table audit_entries owner to rialto_audit;
alter function reject_audit_change() owner to rialto_audit;
revoke all on audit_entries from public, rialto;
grant select, insert on audit_entries to rialto;
commit;
