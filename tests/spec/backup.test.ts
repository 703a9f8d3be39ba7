import { rulesOf } from './rulesOf.ts'

const rule = rulesOf('Endpoints, Backup deposit mode')

rule.todo('1', 'deposits alone, without a link token or any call to the service')
rule.todo('2', 'level 1: the widget and the hourly catalogue come from the backup host')
rule.todo('3', 'level 2: what the SDK brings, without a call to any host of the service')
rule.todo('4', 'level 1 first; after about five seconds level 2, once a session, reported as backupTierChanged')
rule.todo('5', 'token, network, then a QR code and the address with its tag')
rule.todo('6', 'an outage is a connection error, a timeout, 5xx or 429, after one retry; never another 4xx')
rule.todo('7, onAddressInit', 'is called once, and a throw is a failure')
rule.todo('7, onStatusPoll', 'is called every two to three seconds for about three minutes')
rule.todo('8', 'only an address that fits what was asked for and its network is shown')
rule.todo('9', 'the widget can be framed by https pages alone')
rule.todo('10', 'the configuration is built on the client’s server')
rule.todo('11', 'widgetOrigin forces level 2 for a test')
rulesOf('Resources').todo(
  'Backup configuration',
  'clientId, userId and destinations, with a tag where the chain needs one',
)
rulesOf('Endpoints, Client SDK entry points').todo('React Native', 'LinkConnect opens a link token, and the backup')
rulesOf('Limits').todo('Backup outage detection', 'timeout of 3 to 5 seconds, one retry after 250 to 500 ms')
rulesOf('Limits').todo('Backup address polling', 'every 2 to 3 seconds, about 3 minutes in all')
rulesOf('Limits').todo('Backup Level 1 load deadline', 'about 5 seconds, then level 2')
