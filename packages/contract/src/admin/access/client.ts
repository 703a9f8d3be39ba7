import Type from 'typebox'

const clientName = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Name of the client, which users read in Link. No other client of the environment has it.',
})

export const Client = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Client id.' }),
    name: clientName,
    closedTimestamp: Type.Union([Type.Integer(), Type.Null()], {
      description: 'When it was closed, in Unix seconds. Null: it is open.',
    }),
  },
  { title: 'Client', description: 'A client of this environment.' },
)

export const ClientNameRequest = Type.Object(
  { name: clientName },
  {
    title: 'ClientNameRequest',
    description: 'The name of a client: the new one, or the present one as a confirmation.',
  },
)
