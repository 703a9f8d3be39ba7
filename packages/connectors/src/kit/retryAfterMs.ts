export { retryAfterMs } from '@rialto/egress'
