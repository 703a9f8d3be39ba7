import Type from 'typebox'

export const CallbackUrls = Type.Array(
  Type.String({
    minLength: 1,
    maxLength: 2048,
    description: 'An https URL. In the sandbox also an http URL of the local machine.',
  }),
  {
    maxItems: 50,
    description: 'URLs to which Link may return the user.',
  },
)

export const content = Type.Object(
  {
    callbackUrls: Type.Array(Type.String({ description: 'Registered callback URL.' }), {
      description: 'URLs to which Link may return the user.',
    }),
  },
  { title: 'CallbackUrls', description: 'The client’s own callback URLs.' },
)
