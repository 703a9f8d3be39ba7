/**
 * The actor of a change by command, for the audit log. The operating system records the person who runs a
 * command; Rialto does not know that person.
 */
export const commandActor = {
  kind: 'command',
  id: '00000000-0000-0000-0000-000000000000',
  name: 'rialto',
  ipAddress: 'local',
} as const
