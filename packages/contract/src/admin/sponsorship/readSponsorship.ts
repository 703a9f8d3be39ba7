import { adminOperation } from '../adminOperation.ts'
import { shared, Sponsorship } from './sponsorship.ts'

export const readSponsorshipOperation = adminOperation({
  ...shared,
  id: 'readSponsorship',
  method: 'GET',
  summary: 'Get the sponsorship of network fees',
  description: 'Returns up to what amount network fees of users’ wallets are paid, and what of it is used.',
  content: Sponsorship,
  errors: [],
})
