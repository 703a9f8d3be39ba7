import type { FormalTexts } from './formalTexts.ts'

/** Spanish with “usted”: the texts that address the user, in place of those of `first/es.ts` and `later/es.ts`. */
export const es: FormalTexts = {
  common: { offline: 'Sin conexión a internet. Esta página continúa cuando vuelva a tener conexión.' },
  ended: {
    usedBody:
      'Por su seguridad, cada enlace se abre una sola vez y durante diez minutos. Vuelva al sitio web o a la aplicación que usaba y empiece de nuevo.',
    paidBody: 'No lo pague otra vez. Para un recibo, pregunte a quien le envió este enlace.',
    expiredBody:
      'Las sesiones son cortas por su seguridad. Vuelva al sitio web o a la aplicación que usaba y empiece de nuevo.',
    missingBody: 'Falta parte de la dirección. Abra el enlace otra vez desde el sitio web o la aplicación que usaba.',
    moneyMoving: 'Su transferencia no se ve afectada y continúa en segundo plano.',
    moneyUnknown: 'Es posible que su transferencia haya comenzado. Compruebe su saldo antes de volver a enviar.',
    offlineBody: 'Compruebe su conexión a internet y reinténtelo.',
    movedTitle: 'Ha continuado en otro dispositivo',
    movedBody: 'La sesión ha pasado a ese dispositivo. Puede cerrar esta página.',
    elsewhereBody:
      'Ábralo desde el sitio web o la app que le pide conectar una cuenta. Si alguien le envió este enlace, cierre esta página.',
    crashBody: 'Recargue para continuar donde lo dejó. Una transferencia ya confirmada no se ve afectada.',
    closedTitle: 'Puede cerrar esta ventana',
    closedBody: 'Vuelva a {client} para continuar.',
  },
  catalogue: {
    titleTransfer: 'Elija desde dónde enviar',
    titleBuy: 'Elija dónde comprar',
    titlePayout: 'Elija dónde recibir',
    intro: 'Elija una cuenta para conectarla a {client}.',
    introTransfer: 'Sus criptomonedas van a {client}.',
    saved: 'Sus cuentas',
    downHelp: 'No responde en este momento. Inténtelo más tarde.',
    bySignIn: 'Con su inicio de sesión',
    otherBrowser: 'Conectada en otro navegador. Inicie sesión de nuevo para usarla aquí.',
  },
  accounts: { title: 'Elija una cuenta' },
  copying: { refused: 'Esta página no puede copiar. Seleccione el texto y cópielo.' },
  consent: {
    title: '{client} quiere conectarse a su cuenta de {institution}',
    balances: 'Ver el nombre de su cuenta y sus saldos',
    identity: 'Ver su nombre y sus datos de contacto',
    send: 'Enviar criptomonedas, solo cuando lo confirme',
    stay: 'Seguir conectado hasta que lo desconecte',
    duration: 'El acceso dura hasta que lo desconecte en {institution}',
    expectWhitelist: '{institution} solo envía a direcciones guardadas en su cuenta',
    never: 'Usted tiene el control',
    noPassword: 'Nunca pedimos ni guardamos su contraseña de {institution}',
    passwordNotStored: 'Pasamos su contraseña de {institution} y no la guardamos',
    noMove: 'No se envía nada sin su confirmación',
    oauthNext:
      'Iniciará sesión en la página de {institution}, en una ventana nueva. Allí la aplicación se llama {operator}.',
    keyNext: 'Necesita una clave de API de {institution}. La página siguiente explica cómo obtenerla.',
    passwordNext: 'Iniciará sesión con su usuario y contraseña de {institution}.',
    walletKeys: 'Sus claves privadas nunca salen de su monedero',
  },
  wallet: {
    title: 'Elija su monedero',
    intro: 'Firmará un mensaje para demostrar que el monedero es suyo. No cuesta nada y no mueve fondos.',
    verifyTitle: 'Verifique su dirección',
    verifiedBody: '{client} recibió la prueba de que esta dirección es suya.',
    opensApp: 'Abra la app',
    getIt: 'No está en este navegador. Abra la página de descarga',
    continueIn: 'Continúe en {wallet}',
    continueBody: 'La app abre esta página y muestra un número. Vuelva aquí y selecciónelo.',
    connecting: 'Confirme la conexión en {wallet}',
    signing: 'Firme el mensaje en {wallet}',
    rejected: 'Rechazó la solicitud en {wallet}. No ha cambiado nada.',
    pending: '{wallet} ya muestra una solicitud. Abra el monedero y respóndala allí.',
    failed: '{wallet} no respondió como se esperaba. Ábralo, mire qué indica e inténtelo de nuevo.',
    noAccount:
      '{wallet} no mostró ninguna cuenta a esta página. Desbloquéelo, seleccione una cuenta e inténtelo de nuevo.',
    notSigned:
      '{wallet} no firmó el mensaje. No ha cambiado nada. Inténtelo de nuevo o elija otra cuenta u otro monedero.',
    wrongSignature:
      'La firma de {wallet} no corresponde a su dirección. Compruebe qué cuenta está seleccionada e inténtelo de nuevo. Una cuenta inteligente debe estar en una red que se ofrezca aquí.',
    signedOnChain:
      'En {wallet}, esta cuenta firma los mensajes en la red, y esta página no puede esperar tanto. Active la firma fuera de la cadena en el monedero o elija otro.',
    otherAddress: 'Aquí se necesita otra dirección. Cambie de cuenta en {wallet} e inténtelo de nuevo.',
    otherAccount: '{wallet} usa otra cuenta. Cambie a la cuenta que conectó e inténtelo de nuevo.',
    otherNetwork: '{wallet} está en otra red. Cámbielo a {network} e inténtelo de nuevo.',
    payTitle: 'Confirme el pago en su monedero',
    payIntro: 'Su monedero muestra el importe y la comisión de red. Compruebe ambos antes de confirmar.',
    payWaiting: 'Confirme el pago en {wallet}',
    payNoGas:
      'La comisión de red es de unos {amount} {symbol} y su monedero necesita {missing} {symbol} más. Añada fondos e inténtelo de nuevo.',
    payMissing: 'No se encontró su monedero en este navegador. Ábralo, recargue esta página e inténtelo de nuevo.',
    payNotSent: '{wallet} no pudo hacer este pago. No se envió nada. Inténtelo de nuevo.',
    payPending:
      '{wallet} tiene una transacción que la red aún no ha confirmado. Revísela en su monedero e inténtelo de nuevo cuando esté confirmada.',
    unconfirmedTitle: 'Buscando su pago',
    awaiting:
      'Se pidió este pago a su monedero. Si aún muestra la solicitud, confírmela o rechácela allí. Estamos buscando el pago en {network}.',
    unconfirmed:
      'No sabemos si su monedero envió este pago y lo estamos buscando en {network}. Compruebe la actividad de su monedero. No lo envíe otra vez.',
    money: 'No se envía nada si no lo confirma en su monedero.',
  },
  manual: {
    title: '¿Qué quiere enviar?',
    intro: 'Envíelo desde cualquier monedero o plataforma. No necesita conectar una cuenta.',
    addressTitle: 'Envíe {symbol} por {network}',
    addressIntro: 'Copie la dirección en su monedero o plataforma, o escanee el código.',
    only: 'Envíe solo {symbol} por {network} a esta dirección. Cualquier otra cosa puede perderse.',
    feeLater: 'Se muestra cuando llega su pago',
    waiting: 'Esperando su pago',
    leave: 'Puede cerrar esta ventana después de enviar. Su pago se registra cuando llega.',
  },
  byAddress: {
    pay: 'Envíe {amount}',
    payIntro: 'Envíe exactamente este importe por {network}, desde cualquier monedero o plataforma.',
    walletsIntro:
      'Escanee el código con una app de monedero. El código marca el pago como suyo, por eso aquí no se puede usar una plataforma.',
    restIntro: 'Se han visto {part} de {whole}. Envíe el resto a la misma dirección.',
    tagNeeded: 'Introduzca también este memo o etiqueta. Sin él, su pago no se puede asociar al pedido.',
    compare: 'Después de pegar la dirección, compare las partes marcadas: un programa malicioso puede sustituirla.',
    feeNote: 'Su plataforma puede cobrar una comisión aparte. Lo que cuenta es el importe que llega: {amount}.',
    feeOf: 'Comisión de {fee}: envíe {total}',
    feeUnknown: 'Aquí no se conocen las comisiones. Su plataforma muestra la suya antes de confirmar.',
    heldTitle: '{client} está revisando su pago',
    held: 'Llegó menos del importe a tiempo. {client} decide si lo acepta o lo devuelve. No envíe nada más.',
    expired: 'No envíe nada a la dirección anterior. Si ya envió algo, se registra aquí cuando llegue.',
    sendNothing: 'No envíe nada a esta dirección.',
    refundIntro:
      'Si hay que devolver algo, {client} lo envía allí. Introduzca una dirección suya: la que usa una plataforma para enviar no es suya.',
    refundField: 'Su dirección en {network}',
    refundTag: 'Memo o etiqueta, si su dirección lo necesita',
    refundInvalid: 'Esta dirección no sirve para devoluciones en {network}. Revísela e inténtelo de nuevo.',
    refundStates: { needsAddress: 'Falta su dirección' },
    bridgeIntro: 'Envíe exactamente este importe por {network}. Un puente lo convierte en {payout} para el pedido.',
    bridgeOnce: 'Envíelo una sola vez, antes de que acabe el tiempo. El puente devuelve todo lo demás.',
    bridgeRefundIntro:
      'Lo que el puente no puede entregar, lo devuelve a esta dirección. Introduzca una suya: la que usa una plataforma para enviar no es suya.',
    bridgeSeen: 'El puente tiene su pago y lo está entregando.',
    bridgeReturned: 'El puente devolvió su pago a su dirección de devolución. El pedido no está pagado.',
  },
  oauth: {
    title: 'Inicie sesión en {institution}',
    waiting: 'Termine de iniciar sesión en la ventana que se acaba de abrir. Esta página continúa automáticamente.',
    resumed: 'Termine de iniciar sesión. Esta página continúa automáticamente.',
    blockedTitle: 'Su navegador bloqueó la ventana de inicio de sesión',
    blocked: 'Ábrala con el botón de abajo. Cuando inicie sesión, esta página continúa automáticamente.',
    closedTitle: '¿Cerró la ventana de inicio de sesión?',
    closed:
      'Aún no hay ninguna cuenta conectada. Si terminó de iniciar sesión, espere un momento. Si no, ábrala otra vez.',
    statusClosed: 'Comprobando si inició sesión',
    status: 'Esperando a que inicie sesión',
    completing: 'Conectando su cuenta',
    pairingTitle: 'Introduzca el código de la ventana de inicio de sesión',
    pairing:
      'Cuando inicie sesión, la ventana de {institution} muestra un código. Introdúzcalo aquí para conectar la cuenta.',
    pairingIncomplete: 'Introduzca los ocho caracteres.',
    pairingWarning: 'Introduzca solo un código que muestre su propia ventana de inicio de sesión.',
  },
  key: {
    intro: 'Cree una clave en {institution} y péguela aquí.',
    findUnder: 'La encuentra en {institution}, en {place}, después de crear una clave.',
    chosen: 'La eligió al crear la clave. No es la contraseña de su cuenta.',
    required: 'Introduzca: {label}.',
    shape: 'Esto no parece completo: {label}. Compruebe que lo copió entero.',
    safe: 'Su clave se cifra antes de guardarse.',
  },
  password: {
    title: 'Inicie sesión en {institution}',
    intro: 'Use el usuario y la contraseña de su cuenta de {institution}.',
    safe: 'Pasamos su contraseña a {institution} y no la guardamos.',
  },
  signInCode: {
    chooseTitle: '¿Cómo quiere recibir el código?',
    sentTo: { sms: '{institution} envió un código de 6 dígitos a su teléfono {to}.' },
    problems: {
      expired: 'Ese código ha caducado. Pida uno nuevo.',
      replaced: 'Se envió un código más reciente. Introduzca el último.',
    },
  },
  payout: {
    title: 'Confirme el retiro',
    intro: '{client} envía este importe a su cuenta.',
    newAddress: 'Ningún retiro ha llegado antes a esta dirección. Compárela con su cuenta.',
    changed: 'Su cuenta tiene ahora otra dirección. Revísela y confirme de nuevo.',
    done: '{client} envía {amount} a su cuenta.',
  },
  configuring: {
    title: 'Comprobando qué puede enviar desde {account}',
    buyTitle: 'Comprobando qué puede comprar con {account}',
  },
  sources: { title: '¿Cómo quiere pagar?' },
  combined: {
    title: 'Pague desde {count} cuentas',
    restTitle: 'Pague el importe que falta',
    none: 'Seleccione al menos una cuenta.',
    tooLittle: 'Estas cuentas no cubren el importe y las comisiones. Conecte o seleccione otra cuenta.',
    changed: 'Las cuentas o sus importes han cambiado. Revíselos antes de confirmar.',
    sendingIntro: 'Mantenga esta página abierta hasta que se envíen todas las partes.',
    missingBody: 'Lo que se envió cuenta para este pago. Pague solo el importe que falta.',
    hint: 'Varias cuentas pueden pagar juntas. Conecte otra que tenga {symbols}.',
  },
  rehearsal: {
    intro: 'Cuando haya llegado, confirmará los {rest} restantes. Cada parte tiene su comisión.',
    waits: 'Podrá enviar los {rest} restantes cuando esta parte haya llegado.',
    rehearsed: 'Esta parte ha llegado a la dirección. Envíe los {rest} restantes a la misma dirección.',
  },
  assets: {
    title: '¿Qué quiere enviar?',
    emptyBody: 'No hay criptomonedas que enviar. Use otra cuenta.',
  },
  network: { title: 'Elija una red' },
  amount: {
    title: '¿Cuánto quiere enviar?',
    empty: 'Introduzca un importe.',
    notNumber: 'Introduzca un número, por ejemplo {example}.',
    ambiguous: '¿A cuál de estos importes se refiere?',
    tooLittle: 'Su saldo es inferior al mínimo de esta red.',
  },
  buy: {
    title: '¿Por cuánto quiere comprar?',
    intro: '{institution} compra con su saldo y envía la compra a {client}.',
    refused:
      'Con su saldo en {institution} no se puede comprar por {amount}. Introduzca otro importe o use otra cuenta.',
  },
  money: {
    left: 'Salió de su cuenta de {account}',
    leaves: 'Sale de su cuenta de {account}',
    atMost: 'Sale de su cuenta de {account}, como máximo',
    leavesWallet: 'Sale de su monedero',
    returned: 'Se le devolvió',
  },
  preview: {
    title: 'Revise y confirme',
    changed: 'Cambió: {what}. Revíselo antes de confirmar.',
    expired:
      'La cotización caducó antes de enviar la transferencia. No se han movido fondos. Revise la nueva cotización.',
    feeRose: 'La comisión ha subido por encima de la que aprobó. No se han movido fondos. Revise el nuevo total.',
    notSent: 'No se han movido fondos. Puede confirmar otra vez.',
  },
  secondFactor: {
    title: 'Introduzca su código',
    totp: 'Introduzca el código de 6 dígitos de su aplicación de autenticación para {institution}.',
    sms: '{institution} envió un código de 6 dígitos a su teléfono.',
    email: '{institution} envió un código de 6 dígitos a su correo.',
    incomplete: 'Introduzca los seis dígitos.',
    refused: 'El código es incorrecto o ha caducado. Introduzca uno nuevo.',
    resendHelp: {
      sms: 'Puede tardar un minuto. Revise la cobertura de su teléfono y luego pida un código nuevo.',
      email: 'Puede tardar un minuto. Revise el correo no deseado y luego pida un código nuevo.',
    },
    otherWay: '¿No recibió el código?',
    totpHelp:
      'Los códigos cambian cada 30 segundos. Si ninguno funciona, compruebe que su teléfono ajusta la hora automáticamente.',
  },
  action: {
    emailTitle: 'Confirme por correo',
    emailBody: '{institution} le envió un correo. Confirme allí la transferencia y vuelva aquí.',
    whitelistTitle: 'Guarde antes esta dirección',
    whitelistBody: '{institution} solo envía a direcciones que haya guardado en su cuenta.',
    stillEmail: '{institution} sigue esperando su confirmación.',
    stepOpen: 'Inicie sesión en {institution}, en su web o en su aplicación.',
    stepBook: 'Abra su lista de direcciones de retirada.',
    stepAdd: 'Añada la dirección de abajo para {symbol} en {network}.',
    stepConfirm: 'Confírmela por correo o con un código si se lo pide, y vuelva aquí.',
    laterBody:
      '{institution} puede tardar hasta un día en aceptar una dirección nueva. Abra esto de nuevo desde el mismo sitio cuando esté guardada.',
    qrHelp: 'Escanéelo con su teléfono para introducir la dirección en la app.',
  },
  asks: {
    ownBody: 'Las cuentas que conecte aquí y lo que envíe van a la cuenta de {client} que se indica abajo.',
    ownWarning:
      'Continúe solo si esa cuenta es suya y ha llegado aquí desde {client} por su cuenta. Si alguien le envió este enlace, cierre esta página: esa persona tendría acceso a lo que conecte y recibiría lo que envíe.',
    payBody:
      '{client} solicita este pago para un pedido de uno de sus clientes. La cuenta que elija se usa solo para este pago y se desconecta después.',
    payWarning: 'Si no sabe quién le envió este enlace y qué se paga con él, cierre esta página.',
  },
  elsewhere: {
    scan: 'Escanee este código con el otro dispositivo o abra allí el enlace. Ese dispositivo muestra un número. Selecciónelo aquí.',
    warning: 'Seleccione solo un número que muestre su propio dispositivo. Si ninguno coincide, cierre esta página.',
    hereBody:
      'La sesión pasa aquí desde el dispositivo que muestra el enlace. Continúe solo si ese dispositivo es suyo.',
    codeTitle: 'Seleccione este número en el otro dispositivo',
    overBody: 'Cree un enlace nuevo en el dispositivo donde empezó.',
  },
  travelRule: {
    confirmTitle: 'Confirme quién lo recibe',
    ownName: 'Su nombre completo',
    chooseCountry: 'Elija un país',
    choose: 'Elija una opción.',
    missing: 'Rellene este campo.',
    declare: 'Al continuar, declara que este monedero es suyo.',
    againTitle: 'Revise los datos',
  },
  progress: {
    contradicted:
      '{institution} dice que envió esta transferencia, pero {network} no muestra el importe completo en la dirección. Se está comprobando. No la envíe otra vez.',
    title: 'Su transferencia está en camino',
    titleWaiting: 'Su transferencia se envió',
    unconfirmed:
      '{institution} no ha confirmado que recibió esta transferencia. Lo estamos comprobando. No la envíe otra vez.',
    leaveUnconfirmed: 'Puede cerrar esta ventana. Seguimos comprobando en segundo plano.',
    submitted: 'Confirmó',
    leave: 'Puede cerrar esta ventana. Su transferencia continúa en segundo plano.',
    email: '¿Espera a {institution}? Revise su correo: puede pedirle que confirme allí la transferencia.',
    offline: 'Sin conexión. Reconectando. Su transferencia continúa en segundo plano.',
    slow: 'Está tardando más de lo habitual. Su transferencia continúa y no tiene que hacer nada.',
  },
  failed: {
    undelivered: 'Su pago llegó por {network}, pero no se pudo entregar. Contacte con soporte con el código de abajo.',
    refunding: 'Su pago por {network} no se pudo entregar. Se está devolviendo a la dirección de abajo.',
    refunded: 'Su pago por {network} no se pudo entregar. Se devolvió a la dirección de abajo.',
    paidInstead: 'Envió {amount}. La dirección es para {symbol} por {requested}.',
    paidElsewhere: 'Envió {amount} por {network}. La dirección es para {symbol} por {requested}.',
    unknownBody: 'Se perdió la conexión mientras se enviaba su transferencia. Puede que haya empezado o no.',
    walletNotSent: 'Su monedero rechazó, canceló o reemplazó este pago. No se envió.',
    notFound:
      '{institution} no muestra por ahora esta transferencia. Se buscará durante los próximos 14 días. Revise su cuenta allí antes de volver a pagar.',
    sentLate:
      '{institution} envió esta transferencia después de que fallara aquí. No pague otra vez: contacte con soporte con el código de abajo.',
    walletNotFound:
      'No llegó ningún pago de su monedero en un día. Si su monedero aún lo muestra como pendiente, cancélelo allí antes de volver a pagar.',
    walletReverted: 'El pago falló en {network}. El importe sigue en su monedero; se cobró la comisión de red.',
    moneyUnknown: 'Compruebe el estado antes de volver a enviar.',
    moneyBack: 'Si {institution} ya cargó el importe, lo devuelve a su cuenta. Compruebe su saldo antes de reintentar.',
    returned: '{institution} canceló esta transferencia y devolvió el importe a su cuenta.',
    notSent: '{institution} no envió esta transferencia. No ha salido dinero de su cuenta.',
  },
  problems: {
    keyRefused: {
      body: '{institution} no aceptó esta clave. Compruebe que las dos partes están completas y que la clave está activa y no limitada a otras direcciones IP.',
    },
    passwordRefused: {
      body: '{institution} no aceptó este usuario y contraseña. Compruebe ambos e inténtelo de nuevo.',
    },
    ipRestricted: {
      body: 'Quite el límite de IP de la clave en {institution} o conecte con una clave que no lo tenga.',
    },
    signInAgain: {
      title: 'Inicie sesión de nuevo',
      body: '{institution} ha terminado esta conexión. Conecte la cuenta otra vez para continuar.',
    },
    permissionMissing: {
      body: 'Esta conexión no tiene permiso para hacerlo en {institution}. Conecte de nuevo y permita las retiradas.',
    },
    kycRequired: {
      title: 'Verifique antes su identidad',
      body: '{institution} le pide verificar su identidad antes de enviar. Hágalo en su cuenta de {institution} o use otra cuenta.',
    },
    accountLocked: {
      body: '{institution} ha bloqueado la cuenta. Contacte con su soporte o use otra cuenta.',
    },
    regionRestricted: {
      title: 'No disponible en su región',
      body: '{institution} no lo ofrece donde está registrada su cuenta. Use otra cuenta.',
    },
    travelRule: {
      body: '{institution} solo lo envía desde su propia web o aplicación, donde se indica de quién es la dirección. Use aquí otra cuenta.',
    },
    insufficientFunds: {
      body: 'El saldo en {institution} no cubre el importe y la comisión. Introduzca un importe menor.',
    },
    invalidAddress: { body: '{institution} no envía a esta dirección en esta red. Elija otra red.' },
    amountBelowMinimum: {
      body: 'El importe es inferior al mínimo de {institution} en esta red. Introduzca un importe mayor.',
    },
    amountExceedsMaximum: {
      body: 'El importe supera un límite de {institution}. Introduzca un importe menor.',
    },
    networkUnsupported: {
      body: '{institution} no envía este activo por esta red en este momento. Elija otra red.',
    },
    rateLimited: { body: '{institution} pide esperar. Reinténtelo en un minuto.' },
    unavailable: {
      body: '{institution} no responde en este momento. Reinténtelo en unos minutos o use otra cuenta.',
    },
    addressUnavailable: { body: 'El destino no proporcionó una dirección. Reinténtelo en un minuto.' },
    orderAlreadySent: {
      body: 'Ya se envió un pago anterior de este pedido. Ahora no se ha enviado nada. Si no hizo ese pago, contacte con quien recibe el pago.',
    },
    priceUnavailable: {
      body: 'El importe no se puede convertir sin un precio. Introdúzcalo en el activo o reinténtelo más tarde.',
    },
    refused: {
      body: '{institution} rechazó esta transferencia sin un motivo que conozcamos. Busque en su cuenta un aviso o un límite, o use otra cuenta.',
    },
    notAllowed: { title: 'No permitió el acceso' },
    signInTooSlow: { body: 'No se conectó ninguna cuenta. Empiece de nuevo.' },
    wrongPairingCode: {
      body: 'No es el código que muestra la ventana de inicio de sesión. Revíselo e introdúzcalo otra vez.',
    },
    pairingOver: {
      body: 'Se introdujo mal demasiadas veces o ha caducado. No se conectó ninguna cuenta. Empiece de nuevo.',
    },
    offline: { body: 'No pudimos conectar con el servicio. Compruebe su conexión a internet y reinténtelo.' },
    ourFault: {
      body: 'Reinténtelo. Si vuelve a ocurrir, contacte con soporte e indique el código de abajo.',
    },
  },
  receipt: {
    notAgain: 'No tiene que pagar otra vez.',
    wrongBody: 'Compruebe que copió el enlace completo o pida el recibo donde hizo la transferencia.',
  },
  leave: { transfer: 'No se han movido fondos. Tendrá que empezar de nuevo.' },
  reasons: { nyCoinbaseUserRestrictions: 'No disponible en su región' },
}
