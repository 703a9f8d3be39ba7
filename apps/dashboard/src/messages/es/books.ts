import type { Translation } from '../messages.ts'

/** The journal, and its comparison with institutions and chains. */
export const books: Translation['books'] = {
  intro:
    'Lo que salió de las cuentas de los usuarios, lo que costó y lo que llegó: el diario, comparado cada hora con el historial de cada entidad y con las cadenas.',
  show: 'Mostrar',
  sides: 'Tres lados',
  sidesBody:
    'Todas las transferencias terminadas, según lo que muestran su entidad y la cadena. Las diferencias están en la cola de revisión.',
  empty: 'Las transferencias aparecen aquí en la hora siguiente a su final.',
  journal: 'Diario',
  journalBody:
    'Sumas por día en UTC. Los importes de un día suman cero para cada activo. Una corrección posterior es un asiento del día en que se conoció.',
  agreed: 'Sin diferencias',
  differences: {
    one: '1 diferencia en la cola de revisión',
    many: '{count} diferencias en la cola de revisión',
    other: '{count} diferencias en la cola de revisión',
  },
  arrived: 'Llegó',
  fees: 'Comisiones',
  institutionShows: 'La entidad muestra',
  chainShows: 'La cadena muestra',
  nothing: 'nada',
  beside: '{seen}; en Rialto, {expected}',
  day: 'Día',
  account: 'Cuenta',
  amount: 'Importe',
  accounts: {
    source: 'Sale de las cuentas de los usuarios',
    conversion: 'Conversión',
    credited: 'Abonado a usted',
    returned: 'Devuelto a los usuarios',
    uncounted: 'Llegó y no cuenta para ningún pedido',
    missing: 'No ha llegado',
    unexplained: 'Sin explicar',
  },
  takers: {
    institution: 'Comisión de la plataforma',
    network: 'Comisión de red',
    bridge: 'Comisión del puente',
    client: 'Su comisión',
  },
  types: {
    paymentRequest: 'Pago a una dirección',
    bridging: 'Puente',
    deFiWallet: 'Monedero del usuario',
  },
  about: {
    amount: 'Importe',
    fee: 'Comisión',
    status: 'Estado',
    hash: 'Transacción',
    record: 'Registro',
  },
  states: {
    agreed: 'Lo mismo',
    differs: 'Diferencia',
    unread: 'Aún no leído',
    notOffered: 'No se ofrece',
    accessGone: 'Sin acceso',
    offChain: 'Fuera de la cadena',
    atLeast: 'Al menos',
  },
}
