/** Deposits while the service is down. */
export const backup = {
  intro: 'Your users can deposit while this service is down: a widget shows them your address with its QR code.',
  levelOne: 'Level 1: published widget',
  levelOneBody: 'Published every hour to a host of your choice, which is up when this service is down.',
  notPublished: 'Not published',
  folderEmpty: 'The folder in RIALTO_BACKUP_FOLDER has no catalog yet, or this server does not see it.',
  noFolder:
    'This server publishes to no folder: set RIALTO_BACKUP_FOLDER, or publish by the command below. Until then only level 2 is there.',
  publish: 'Command that publishes',
  createKey: 'Command that creates the signing key',
  snapshot: 'Catalog made:',
  old: 'The catalog is old',
  oldBody: 'It is published every hour. Read the log of the server for “publishing backup mode failed”.',
  catalogKey: 'Key to pin as backupCatalogKey',
  files: 'Files of level 1',
  file: 'File',
  size: 'Size',
  levelTwo: 'Level 2: inside the SDKs',
  levelTwoBody:
    'The same widget with the catalog of the SDK’s release. It makes no network requests. The SDK opens it if level 1 has not loaded within 5 seconds.',
  opening: 'What your page does',
  openingBody:
    'It opens backup mode only when a request for a Link token says that the service is down. Keep the configuration with your page: this service cannot be asked for it then.',
  openingCode: 'Code of your page',
  builder: 'Configuration',
  builderBody:
    'Choose where your users deposit. Nothing is stored here: copy the code to your server, so that nobody can change a destination.',
  pair: 'Token and network',
  address: 'Deposit address',
  addressHelp: 'Empty: your page answers with one, by onAddressInit and onStatusPoll.',
  tag: 'Tag or memo',
  tagHelp: 'Only where the network needs one.',
  addDestination: 'Add destination',
  clear: 'Remove all',
  twice: 'This token on this network is there already. A pair must lead to one address.',
  destinations: { one: '{count} destination', other: '{count} destinations' },
  configuration: 'Configuration code',
} as const
