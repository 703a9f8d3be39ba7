import type { Translation } from '../messages.ts'

export const backup: Translation['backup'] = {
  intro:
    'Ihre Nutzer können einzahlen, während dieser Dienst ausgefallen ist: Ein Widget zeigt ihnen Ihre Adresse mit QR-Code.',
  levelOne: 'Stufe 1: veröffentlichtes Widget',
  levelOneBody:
    'Wird stündlich auf einem Host Ihrer Wahl veröffentlicht, der erreichbar ist, wenn dieser Dienst ausfällt.',
  notPublished: 'Nicht veröffentlicht',
  folderEmpty: 'Der Ordner in RIALTO_BACKUP_FOLDER enthält noch keinen Katalog, oder dieser Server sieht ihn nicht.',
  noFolder:
    'Dieser Server veröffentlicht in keinen Ordner: Setzen Sie RIALTO_BACKUP_FOLDER oder veröffentlichen Sie mit dem Befehl unten. Bis dahin gibt es nur Stufe 2.',
  publish: 'Befehl zum Veröffentlichen',
  createKey: 'Befehl, der den Signaturschlüssel erzeugt',
  snapshot: 'Katalog erstellt:',
  old: 'Der Katalog ist veraltet',
  oldBody:
    'Er wird stündlich veröffentlicht. Suchen Sie im Protokoll des Servers nach „publishing backup mode failed“.',
  catalogKey: 'Schlüssel für backupCatalogKey',
  files: 'Dateien der Stufe 1',
  file: 'Datei',
  size: 'Größe',
  levelTwo: 'Stufe 2: in den SDKs',
  levelTwoBody:
    'Dasselbe Widget mit dem Katalog der SDK-Version. Es stellt keine Netzwerkanfragen. Das SDK öffnet es, wenn Stufe 1 nicht innerhalb von 5 Sekunden geladen ist.',
  opening: 'Was Ihre Seite tut',
  openingBody:
    'Sie öffnet den Backup-Modus nur, wenn die Anfrage nach einem Link-Token zeigt, dass der Dienst ausgefallen ist. Bewahren Sie die Konfiguration bei Ihrer Seite auf: Dieser Dienst kann sie dann nicht liefern.',
  openingCode: 'Code Ihrer Seite',
  builder: 'Konfiguration',
  builderBody:
    'Wählen Sie, wohin Ihre Nutzer einzahlen. Hier wird nichts gespeichert: Kopieren Sie den Code auf Ihren Server, damit niemand ein Ziel ändern kann.',
  pair: 'Token und Netzwerk',
  address: 'Einzahlungsadresse',
  addressHelp: 'Leer: Ihre Seite liefert sie über onAddressInit und onStatusPoll.',
  tag: 'Tag oder Memo',
  tagHelp: 'Nur, wo das Netzwerk eines verlangt.',
  addDestination: 'Ziel hinzufügen',
  clear: 'Alle entfernen',
  twice: 'Dieses Token in diesem Netzwerk ist schon vorhanden. Ein Paar muss zu einer Adresse führen.',
  destinations: { one: '{count} Ziel', other: '{count} Ziele' },
  configuration: 'Code der Konfiguration',
}
