import type { Environment, Scope } from '../kernel/scope.ts'

/** Passwords and one-time codes, computed outside of core. */
export interface SignInFactors {
  hashPassword(password: string): Promise<string>
  /** False without a hash, after the same time as with one. */
  verifyPassword(password: string, hash: string | undefined): Promise<boolean>
  /** The 30-second step of a code, among those close to the current time. `secret` in hexadecimal. */
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
  /** Absent: the member has a password. */
  identityProviderId?: string
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
  /** Members of the client, by email address; operators only if they have a role there. */
  list(scope: Scope): Promise<(Member & { role: Role })[]>
  /** A lower role and a repeated one keep the earlier `approvesFromMs`, if that is earlier than the given one. */
  setRole(scope: Scope, memberId: string, grant: { role: Role; approvesFromMs: number }): Promise<void>
  /** From when the member counts as a second member of the client. Undefined: not a member, or a role of an earlier version. */
  findApprovesFrom(scope: Scope, memberId: string): Promise<number | undefined>
  /** Whether there was one. */
  removeRole(scope: Scope, memberId: string): Promise<boolean>
  /** Of the whole environment, by email address, with how many clients each works for. */
  listAll(environment: Environment): Promise<(Member & { clients: number; createdAtMs: number })[]>
  find(environment: Environment, by: { id: string } | { email: string }): Promise<Member | undefined>
  /** Locks all members, so that two operators cannot remove each other. */
  lockAll(environment: Environment): Promise<void>
  /** With all their data: roles, sessions, passkeys, codes, known browsers. */
  remove(environment: Environment, id: string): Promise<boolean>
  /** Replaces the earlier factors. */
  setFactors(id: string, factors: Partial<Factors>): Promise<void>
  /** Stores an authenticator's secret until it is confirmed. */
  keepNextSecret(id: string, next: { totpSecret: string; expiresAtMs: number }): Promise<void>
  findNextSecret(id: string, nowMs: number): Promise<string | undefined>
  /** Removes all credentials except the factors: passkeys, recovery codes and known browsers. */
  removeOtherWaysIn(id: string): Promise<void>
  /** Marks a time step as used. False if it, or a later one, was used before. */
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
  /** Ends all sessions except the named one. Returns their number. */
  endAll(memberId: string, except?: string): Promise<number>
}

export interface Invitation {
  id: string
  environment: Environment
  /** Empty: the holder of the link enters one. */
  email: string
  /** Undefined: an invitation of an operator, or the reset of a member. */
  client?: { id: string; name: string }
  /** The member who chooses new factors with it. */
  resetsMemberId?: string
  role: Role
  /** Made by an operator or a command, not by a member of the client. */
  isVouched: boolean
  /** Of the authenticator app, in hexadecimal. */
  totpSecret: string
  expiresAtMs: number
}

export interface InvitationRepository {
  insert(invitation: Invitation & { codeHash: Uint8Array; createdAtMs: number }): Promise<void>
  findOpen(environment: Environment, codeHash: Uint8Array, nowMs: number): Promise<Invitation | undefined>
  /** False if it has been accepted or withdrawn. */
  accept(id: string, atMs: number): Promise<boolean>
  /** Of the client, the newest first. */
  list(scope: Scope, nowMs: number): Promise<Invitation[]>
  /** Removes an open invitation. Whether there was one. */
  remove(scope: Scope, id: string): Promise<boolean>
  /** Removes operators' invitations without a name. */
  removeFirst(environment: Environment): Promise<void>
}

/** Browsers that a member has signed in with, by the digest of the token in their cookie. */
export interface MemberDeviceRepository {
  insert(memberId: string, tokenHash: Uint8Array, atMs: number): Promise<void>
  /** Whether the browser belongs to the member with this email address and was used since then. Marks it as used. */
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
  /** The authenticator's signature count; some always report 0. */
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
  /** The challenge that the browser claims to answer. Not verified. */
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
  /** Records a use. False if the authenticator reports a count at or below the stored one, unless both are 0. */
  use(id: string, use: { signatureCount: number; atMs: number }): Promise<boolean>
  beginChallenge(challenge: { hash: Uint8Array; memberId: string | undefined; expiresAtMs: number }): Promise<void>
  /** Consumes a challenge. True if it was begun for this member, or without a member, and has not expired. */
  takeChallenge(challenge: { hash: Uint8Array; memberId: string | undefined; nowMs: number }): Promise<boolean>
}

/** Codes by their digests. Each works once. */
export interface MemberRecoveryCodeRepository {
  /** Replaces the member's earlier codes. */
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
  /** Counts an attempt before its outcome. False, without counting, if `limit` attempts were counted since then. */
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
  /** Unexpired requests, oldest first. */
  list(scope: Scope, nowMs: number): Promise<ApprovalRequest[]>
  find(scope: Scope, id: string, nowMs: number): Promise<ApprovalRequest | undefined>
  /** Whether an unexpired one existed. */
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
  /** The member’s own views and the shared ones, by name. */
  list(scope: Scope, memberId: string | undefined): Promise<TransferView[]>
  insert(scope: Scope, view: TransferView): Promise<void>
  /** The member’s own, or by an owner a shared one. Whether it existed. */
  remove(scope: Scope, id: string, by: { memberId: string | undefined; isOwner: boolean }): Promise<boolean>
}

export type NewAuditEntry = Omit<AuditEntry, 'number' | 'previousHash' | 'hash'>

export interface AuditRepository {
  /** Stores the intended change before it is made. */
  begin(scope: Scope, id: string, entry: NewAuditEntry): Promise<void>
  /** Removes the entry of a change that was not made. */
  drop(scope: Scope, id: string): Promise<void>
  /** Changes begun before then without a known result, oldest first. */
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
  /** In the order of their numbers. `isSigned` is absent for an entry without a signature. */
  listFrom(scope: Scope, page: { afterNumber: number; count: number }): Promise<(AuditEntry & { isSigned?: boolean })[]>
  /** The last entry as noted when it was written, and whether the note's signature is valid. */
  readHead(scope: Scope): Promise<(AuditHead & { isSigned: boolean }) | undefined>
  /** All clients that have a log, including the installation. */
  listLogs(environment: Environment): Promise<string[]>
}

/** Which entry is the last of a log. */
export interface AuditHead {
  number: number
  hash: string
}
