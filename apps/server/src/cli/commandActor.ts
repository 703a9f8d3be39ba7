/**
 * The actor of a change by command, for the audit log. Whoever runs commands on the machine is known to it, not to Rialto: the
 * operating system records who that was.
 */
export const commandActor = {
  kind: 'command',
  id: '00000000-0000-0000-0000-000000000000',
  name: 'rialto',
  ipAddress: 'local',
} as const
