import { adminOperation } from '../adminOperation.ts'
import { Screening } from './screening.ts'

export const readScreeningOperation = adminOperation({
  id: 'readScreening',
  method: 'GET',
  path: '/Screening',
  tag: 'Screening',
  summary: 'Get the screening of addresses',
  description: 'Returns what happens when an address is on a sanctions list, and the lists that are loaded.',
  needsToken: true,
  content: Screening,
  errors: [],
})
