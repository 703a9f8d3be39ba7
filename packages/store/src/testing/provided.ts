import 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a role that may create databases on the run's server. */
    rialtoAdminUrl: string
    /** Folder of the server's Unix socket, if it has one. */
    rialtoSocketFolder: string | undefined
    /** Part of the name of every database of this run. */
    rialtoRunId: string
  }
}
