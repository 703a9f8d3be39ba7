import type { BackupAccess } from './backup/backupAccess.ts'
import { readBackupModeHandler } from './backup/readBackupMode.ts'
import { addSandboxFaultHandler } from './sandbox/addSandboxFault.ts'
import { advanceSandboxClockHandler } from './sandbox/advanceSandboxClock.ts'
import { readSandboxHandler } from './sandbox/readSandbox.ts'
import { removeSandboxFaultsHandler } from './sandbox/removeSandboxFaults.ts'
import { resetSandboxHandler } from './sandbox/resetSandbox.ts'
import type { SandboxAccess } from './sandbox/sandboxAccess.ts'
import { setSandboxInstitutionHandler } from './sandbox/setSandboxInstitution.ts'

export interface InstallationAccess {
  backup?: BackupAccess | undefined
  sandbox?: SandboxAccess | undefined
}

/** Handlers of operations for a client that need the installation's backup mode or sandbox. */
export const installationHandlers = ({ backup, sandbox }: InstallationAccess) => ({
  addSandboxFault: addSandboxFaultHandler(sandbox),
  advanceSandboxClock: advanceSandboxClockHandler(sandbox),
  readBackupMode: readBackupModeHandler(backup),
  readSandbox: readSandboxHandler(sandbox),
  removeSandboxFaults: removeSandboxFaultsHandler(sandbox),
  resetSandbox: resetSandboxHandler(sandbox),
  setSandboxInstitution: setSandboxInstitutionHandler(sandbox),
})
