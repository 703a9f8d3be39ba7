export { redact } from '@rialto/egress'
