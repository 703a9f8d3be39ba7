import type { Translation } from '../messages.ts'

export const fees: Translation['fees'] = {
  intro:
    'Lo que te pagan los usuarios, lo mínimo que pueden transferir y las comisiones de red que se pagan por ellos.',
  ownTerms: 'Transferencias en Link',
  ownTermsBody: 'Tu comisión y el mínimo se aplican cuando el token de Link no fija los suyos.',
  ownFee: 'Tu comisión',
  ownFeePercent: 'Tu comisión, en porcentaje',
  ownFeeHelp: 'Del importe. 0: ninguna. Un token de Link con la suya tiene prioridad.',
  paid: 'Las comisiones se pagan',
  onTop: 'Además del importe',
  deducted: 'Del propio importe',
  minimum: 'Importe mínimo que llega',
  minimumInUsd: 'Importe mínimo que llega, en USD',
  minimumHelp:
    'Cuando el usuario elige el importe y el destino no fija un mínimo. Vacío: ninguno. Un activo sin precio no se puede enviar entonces.',
  none: 'Ninguno',
  changeTerms: 'Cambiar comisión y mínimo',
  changeBody: 'Se aplica a los tokens de Link que se creen desde ahora.',
  bridgingMinimums: 'Mínimos de bridging',
  bridgingBody: 'Cada ruta de bridging tiene su propio mínimo, en el activo de entrada: consulta {page}.',
  sponsorship: 'Comisiones de red pagadas por los usuarios',
  sponsorshipBody:
    'En Solana, una cuenta del operador paga la comisión de red de las carteras propias de los usuarios, dentro de estos límites.',
  on: 'Activo',
  off: 'Inactivo',
  noAccount: 'Ninguna cuenta paga',
  noAccountBody:
    'El operador de esta instalación la indica con RIALTO_SOLANA_SPONSOR_KEY. Hasta entonces los usuarios pagan las comisiones de red.',
  perTransfer: 'Máximo por transferencia',
  perDay: 'Máximo en 24 horas',
  used: 'Usado en las últimas 24 horas',
  perTransferSol: 'Máximo por transferencia, en SOL',
  perDaySol: 'Máximo en 24 horas, en SOL',
  operatorsOnly: 'Solo los operadores de la instalación pueden cambiarlo: paga su cuenta.',
  changeLimits: 'Cambiar límites',
  limitsBody:
    'Por encima de un límite, los usuarios pagan la comisión de red. Abrir la cuenta de token del receptor cuesta unos 0,002 SOL.',
  endSponsorship: 'Terminar',
  endBody:
    'Desde ahora los usuarios pagan las comisiones de red. Una transacción que una cartera ya recibió aún puede enviarse con la comisión pagada.',
}

export const networks: Translation['networks'] = {
  intro: 'Redes que se ofrecen a tus usuarios y las preferidas para el bridging.',
  allOffered: 'Se ofrecen todas las redes, también las que se añadan después.',
  empty: 'Ninguna integración ni nodo de esta instalación admite todavía una red.',
  change: 'Cambiar redes',
  offered: 'Ofrecidas a los usuarios',
  changeBody:
    'Si se eligen todas o ninguna, se ofrecen todas las redes, también las que se añadan después. Los tokens de Link existentes, las transferencias sin Link y las rutas de bridging no cambian.',
  chainId: 'ID de cadena',
  tokens: 'Tokens',
  integrations: 'Integraciones',
  isOffered: 'Ofrecida',
  notOffered: 'No ofrecida',
  preferred: 'Redes preferidas',
  preferredBody:
    'Cuando varias rutas de bridging llevan al mismo destino, se ofrece la ruta desde la red nombrada primero.',
  changeOrder: 'Cambiar orden',
  order: 'Orden',
  orderHelp: 'ID de cadena CAIP-2, uno por línea, el preferido primero.',
  noOrder: 'No se eligió ningún orden.',
}

export const retention: Translation['retention'] = {
  intro: 'Qué se guarda y cuándo se elimina.',
  transferRecords: 'Registros de transferencias',
  transferBody:
    'Al eliminar una cuenta se borra todo sobre ella. Si debes llevar libros, puede quedar un registro de cada transferencia terminada: importe, comisión, precio, estado, hash y horas, sin usuario, cuenta ni direcciones.',
  holds: 'Se conserva tras el fin de la transferencia',
  own: 'Tu ajuste',
  ofInstallation: 'Ajuste de la instalación',
  variable: 'El operador fija el valor predeterminado con {name}.',
  ownersOnly: 'Solo un propietario puede cambiar tu ajuste.',
  change: 'Cambiar conservación',
  days: 'Días tras el fin de la transferencia',
  daysHelp: 'De 0 a 11.000. 0: no queda ninguno. Vacío: el ajuste de la instalación.',
  changeBody: 'Se aplica a las cuentas que se eliminen desde ahora.',
  none: 'No se conserva',
  everything: 'Todo lo demás',
  everythingBody: 'Igual para todos los clientes de esta instalación.',
  record: 'Registro',
  kept: 'Se conserva',
  forGood: 'Para siempre',
  untilErased: 'Hasta eliminar la cuenta o borrar al usuario',
  after: { end: '{days} después de terminar', delivery: '{days} después de su entrega' },
  records: {
    accounts: 'Cuentas, saldos y posiciones',
    transfers: 'Transferencias y sus eventos',
    bridgingAddresses: 'Direcciones de bridging y sus transferencias',
    paymentRequests: 'Solicitudes de pago y sus reembolsos',
    unpaidPaymentRequests: 'Solicitudes de pago sin ningún pago, tras el fin de la vigilancia',
    linkTokens: 'Tokens de Link sin usar',
    linkSessions: 'Sesiones de Link',
    linkSessionEvents: 'Eventos de sesiones de Link',
    previews: 'Vistas previas',
    accessTokens: 'Tokens de acceso de conexiones',
    idempotencyKeys: 'Respuestas de una Idempotency-Key',
    requestLog: 'Registro de solicitudes',
    auditLog: 'Registro de auditoría',
  },
}
