import type { Translation } from '../messages.ts'

export const overview: Translation['overview'] = {
  calm: 'Ninguna transferencia está atascada y todos los resultados se conocen.',
  attention: 'Transferencias que requieren atención',
  needAttention: {
    one: '{count} transferencia requiere atención',
    many: '{count} de transferencias requieren atención',
    other: '{count} transferencias requieren atención',
  },
  amountOf: '{amount} de {user}',
  createdAt: 'Creada: {time}.',
  whatCanBeDone: 'Qué se puede hacer',
  volumePerDay: 'Volumen por día, USD',
  volume7Days: 'Volumen, 7 días',
  transfers: {
    one: '{count} transferencia',
    many: '{count} de transferencias',
    other: '{count} transferencias',
  },
  failed: '{count} fallidas',
  createdIn7Days: 'creadas en 7 días',
  delivered: 'Entregados',
  failing: '{count} con fallos',
  paused: '{count} en pausa',
  waiting: '{count} en espera',
  institutions7Days: 'Entidades, 7 días',
  noInstitutions: 'Las entidades aparecen aquí con la primera transferencia.',
  up: 'Disponible',
  notAnswering: 'No responde',
  medianTime: 'Tiempo mediano',
  sessions24Hours: 'Sesiones de Link, 24 horas',
  showSessions: 'Ver sesiones',
  fewer: '{count} menos, {share}',
  whereLeft: 'Dónde abandonaron los usuarios',
  errors: 'Errores',
  funnel: {
    opened: 'Abiertas',
    connected: 'Conectadas',
    previewed: 'Vista previa',
    sent: 'Enviadas',
    succeeded: 'Completadas',
  },
}

export const transfers: Translation['transfers'] = {
  searchHelp: 'Usuario, ID de transferencia, hash u order:id',
  anyStatus: 'Cualquier estado',
  noMatch: 'Ninguna transferencia coincide.',
  empty: 'Las transferencias aparecen aquí en cuanto un usuario aprueba una en Link o tu servidor ejecuta una.',
  amount: 'Importe',
  intro: 'De {institution} a {network}, para {user}',
  timeline: 'Cronología',
  events: 'Eventos de webhook',
  notFound: 'Transferencia no encontrada',
  notFoundBody: 'Ninguna transferencia de este cliente tiene este ID en este entorno.',
  noHistory: 'No se conservó ningún historial de esta transferencia.',
  confirmations: {
    one: '{count} confirmación',
    many: '{count} de confirmaciones',
    other: '{count} confirmaciones',
  },
  requested: 'Solicitado',
  arrives: 'Llega',
  leaves: 'Sale de la cuenta',
  institutionFee: 'Comisión de la entidad',
  sums: {
    planned: 'Previsto, según lo aprobado: la entidad no ha indicado su cargo',
    actual: 'Cargado por la entidad',
  },
  yourFee: 'Tu comisión',
  type: 'Tipo',
  types: { deposit: 'Depósito', payment: 'Pago', onramp: 'Compra y depósito' },
  memo: 'Memo o etiqueta',
  refundAddress: 'Dirección de reembolso',
  refundMemo: 'Memo o etiqueta de la dirección de reembolso',
  transferId: 'ID de transferencia',
  queueIntro:
    'Transferencias abiertas desde hace más de un día, que no llegaron como se ordenó o que se enviaron tras haber fallado, y depósitos retenidos. Ninguna falla por sí sola: una que se declara fallida puede pagarse por segunda vez.',
  queueEmpty:
    'La cola de revisión está vacía. Una transferencia que necesita a una persona aparece aquí con lo que se puede hacer.',
  arrivedSoFar: 'Llegado hasta ahora',
  amountArrived: 'Importe que llegó, {symbol}',
  amountReturned: 'Importe devuelto, {symbol}',
  amountOrdered: 'Ordenado: {amount}.',
  hashHelp: 'El hash, como lo muestra un explorador de bloques.',
  refundHashHelp: 'El hash del reembolso, si se envió en una cadena.',
  oldest: 'Las {shown} más antiguas de {total}.',
  openFor: 'Abierta desde hace {duration}.',
  integrationType: 'Tipo de integración',
  reference: 'Nuestra referencia allí',
  withdrawalIdHelp: 'El ID del retiro, del historial de la entidad o de su soporte.',
  note: 'Nota',
  noteHelp:
    'Quién lo dijo y dónde consta por escrito. Se guarda en el historial de la transferencia y en el registro de auditoría.',
  stuck: {
    outcomeUnknown: 'La entidad no respondió. Se está leyendo su historial; la solicitud nunca se envía de nuevo.',
    notSent: 'La entidad la aceptó y no la ha enviado.',
    notConfirmed: 'La cadena no ha confirmado la transacción.',
    arrivedInPart: 'A la dirección llegó menos que el importe.',
    paidElsewhere: 'La transacción que nombró la entidad no paga nada a la dirección.',
    reverted: 'La transacción se revirtió y la entidad no nombra otra.',
    notOnChain: 'Ningún nodo tiene la transacción que nombró la entidad.',
    completedWithoutHash: 'La entidad la da por completada y no nombra ninguna transacción.',
    sentAfterAll:
      'Se envió aunque esta transferencia había fallado. Su pedido no puede pagarse otra vez. Abónela al usuario o devuélvala; si el pedido se pagó entretanto, devuelva uno de los pagos. Después, márquela como resuelta.',
    overpaid:
      'Esta parte se envió aunque había fallado. Con ella se pagó más que el importe de la transferencia combinada. Devuelva el exceso y márquela como resuelta.',
    overcharged:
      'Llegó, y la entidad cobró más de lo que aprobó el usuario. Reclama la diferencia a la entidad o acuérdala con el usuario.',
    incomplete: 'Llegaron algunas partes y el resto no se pagó.',
    depositHeld:
      'El depósito llegó por otra red o en otro activo que los de su dirección. No se devuelve nada hasta que tú decidas.',
    depositNotReturned: 'El proveedor del puente no ha pagado este depósito ni lo ha devuelto.',
  },
  review: {
    lookAgain: {
      label: 'Consultar de nuevo',
      confirm: 'Consultar ahora',
      consequence:
        'Se consulta ahora a la entidad o a la cadena. No se envía nada y el estado solo cambia si la respuesta lo indica.',
    },
    sentAs: {
      label: 'Se envió',
      confirm: 'Seguir este retiro',
      consequence:
        'La transferencia se sigue como el retiro con este ID, hasta el final. Toma el ID de la entidad: un retiro paga una sola transferencia y la elección no se puede cambiar.',
    },
    arrived: {
      label: 'Llegó todo',
      confirm: 'Confirmar llegada',
      consequence:
        'La transferencia se completa y su servidor recibe el webhook. Confirme solo lo que un explorador de bloques muestra en la dirección: no se puede deshacer.',
    },
    creditPart: {
      label: 'Abonar lo que llegó',
      confirm: 'Abonar este importe',
      consequence:
        'La transferencia se completa con el importe que llegó, que su servidor recibe en el webhook. El pedido cuenta como pagado. No se puede deshacer.',
    },
    askForRest: {
      label: 'Pedir el resto',
      confirm: 'Terminar con lo que llegó',
      consequence:
        'La transferencia falla con el importe que llegó, que su servidor recibe en el webhook. El pedido puede pagarse otra vez: pida solo el resto. No se puede deshacer.',
    },
    refunded: {
      label: 'Se devolvió',
      confirm: 'Registrar el reembolso',
      consequence:
        'La transferencia falla y su servidor recibe el webhook con el importe devuelto. El pedido puede pagarse otra vez. No se puede deshacer.',
    },
    notArrived: {
      label: 'No llegará',
      confirm: 'Declarar que no llega',
      consequence:
        'Elija esto cuando la entidad haya confirmado que la canceló, la devolvió o la envió a otro lugar. La transferencia falla y su pedido puede pagarse por segunda vez. No se puede deshacer.',
    },
    notSent: {
      label: 'No se envió',
      confirm: 'Declarar como no enviada',
      consequence:
        'La transferencia falla definitivamente, tu servidor recibe el webhook y su pedido puede pagarse por segunda vez. Si la entidad la envía después de todo, el usuario ha pagado dos veces. Esto no se puede deshacer.',
    },
    returnDeposit: {
      label: 'Devolver',
      confirm: 'Solicitar la devolución',
      consequence:
        'Se pide al proveedor del puente que devuelva el depósito a su remitente, menos el coste de la transacción. Pedirlo otra vez no devuelve nada dos veces.',
    },
    settled: {
      label: 'Está resuelto',
      confirm: 'Marcar como resuelto',
      consequence:
        'Sale de esta lista. Elija esto cuando lo haya resuelto con el usuario o el remitente. Un depósito que no ha fallado falla, y su servidor recibe el webhook. No se puede deshacer.',
    },
  },
  causes: {
    requested: 'Intención guardada, entidad llamada',
    requestedAgain: 'Entidad llamada de nuevo tras la respuesta del usuario',
    converted: 'Conversión ejecutada',
    notConverted: 'Conversión no ejecutada; no se envió nada',
    userActionRequired: 'La entidad exige una acción del usuario',
    accepted: 'Aceptada por la entidad',
    rejected: 'Rechazada por la entidad',
    noAnswer: 'Sin respuesta; se lee el historial, no se envía nada de nuevo',
    foundInHistory: 'Encontrada en el historial de la entidad',
    notInHistory: 'No está en el historial de la entidad; nunca se creó',
    sent: 'Transacción enviada',
    resent: 'Enviada de nuevo como otra transacción',
    confirming: 'Transacción en confirmación',
    confirmed: 'Transacción confirmada',
    reverted: 'Transacción revertida',
    mismatched: 'No como se ordenó; sigue abierta',
    matched: 'De nuevo como se ordenó',
    charged: 'La entidad indicó su cargo',
    completed: 'Completada, según la entidad',
    notCompleted: 'Fallida, según la entidad',
    partChanged: 'Cambió una parte',
    resolved: 'Resuelta por una persona',
    foundAfterEnd: 'Encontrada en la entidad tras declararse como no enviada',
    addressIssued: 'Dirección de depósito emitida',
    addressExpired: 'La dirección de depósito terminó sin uso',
    paidIn: 'Depósito visto por el puente',
    progressed: 'El puente comunicó un avance',
    paidOut: 'Pagada por el puente',
    bridgeFailed: 'El puente no completó la transferencia',
    refundStarted: 'Reembolso iniciado',
    refunded: 'Reembolsada',
  },
}

export const views: Translation['views'] = {
  list: 'Vistas guardadas',
  team: 'equipo',
  save: 'Guardar vista',
  name: 'Nombre de la vista',
  share: 'Compartir con todos los que trabajan para este cliente',
  remove: 'Quitar vista',
  removeShared: '«{name}» desaparece para todo el equipo. Las transferencias no cambian.',
  removeOwn: '«{name}» desaparece. Las transferencias no cambian.',
}
