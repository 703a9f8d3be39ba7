import Type from 'typebox'

import { nullableText } from '../webhooks/eventFields.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Sandbox'
const needsToken = true
/** All users of the installation share the sandbox. */
const role = 'operator'

const times = { minimum: 1, maximum: 1_000_000 }
const host = Type.String({ minLength: 1, maxLength: 253, description: 'Host name of a simulated institution.' })
const mode = Type.String({ minLength: 1, maxLength: 40, description: 'Kind of fault: a `mode` of the sandbox.' })
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
  tag,
  summary: 'Get the sandbox',
  description:
    'Returns the content of this installation’s sandbox: test users, institutions, faults and its time. Production answers 404.',
  needsToken,
  content: Sandbox,
  errors: ['notFound'],
})

export const advanceSandboxClockOperation = adminOperation({
  id: 'advanceSandboxClock',
  method: 'POST',
  path: '/Sandbox/clock',
  tag,
  summary: 'Advance the sandbox’s clock',
  description:
    'Moves the time of the sandbox and of this server forward, for every client. Nothing moves it back. Sessions of members follow the machine’s clock.',
  needsToken,
  role,
  body: Type.Object(
    {
      seconds: Type.Integer({ minimum: 1, maximum: 31_536_000, description: 'How far, in seconds: up to a year.' }),
    },
    { title: 'AdvanceSandboxClockRequest', description: 'How far the clock moves.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})

export const setSandboxInstitutionOperation = adminOperation({
  id: 'setSandboxInstitution',
  method: 'PUT',
  path: '/Sandbox/institutions/:name',
  tag,
  summary: 'Take a simulated institution down or up',
  description: 'While an institution is down, it answers every request with its own error for maintenance.',
  needsToken,
  role,
  params: Type.Object({ name: Type.String({ maxLength: 60, description: 'Name of the institution.' }) }),
  body: Type.Object(
    { isUp: Type.Boolean({ description: '`false` takes it down.' }) },
    { title: 'SetSandboxInstitutionRequest', description: 'The new state.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})

export const addSandboxFaultOperation = adminOperation({
  id: 'addSandboxFault',
  method: 'POST',
  path: '/Sandbox/faults',
  tag,
  summary: 'Add a fault',
  description: 'Makes the next requests to a simulated institution fail in one way.',
  needsToken,
  role,
  body: Type.Object(
    {
      host,
      mode,
      times: Type.Optional(Type.Integer({ ...times, description: 'How many requests fail. Default 1.' })),
    },
    { title: 'AddSandboxFaultRequest', description: 'The fault.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})

export const removeSandboxFaultsOperation = adminOperation({
  id: 'removeSandboxFaults',
  method: 'DELETE',
  path: '/Sandbox/faults',
  tag,
  summary: 'Remove every fault',
  description: 'Removes the faults that are waiting, and answers the requests that one of them holds.',
  needsToken,
  role,
  errors: ['notFound'],
})

export const resetSandboxOperation = adminOperation({
  id: 'resetSandbox',
  method: 'POST',
  path: '/Sandbox/reset',
  tag,
  summary: 'Reset the sandbox',
  description:
    'Removes every fault, brings every institution up, and gives each persona, or one, its starting balances. The clock, transfers and chains stay as they are; `rialto sandbox reset` deletes those while the server is stopped.',
  needsToken,
  role,
  body: Type.Object(
    {
      persona: Type.Optional(
        Type.String({ minLength: 1, maxLength: 60, description: 'Only the balances of this persona.' }),
      ),
    },
    { title: 'ResetSandboxRequest', description: 'What to reset.' },
  ),
  errors: ['invalidField', 'badRequest', 'notFound'],
})
