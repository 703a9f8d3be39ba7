import type { ProvidedGroup, ProvidedUser, saveProvidedGroup, saveProvidedUser } from '@rialto/core'
import { defined } from '@rialto/defined'

import { ScimError } from './scimError.ts'
import { groupSchema, userSchema } from './scimSchemas.ts'

type UserInput = Omit<Parameters<typeof saveProvidedUser>[2], 'id'>
type GroupInput = Omit<Parameters<typeof saveProvidedGroup>[2], 'id'>
type Json = Readonly<Record<string, unknown>>

const maxText = 200
const maxMembers = 10_000

const invalid = (name: string, why: string): ScimError => new ScimError(400, `${name}: ${why}`, 'invalidValue')

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of attributes have no case (RFC 7643, section 2.1). */
const read = (resource: Json, name: string): unknown =>
  resource[Object.keys(resource).find(key => key.toLowerCase() === name.toLowerCase()) ?? name]

const textOf = (resource: Json, name: string): string | undefined => {
  const value = read(resource, name)
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string' || value.includes('\0')) throw invalid(name, 'must be a text')
  if (value.length > maxText) throw invalid(name, `may have ${maxText} characters`)
  return value
}

/** Some providers send a boolean as a text. */
const booleanOf = (resource: Json, name: string): boolean | undefined => {
  const value = read(resource, name)
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? undefined
  const text = String(value).toLowerCase()
  if (text === 'true' || text === 'false') return text === 'true'
  throw invalid(name, 'must be a boolean')
}

const listOf = (resource: Json, name: string): readonly Json[] => {
  const value = read(resource, name) ?? []
  const list = Array.isArray(value) ? value : [value]
  if (!list.every(isObject)) throw invalid(name, 'must be a list of objects')
  return list
}

const emailOf = (resource: Json): string | undefined => {
  const emails = listOf(resource, 'emails')
  // The one that was added last, where none is the primary one.
  const chosen = emails.find(email => booleanOf(email, 'primary') === true) ?? emails.at(-1)
  return chosen && textOf(chosen, 'value')?.toLowerCase()
}

const nameOf = (resource: Json): string | undefined => {
  const name = read(resource, 'name')
  if (!isObject(name)) return undefined
  const parts = [textOf(name, 'givenName'), textOf(name, 'familyName')].filter(part => part !== undefined)
  return textOf(name, 'formatted') ?? (parts.length === 0 ? undefined : parts.join(' '))
}

const required = (resource: Json, name: string): string => {
  const text = textOf(resource, name)?.trim()
  if (text === undefined || text === '') throw invalid(name, 'is required')
  return text
}

/** `present`: of the user that is replaced. Without `active` in the request, a deactivated user stays deactivated. */
export const readUser = (resource: unknown, present?: { active: boolean }): UserInput => {
  if (!isObject(resource)) throw new ScimError(400, 'The body must be a user.', 'invalidSyntax')
  const userName = required(resource, 'userName')
  return {
    userName,
    externalId: textOf(resource, 'externalId'),
    name: textOf(resource, 'displayName') ?? nameOf(resource) ?? userName,
    email: emailOf(resource) ?? userName.toLowerCase(),
    isActive: booleanOf(resource, 'active') ?? present?.active ?? true,
  }
}

export const readGroup = (resource: unknown): GroupInput => {
  if (!isObject(resource)) throw new ScimError(400, 'The body must be a group.', 'invalidSyntax')
  const members = listOf(resource, 'members')
  if (members.length > maxMembers) throw invalid('members', `may be ${maxMembers}`)
  return {
    displayName: required(resource, 'displayName'),
    externalId: textOf(resource, 'externalId'),
    memberIds: members.map(member => required(member, 'value').toLowerCase()),
  }
}

const metaOf = (
  resourceType: 'User' | 'Group',
  { createdAtMs, changedAtMs }: Pick<ProvidedUser, 'createdAtMs' | 'changedAtMs'>,
  location: string,
) => ({
  resourceType,
  created: new Date(createdAtMs).toISOString(),
  lastModified: new Date(changedAtMs).toISOString(),
  location,
})

type Of = (path: string) => string

export const userResource = (
  user: ProvidedUser,
  groups: readonly Pick<ProvidedGroup, 'id' | 'displayName'>[],
  at: Of,
) => ({
  schemas: [userSchema],
  id: user.id,
  ...defined({ externalId: user.externalId }),
  userName: user.userName,
  displayName: user.name,
  active: user.isActive,
  emails: [{ value: user.email }],
  groups: groups.map(({ id, displayName }) => ({ value: id, $ref: at(`/Groups/${id}`), display: displayName })),
  meta: metaOf('User', user, at(`/Users/${user.id}`)),
})

export const groupResource = (group: ProvidedGroup, at: Of) => ({
  schemas: [groupSchema],
  id: group.id,
  ...defined({ externalId: group.externalId }),
  displayName: group.displayName,
  members: group.memberIds.map(value => ({ value, $ref: at(`/Users/${value}`) })),
  meta: metaOf('Group', group, at(`/Groups/${group.id}`)),
})
