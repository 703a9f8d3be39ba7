import pino, { type Logger } from 'pino'

/** Paths whose values never reach a log line, whichever module logs them. */
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

/**
 * The server's log: JSON lines on standard output, or on `fd`. The lines of one event loop turn are written together,
 * because one write per line costs a tenth of a cached read. The last lines are also written when the process ends,
 * unless by SIGKILL.
 */
export const createLog = (level: string, fd = 1): Logger => {
  const destination = pino.destination({ dest: fd, sync: true })
  let lines = ''
  const flush = (): void => {
    if (lines !== '') destination.write(lines)
    lines = ''
  }
  const write = (line: string): void => {
    if (lines === '') setImmediate(flush)
    lines += line
  }
  process.once('exit', flush)
  return pino({ level, redact, base: null, formatters: { level: label => ({ level: label }) } }, { write })
}
