import { adminOperation } from '../adminOperation.ts'
import { shared, Sponsorship } from './sponsorship.ts'

export const removeSponsorshipOperation = adminOperation({
  ...shared,
  id: 'removeSponsorship',
  method: 'DELETE',
  summary: 'End the sponsorship of network fees',
  description:
    'From then on users pay network fees themselves. A transaction that a wallet was given before may still be sent, with its fee paid.',
  role: 'operator',
  content: Sponsorship,
  errors: [],
})
