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

/** The server's log: JSON lines on standard output. */
export const createLog = (level: string): Logger => pino({ level, redact, base: null })
