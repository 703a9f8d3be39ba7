/** The LISTEN/NOTIFY channel on which workers hear that there may be work; the payload is the job's kind. */
export const JOBS_CHANNEL = 'rialto_jobs'
