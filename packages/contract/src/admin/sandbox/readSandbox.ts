import Type from 'typebox'

import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'

const SandboxChoice = Type.Object(
  {
    name: Type.String({ description: 'Text to type or to send.' }),
    about: Type.String({ description: 'Its effect.' }),
  },
  { title: 'SandboxChoice', description: 'A persona, an amount or a mode of faults.' },
)

const SandboxFault = Type.Object(
  {
    host: Type.String({ description: 'Host name of the institution.' }),
    mode: Type.String({ description: 'Kind of fault.' }),
    times: Type.Integer({ description: 'Requests that still fail.' }),
  },
  { title: 'SandboxFault', description: 'A fault that is waiting for requests.' },
)

const SandboxInstitution = Type.Object(
  {
    name: Type.String({ description: 'Name of the institution.' }),
    hosts: Type.Array(Type.String({ description: 'Host name.' }), { description: 'Where it answers, for faults.' }),
    isUp: Type.Boolean({ description: '`false` if it was taken down.' }),
  },
  { title: 'SandboxInstitution', description: 'A simulated institution.' },
)

const Sandbox = Type.Object(
  {
    demoUrl: nullableText('Address of the demo shop. `null` if it does not run.'),
    consoleUrl: Type.String({ description: 'Address of the sandbox’s console, which lists its whole control API.' }),
    nowTimestamp: Type.Integer({ description: 'Time of the sandbox, in Unix seconds.' }),
    password: Type.String({ description: 'Password, API secret and passphrase of every persona.' }),
    oneTimeCode: Type.String({ description: 'One-time code that is accepted.' }),
    personas: Type.Array(SandboxChoice, {
      description: 'Test users, by the user name, which is also the API key. They exist at every institution.',
    }),
    institutions: Type.Array(SandboxInstitution, { description: 'Simulated institutions.' }),
    modes: Type.Array(SandboxChoice, { description: 'A kind of fault.' }),
    amounts: Type.Array(SandboxChoice, {
      description: 'Scenarios that the decimals of an amount select, at every institution.',
    }),
    faults: Type.Array(SandboxFault, { description: 'Faults that are waiting for requests.' }),
  },
  { title: 'Sandbox', description: 'The sandbox of this installation.' },
)

export const readSandboxOperation = adminOperation({
  id: 'readSandbox',
  method: 'GET',
  path: '/Sandbox',
  tag: 'Sandbox',
  summary: 'Get the sandbox',
  description:
    'Returns the content of this installation’s sandbox: test users, institutions, faults and its time. Production answers 404.',
  needsToken: true,
  content: Sandbox,
  errors: ['notFound'],
})
