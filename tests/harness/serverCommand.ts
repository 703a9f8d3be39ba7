import { join } from 'node:path'

/** Starts the server without checking for outdated builds. */
export const serverCommand = [process.execPath, join(import.meta.dirname, 'serve.mjs')] as const
