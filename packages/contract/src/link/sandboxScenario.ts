import { linkOperation } from './linkOperation.ts'
import { SandboxScenario, SandboxScenarioChange } from './shapes/linkSandbox.ts'

export const sandboxScenarioOperation = linkOperation({
  id: 'sandboxScenario',
  method: 'POST',
  path: '/sandbox/scenario',
  needsSession: true,
  body: SandboxScenarioChange,
  content: SandboxScenario,
  errors: ['notFound'],
})
