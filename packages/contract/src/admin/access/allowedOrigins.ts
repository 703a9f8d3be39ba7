import Type from 'typebox'

const origins = (description: string) =>
  Type.Array(Type.String({ maxLength: 300, description: 'An origin, such as `https://app.example.com`.' }), {
    maxItems: 50,
    description,
  })

export const allowedOrigins = Type.Object(
  { allowedOrigins: origins('Origins of pages that may embed Link.') },
  { title: 'AllowedOrigins', description: 'Origins of pages that may embed Link.' },
)
