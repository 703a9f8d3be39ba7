import type { FastifyRequest } from 'fastify'

import type { MemberCaller } from '../../../handler.ts'
import { ipAddressOf } from '../memberSession.ts'

export const ownSession = ({ session, request }: MemberCaller & { request: FastifyRequest }) => ({
  member: session.member,
  sessionId: session.id,
  ipAddress: ipAddressOf(request),
})
