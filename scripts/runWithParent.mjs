import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

// node scripts/runWithParent.mjs <options as JSON>: runs a program until the process that started this one ends, also by
// SIGKILL, and then removes the program's folder. The other process is connected by IPC, and receives the exit code if
// the program ends before it. Started with `detached`, so that Ctrl-C ends this process last.

const stopTimeoutMs = 10_000

const [, , options] = process.argv
/** @type {{ program: string, args: string[], folder: string, stopSignal: NodeJS.Signals, uid?: number, gid?: number }} */
const { program, args, folder, stopSignal, uid, gid } = JSON.parse(options)

const child = spawn(program, args, { cwd: folder, uid, gid, stdio: ['ignore', 'ignore', 'inherit'] })

const end = code => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

child.once('error', () => end(1))
child.once('exit', code => end(code ?? 1))

const stop = () => {
  child.kill(stopSignal)
  setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
}
process.once('disconnect', stop)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop)
// The other process may have ended before this one listened.
if (!process.connected) stop()
