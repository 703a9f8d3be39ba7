import type { KeyCreator } from '../access/ports.ts'
import type { CatalogConfiguration, ComplianceRecord } from '@rialto/contract'

import type { Product } from '../connections/connector.ts'
import type { Environment, Scope } from '../kernel/scope.ts'

/** A key of the account management API only. */
export interface AdminKey {
  id: string
  clientId: string
  /** SHA-256 of the key. */
  secretHash: Uint8Array
}

export interface AdminKeyRepository {
  /** Not revoked, newest first. */
  list(scope: Scope): Promise<{ id: string; label: string; createdAtMs: number }[]>
  /** The client's keys of this environment that are not revoked. */
  listLive(scope: Scope): Promise<AdminKey[]>
  /** Also of a key that was revoked. */
  findCreator(scope: Scope, id: string): Promise<KeyCreator | undefined>
  insert(
    scope: Scope,
    key: { id: string; label: string; secretHash: Uint8Array; createdAtMs: number; creator: KeyCreator | undefined },
  ): Promise<void>
  /** Whether there was one to revoke. */
  revoke(scope: Scope, id: string, atMs: number): Promise<boolean>
}

/** Signing keys of the account management API's tokens. One per environment, stored encrypted. */
export interface AdminSigningKeyRepository {
  /** The stored key. Stores and returns `fresh` for the first call. Concurrent callers all get the same key. */
  findOrInsert(environment: Environment, fresh: { key: string; atMs: number }): Promise<string>
}

/** The client's own callback URLs, for sub-clients that have none. */
export interface CallbackUrlRepository {
  read(scope: Scope): Promise<readonly string[]>
  replace(scope: Scope, callbackUrls: readonly string[]): Promise<void>
}

export interface SubClientInfo {
  businessLegalName: string
  displayName: string
  callbackUrls: readonly string[]
  /** Which integrations its sessions offer. Empty: all. */
  catalog: CatalogConfiguration
}

export interface SubClient extends SubClientInfo {
  id: string
  logo?: { id: string; format: LogoFormat }
}

/** Options offered in the sessions of a Link configuration. */
export interface OfferSettings {
  catalog: CatalogConfiguration
  /** Integrations support all of these. */
  products: readonly Product[]
  /** Integrations support one of these, and destinations are on one. Empty: any. */
  networkIds: readonly string[]
}

/** The client's branding of Link. Absent: Rialto's default. */
export interface LinkBrand {
  /** `#rrggbb`, for each theme. */
  accentColor?: { light: string; dark: string }
  /** CSS pixels of controls. */
  cornerRadius?: number
  font?: 'inter' | 'system' | 'serif' | 'rounded'
  logoUrl?: string
  confirmVerb?: 'send' | 'deposit' | 'pay' | 'add'
  addressForm?: 'familiar' | 'formal'
}

export interface LinkConfigurationSettings extends OfferSettings {
  name: string
  /** Default if the link token does not set it. */
  restrictMultipleAccounts: boolean
  /** Theme of Link. Overrides the SDK's. */
  theme?: 'light' | 'dark' | 'system'
  /** BCP 47. */
  language?: string
  /** ISO 4217, upper case. */
  displayFiatCurrency?: string
  brand?: LinkBrand
}

export interface LinkConfiguration extends LinkConfigurationSettings {
  id: string
}

export interface LinkConfigurationRepository {
  /** Oldest first. */
  list(scope: Scope): Promise<LinkConfiguration[]>
  find(scope: Scope, id: string): Promise<LinkConfiguration | undefined>
  /** `false`, without storing it, if the client already has `maxCount`. */
  insert(scope: Scope, configuration: LinkConfiguration, options: { atMs: number; maxCount: number }): Promise<boolean>
  /** Whether there was one. */
  replace(scope: Scope, configuration: LinkConfiguration, atMs: number): Promise<boolean>
  remove(scope: Scope, id: string): Promise<boolean>
}

/** Defaults for transfers in Link, unless the link token sets them. */
export interface TransferTerms {
  /** The client's own fee, as a ratio of the amount. `0`: none. */
  clientFeeRatio: string
  isInclusiveFeeEnabled: boolean
  /** Minimum amount that arrives when the user chooses the amount, in USD. */
  minAmountInFiat: string | undefined
}

export interface LinkDefaults extends TransferTerms {
  /** Offered networks. Empty: all. */
  networkIds: readonly string[]
}

export interface LinkDefaultsRepository {
  read(scope: Scope): Promise<LinkDefaults>
  replaceTerms(scope: Scope, terms: TransferTerms): Promise<void>
  replaceNetworks(scope: Scope, networkIds: readonly string[]): Promise<void>
}

export type LogoFormat = 'png' | 'jpg'

export interface Logo {
  /** Unguessable, because the id alone gives access to the picture. */
  id: string
  format: LogoFormat
  bytes: Uint8Array
}

export interface StoredCompliance {
  subClientId: string
  businessLegalName: string
  record: ComplianceRecord
  updatedAtMs: number
}

export interface SubClientRepository {
  /** Oldest first. */
  list(scope: Scope): Promise<SubClient[]>
  find(scope: Scope, id: string): Promise<SubClient | undefined>
  /** `false`, without storing it, if the client already has `most`. */
  insert(
    scope: Scope,
    subClient: SubClientInfo & { id: string },
    options: { atMs: number; most: number },
  ): Promise<boolean>
  /** Keeps the logo. Undefined if the sub-client does not exist. */
  replace(scope: Scope, id: string, info: SubClientInfo, atMs: number): Promise<SubClient | undefined>
  /** With its logo. Whether there was one. */
  remove(scope: Scope, id: string): Promise<boolean>
  /** In place of the one before. Whether there is such a sub-client. */
  setLogo(scope: Scope, id: string, logo: Logo, atMs: number): Promise<boolean>
  /** Whether the sub-client exists, with or without a logo. */
  removeLogo(scope: Scope, id: string): Promise<boolean>
  /** Legal entity named to institutions, with the sub-client's registered name. */
  findCompliance(scope: Scope, id: string): Promise<StoredCompliance | undefined>
  /** Replaces the earlier record. Undefined if the sub-client does not exist. */
  setCompliance(scope: Scope, id: string, record: ComplianceRecord, atMs: number): Promise<StoredCompliance | undefined>
  findLogo(logoId: string): Promise<Logo | undefined>
}
