import type { Environment, Scope } from '../kernel/scope.ts'

/** Passwords and one-time codes, computed outside of core. */
export interface SignInFactors {
  hashPassword(password: string): Promise<string>
  /** Takes as long without a hash, and is then wrong. */
  verifyPassword(password: string, hash: string | undefined): Promise<boolean>
  /** The 30-second step whose code it is, among those close to the time. `secret` in hexadecimal. */
  findStep(secret: string, code: string, nowMs: number): number | undefined
}

export type Role = 'readOnly' | 'support' | 'developer' | 'owner'

/** A person who works for clients, or for the installation itself. */
export interface Member {
  id: string
  environment: Environment
  /** In lower case. */
  email: string
  name: string
  /** Owner of every client. */
  isOperator: boolean
}

export interface Factors {
  passwordHash: string
  /** Of the authenticator app, in hexadecimal. */
  totpSecret: string
}

interface MemberClient {
  clientId: string
  name: string
  role: Role
}

export interface MemberRepository {
  hasAny(environment: Environment): Promise<boolean>
  findWithFactors(environment: Environment, email: string): Promise<(Member & Factors) | undefined>
  insert(member: Member, factors: Factors, atMs: number): Promise<void>
  isOperator(environment: Environment, id: string): Promise<boolean>
  /** An operator’s are all of the environment, as owner. */
  listClients(member: Member): Promise<MemberClient[]>
  findRole(scope: Scope, memberId: string): Promise<Role | undefined>
  /** Of the client, by email address; operators only where they have a role. */
  list(scope: Scope): Promise<(Member & { role: Role })[]>
  setRole(scope: Scope, memberId: string, role: Role): Promise<void>
  /** Whether there was one. */
  removeRole(scope: Scope, memberId: string): Promise<boolean>
  /** Of the whole environment, by email address, with how many clients each works for. */
  listAll(environment: Environment): Promise<(Member & { clients: number; createdAtMs: number })[]>
  find(environment: Environment, by: { id: string } | { email: string }): Promise<Member | undefined>
  /** One at a time, so that two operators cannot remove each other. */
  lockAll(environment: Environment): Promise<void>
  /** With everything of theirs: roles, sessions, passkeys, codes, known browsers. */
  remove(environment: Environment, id: string): Promise<boolean>
  /** In place of those before. */
  setFactors(id: string, factors: Partial<Factors>): Promise<void>
  /** Keeps an authenticator's secret until it is confirmed. */
  keepNextSecret(id: string, next: { totpSecret: string; expiresAtMs: number }): Promise<void>
  findNextSecret(id: string, nowMs: number): Promise<string | undefined>
  /** Passkeys, recovery codes and known browsers: every way in but the factors. */
  removeOtherWaysIn(id: string): Promise<void>
  /** Uses a step up. False if it, or a later one, was used before. */
  takeStep(memberId: string, step: number): Promise<boolean>
}

export interface MemberSession {
  id: string
  ipAddress: string
  userAgent: string
  createdAtMs: number
  lastUsedAtMs: number
}

export interface MemberSessionRepository {
  insert(member: Member, session: MemberSession & { tokenHash: Uint8Array }): Promise<void>
  /** Of a session that has not ended: begun and used since then. */
  find(
    environment: Environment,
    tokenHash: Uint8Array,
    since: { begunMs: number; usedMs: number },
  ): Promise<{ id: string; lastUsedAtMs: number; member: Member } | undefined>
  touch(id: string, atMs: number): Promise<void>
  list(memberId: string, since: { begunMs: number; usedMs: number }): Promise<MemberSession[]>
  end(memberId: string, id: string): Promise<boolean>
  /** All but the one that is named. How many there were. */
  endAll(memberId: string, except?: string): Promise<number>
}

export interface Invitation {
  id: string
  environment: Environment
  /** Empty: the holder of the link enters one. */
  email: string
  /** Undefined: as operator of the installation, or for a member whose factors were taken away. */
  client?: { id: string; name: string }
  /** The member who chooses new factors with it. */
  resetsMemberId?: string
  role: Role
  /** Of the authenticator app, in hexadecimal. */
  totpSecret: string
  expiresAtMs: number
}

export interface InvitationRepository {
  insert(invitation: Invitation & { codeHash: Uint8Array; createdAtMs: number }): Promise<void>
  findOpen(environment: Environment, codeHash: Uint8Array, nowMs: number): Promise<Invitation | undefined>
  /** False if it was accepted or withdrawn meanwhile. */
  accept(id: string, atMs: number): Promise<boolean>
  /** Of the client, the newest first. */
  list(scope: Scope, nowMs: number): Promise<Invitation[]>
  /** Open ones only. Whether there was one. */
  remove(scope: Scope, id: string): Promise<boolean>
  /** Those of operators that name no one. */
  removeFirst(environment: Environment): Promise<void>
}

/** Browsers that a member has signed in with, by the digest of the token in their cookie. */
export interface MemberDeviceRepository {
  insert(memberId: string, tokenHash: Uint8Array, atMs: number): Promise<void>
  /** Whether it is one of the member with this email address, used since then; it is marked as used. */
  use(
    environment: Environment,
    email: string,
    device: { tokenHash: Uint8Array; atMs: number; sinceMs: number },
  ): Promise<boolean>
}

/** The site on which a passkey works: a host name and the origin of its pages. */
export interface RelyingParty {
  id: string
  origin: string
}

/** A credential of WebAuthn that a member has registered. */
export interface Passkey {
  id: string
  /** In Base64url. */
  credentialId: string
  /** In COSE. */
  publicKey: Uint8Array
  /** How often the authenticator says that it has signed; some always say 0. */
  signatureCount: number
  /** How browsers reach it, such as `internal` or `usb`. */
  transports: readonly string[]
  label: string
  createdAtMs: number
  lastUsedAtMs: number | undefined
}

/** A browser's response when it creates a passkey; binary values in Base64url. */
export interface PasskeyRegistration {
  credentialId: string
  clientDataJson: string
  attestationObject: string
  transports: readonly string[]
}

/** A browser's response when a passkey signs; binary values in Base64url. */
export interface PasskeyAssertion {
  credentialId: string
  clientDataJson: string
  authenticatorData: string
  signature: string
}

/** WebAuthn's checks, done outside of core. Both demand that the authenticator has verified the user. Undefined: it is not right. */
export interface PasskeyChecks {
  /** The challenge that the browser says it has answered. Nothing is verified by it. */
  challengeOf(clientDataJson: string): string | undefined
  readRegistration(
    registration: PasskeyRegistration,
    expected: { challenge: string; party: RelyingParty },
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'signatureCount' | 'transports'> | undefined>
  verifyAssertion(
    assertion: PasskeyAssertion,
    expected: { challenge: string; party: RelyingParty; passkey: Passkey },
  ): Promise<{ signatureCount: number } | undefined>
}

export interface MemberPasskeyRepository {
  /** False if the credential is already registered. */
  insert(memberId: string, passkey: Passkey): Promise<boolean>
  /** The oldest first. */
  list(memberId: string): Promise<Passkey[]>
  find(environment: Environment, credentialId: string): Promise<{ passkey: Passkey; member: Member } | undefined>
  rename(memberId: string, id: string, label: string): Promise<boolean>
  remove(memberId: string, id: string): Promise<boolean>
  /** Notes a use. False if the authenticator has said a count that is not below this one, unless both are 0. */
  use(id: string, use: { signatureCount: number; atMs: number }): Promise<boolean>
  beginChallenge(challenge: { hash: Uint8Array; memberId: string | undefined; expiresAtMs: number }): Promise<void>
  /** Consumes a challenge. True if it was begun for this member, or without a member, and has not expired. */
  takeChallenge(challenge: { hash: Uint8Array; memberId: string | undefined; nowMs: number }): Promise<boolean>
}

/** Codes by their digests. Each works once. */
export interface MemberRecoveryCodeRepository {
  /** In place of those that the member had. */
  replace(memberId: string, codeHashes: readonly Uint8Array[], atMs: number): Promise<void>
  count(memberId: string): Promise<{ left: number; createdAtMs: number | undefined }>
  /** Whether it was one. */
  take(memberId: string, codeHash: Uint8Array): Promise<boolean>
}

/**
 * Attempts to sign in, by the digest of an email address, whether or not it belongs to a member. Those from a known
 * device are counted separately.
 */
export interface SignInAttemptRepository {
  /** Counts an attempt ahead of its outcome. False, and nothing counted, when `limit` were counted since then. */
  begin(key: Uint8Array, attempt: { atMs: number; sinceMs: number; limit: number }): Promise<boolean>
  clear(key: Uint8Array): Promise<void>
}

/** The author of a change. */
export interface Actor {
  kind: 'member' | 'key' | 'command'
  id: string
  name: string
  ipAddress: string
}

export type AuditedState = Readonly<Record<string, unknown>>

export interface AuditEntry {
  number: number
  atMs: number
  actor: Actor
  operation: string
  target?: string
  before: AuditedState
  after: AuditedState
  /** In hexadecimal. */
  previousHash: string
  hash: string
}

/** A change that waits for a second member. */
export interface ApprovalRequest {
  id: string
  /** Id of the operation, and its parameters and body. */
  operation: string
  params: AuditedState
  body: AuditedState
  requestedBy: Actor
  requestedAtMs: number
  expiresAtMs: number
}

export interface ApprovalRepository {
  /** Ids of the operations that a second member has to confirm. */
  readOperations(scope: Scope): Promise<readonly string[]>
  replaceOperations(scope: Scope, operations: readonly string[]): Promise<void>
  insert(scope: Scope, request: ApprovalRequest): Promise<void>
  /** Those that have not expired, the oldest first. */
  list(scope: Scope, nowMs: number): Promise<ApprovalRequest[]>
  find(scope: Scope, id: string, nowMs: number): Promise<ApprovalRequest | undefined>
  /** Whether there was one that had not expired. */
  remove(scope: Scope, id: string, nowMs: number): Promise<boolean>
}

/** A filter of the list of transfers under a name. */
export interface TransferView {
  id: string
  /** The member who saved it. */
  memberId: string
  name: string
  isShared: boolean
  status?: 'pending' | 'succeeded' | 'failed' | undefined
  /** The search text. */
  find?: string | undefined
  createdAtMs: number
}

export interface TransferViewRepository {
  /** The member’s own and those that are shared, by name. */
  list(scope: Scope, memberId: string | undefined): Promise<TransferView[]>
  insert(scope: Scope, view: TransferView): Promise<void>
  /** The member’s own, or as owner one that is shared. Whether there was one. */
  remove(scope: Scope, id: string, by: { memberId: string | undefined; isOwner: boolean }): Promise<boolean>
}

export type NewAuditEntry = Omit<AuditEntry, 'number' | 'previousHash' | 'hash'>

export interface AuditRepository {
  /** Stores the intended change before it is made. */
  begin(scope: Scope, id: string, entry: NewAuditEntry): Promise<void>
  /** Nothing was changed after all. */
  drop(scope: Scope, id: string): Promise<void>
  /** Changes that were begun before then, the oldest first, of which nothing else is known. */
  listBegun(scope: Scope, beforeMs: number): Promise<{ id: string; entry: NewAuditEntry }[]>
  /**
   * Numbers and hashes it after the client’s last entry, one at a time, in place of the change that was begun. With `isAbandoned`
   * only if that is still there.
   */
  append(
    scope: Scope,
    entry: NewAuditEntry,
    hashOf: (entry: Omit<AuditEntry, 'hash'>) => string,
    begun: { id: string; isAbandoned: boolean },
  ): Promise<void>
  /** The newest first. */
  list(scope: Scope, page: { beforeNumber?: number | undefined; count: number }): Promise<AuditEntry[]>
  /** In the order of their numbers. `isSigned` is absent where the entry has no signature. */
  listFrom(scope: Scope, page: { afterNumber: number; count: number }): Promise<(AuditEntry & { isSigned?: boolean })[]>
  /** The last entry as noted when it was written, and whether the note's signature is valid. */
  readHead(scope: Scope): Promise<(AuditHead & { isSigned: boolean }) | undefined>
  /** The clients that have a log, the installation among them. */
  listLogs(environment: Environment): Promise<string[]>
}

/** Which entry is the last one of a log. */
export interface AuditHead {
  number: number
  hash: string
}
