import type { IdentityProvider, IdentityProviderRepository, ProvidedMember } from '@rialto/core'
import type { Selectable } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import { readMember } from './memberRepository.ts'

const secretContext = sealedColumns.identity_providers.columns.sealed_client_secret
const totpContext = sealedColumns.members.columns.sealed_totp_secret

const readProvided = (row: Selectable<Tables['members']>): ProvidedMember => ({
  ...readMember(row),
  identityProviderId: row.identity_provider_id ?? '',
  subject: row.subject ?? '',
})

export const providerOf = (row: Selectable<Tables['identity_providers']>, sealer: Sealer): IdentityProvider => ({
  id: row.id,
  issuer: row.issuer,
  oidcClientId: row.oidc_client_id,
  clientSecret: row.sealed_client_secret ? sealer.open(row.sealed_client_secret, secretContext(row.id)) : undefined,
  groupsClaim: row.groups_claim,
  roles: row.roles,
  defaultRole: row.default_role ?? undefined,
  isEnforced: row.is_enforced,
  breakGlassMemberId: row.break_glass_member_id,
})

export const identityProviderRepository = (db: Database<Tables>, sealer: Sealer): IdentityProviderRepository => ({
  async find(scope) {
    const row = await scoped(db, scope).selectFrom('identity_providers').selectAll().executeTakeFirst()
    return row && providerOf(row, sealer)
  },

  async findById(id) {
    const row = await db.selectFrom('identity_providers').selectAll().where('id', '=', id).executeTakeFirst()
    return row && providerOf(row, sealer)
  },

  async save(scope, provider, atMs) {
    const settings = {
      issuer: provider.issuer,
      oidc_client_id: provider.oidcClientId,
      sealed_client_secret:
        provider.clientSecret === undefined ? null : sealer.seal(provider.clientSecret, secretContext(provider.id)),
      groups_claim: provider.groupsClaim,
      roles: JSON.stringify(provider.roles),
      default_role: provider.defaultRole ?? null,
      is_enforced: provider.isEnforced,
      break_glass_member_id: provider.breakGlassMemberId,
    }
    await db
      .insertInto('identity_providers')
      .values({ ...scopeColumns(scope), id: provider.id, created_at: new Date(atMs), ...settings })
      .onConflict(conflict => conflict.column('id').doUpdateSet(settings))
      .execute()
  },

  async isBreakGlass(memberId) {
    const row = await db
      .selectFrom('identity_providers')
      .select('id')
      .where('break_glass_member_id', '=', memberId)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async remove(scope) {
    const { numDeletedRows } = await scoped(db, scope).deleteFrom('identity_providers').executeTakeFirst()
    return numDeletedRows > 0n
  },

  async findMember(providerId, subject) {
    const row = await db
      .selectFrom('members')
      .selectAll()
      .where('identity_provider_id', '=', providerId)
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row && readProvided(row)
  },

  async insertMember(member, atMs) {
    await db
      .insertInto('members')
      .values({
        id: member.id,
        environment: member.environment,
        email: member.email,
        name: member.name,
        is_operator: false,
        // An empty hash matches no password. No authenticator is ever given the secret.
        password_hash: '',
        sealed_totp_secret: sealer.seal('', totpContext(member.id)),
        identity_provider_id: member.identityProviderId,
        subject: member.subject,
        created_at: new Date(atMs),
      })
      .execute()
  },

  async updateMember({ id, email, name }) {
    await db
      .updateTable('members')
      .set({ email, name })
      .where('id', '=', id)
      .where('identity_provider_id', 'is not', null)
      .execute()
  },
})
