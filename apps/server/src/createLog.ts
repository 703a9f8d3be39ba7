import pino, { type Logger } from 'pino'

/** Places whose values never reach a log line, whoever logs them. */
const redact = {
  paths: [
    '*.authorization',
    '*.secret',
    '*.clientSecret',
    '*.accessToken',
    '*.refreshToken',
    '*.credentials',
    '*.password',
    '*.code',
    '*.url',
  ],
  censor: '[hidden]',
}

/** Past this the lines of a turn are written before it ends. */
const bufferBytes = 8 * 1024

/**
 * The server's log: JSON lines on standard output, or wherever `fd` goes. The lines of one turn of the event loop are one
 * write, since a write per line is a fifth of what a cached read costs. However the process ends, but for SIGKILL, the last
 * turn's are written too.
 */
export const createLog = (level: string, fd = 1): Logger => {
  const destination = pino.destination({ dest: fd, sync: true, minLength: bufferBytes })
  let isScheduled = false
  const flush = (): void => {
    isScheduled = false
    destination.flushSync()
  }
  const write = (line: string): void => {
    destination.write(line)
    if (isScheduled) return
    isScheduled = true
    setImmediate(flush)
  }
  process.once('exit', flush)
  return pino({ level, redact, base: null }, { write })
}
