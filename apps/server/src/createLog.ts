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

/**
 * The server's log: JSON lines on standard output, or wherever `fd` goes. The lines of one turn of the event loop are one
 * write, since a write per line is a tenth of what a cached read costs. However the process ends, but for SIGKILL, the last
 * turn's are written too.
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
