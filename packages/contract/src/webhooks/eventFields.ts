import Type from 'typebox'

import { uuid } from '../shared/uuid.ts'

/** Common first fields of all events. */
export const attemptFields = {
  Id: uuid('Id of this delivery. Changes with every attempt.'),
  EventId: uuid(
    'Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.',
  ),
}

export const sentTimestamp = Type.Integer({ description: 'When this attempt was sent, in Unix seconds.' })

export const timestamp = Type.Integer({ description: 'When the event happened, in Unix milliseconds.' })

export const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
