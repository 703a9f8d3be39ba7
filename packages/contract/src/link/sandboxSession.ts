import { linkOperation } from './linkOperation.ts'
import { SandboxSession } from './shapes/linkSandbox.ts'

export const sandboxSessionOperation = linkOperation({
  id: 'sandboxSession',
  method: 'POST',
  path: '/sandbox/session',
  needsSession: true,
  content: SandboxSession,
  errors: ['notFound'],
})
