import type { Actor } from './ports.ts'

/** The mailbox of an address: a person receives `name+anything@…` where `name@…` is received. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')

/**
 * Whether the addresses of two members have one mailbox, so that they count as one person: an owner with a password for emergencies may also
 * have an account of the identity provider, under the same address.
 */
export const isSamePerson = (one: Pick<Actor, 'id' | 'name'>, other: Pick<Actor, 'id' | 'name'>): boolean =>
  one.id === other.id || mailboxOf(one.name) === mailboxOf(other.name)
