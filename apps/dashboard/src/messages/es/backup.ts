import type { Translation } from '../messages.ts'

export const backup: Translation['backup'] = {
  intro:
    'Tus usuarios pueden depositar mientras este servicio no está disponible: un widget les muestra tu dirección con su código QR.',
  levelOne: 'Nivel 1: widget publicado',
  levelOneBody: 'Se publica cada hora en un servidor de tu elección, disponible cuando este servicio no lo está.',
  notPublished: 'Sin publicar',
  folderEmpty: 'La carpeta de RIALTO_BACKUP_FOLDER aún no tiene catálogo, o este servidor no la ve.',
  noFolder:
    'Este servidor no publica en ninguna carpeta: define RIALTO_BACKUP_FOLDER o publica con el comando de abajo. Hasta entonces solo existe el nivel 2.',
  publish: 'Comando que publica',
  createKey: 'Comando que crea la clave de firma',
  snapshot: 'Catálogo creado:',
  old: 'El catálogo es antiguo',
  oldBody: 'Se publica cada hora. Busca «publishing backup mode failed» en el registro del servidor.',
  catalogKey: 'Clave para backupCatalogKey',
  files: 'Archivos del nivel 1',
  file: 'Archivo',
  size: 'Tamaño',
  levelTwo: 'Nivel 2: dentro de los SDK',
  levelTwoBody:
    'El mismo widget con el catálogo de la versión del SDK. No hace solicitudes de red. El SDK lo abre si el nivel 1 no se ha cargado en 5 segundos.',
  opening: 'Qué hace tu página',
  openingBody:
    'Abre el modo de respaldo solo cuando una solicitud de token de Link indica que el servicio no está disponible. Guarda la configuración con tu página: entonces no se puede pedir a este servicio.',
  openingCode: 'Código de tu página',
  builder: 'Configuración',
  builderBody:
    'Elige dónde depositan tus usuarios. Aquí no se guarda nada: copia el código en tu servidor para que nadie pueda cambiar un destino.',
  pair: 'Token y red',
  address: 'Dirección de depósito',
  addressHelp: 'Vacía: tu página la entrega con onAddressInit y onStatusPoll.',
  tag: 'Etiqueta o memo',
  tagHelp: 'Solo donde la red lo exige.',
  addDestination: 'Añadir destino',
  clear: 'Quitar todos',
  twice: 'Este token en esta red ya está. Un par debe llevar a una sola dirección.',
  destinations: { one: '{count} destino', many: '{count} de destinos', other: '{count} destinos' },
  configuration: 'Código de la configuración',
}
