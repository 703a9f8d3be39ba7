import type { Member } from './ports.ts'

export interface OwnSession {
  member: Member
  sessionId: string
  ipAddress: string
}
