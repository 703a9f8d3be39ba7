import type { Translation } from '../messages.ts'

export const overview: Translation['overview'] = {
  calm: 'Keine Überweisung hängt, und jedes Ergebnis ist bekannt.',
  attention: 'Überweisungen, die Aufmerksamkeit brauchen',
  needAttention: {
    one: '{count} Überweisung braucht Aufmerksamkeit',
    other: '{count} Überweisungen brauchen Aufmerksamkeit',
  },
  amountOf: '{amount} von {user}',
  createdAt: 'Erstellt: {time}.',
  whatCanBeDone: 'Was sich tun lässt',
  volumePerDay: 'Volumen pro Tag in USD',
  volume7Days: 'Volumen, 7 Tage',
  transfers: { one: '{count} Überweisung', other: '{count} Überweisungen' },
  failed: '{count} fehlgeschlagen',
  createdIn7Days: 'in 7 Tagen erstellt',
  delivered: 'Zugestellt',
  failing: '{count} gestört',
  paused: '{count} angehalten',
  waiting: '{count} warten',
  institutions7Days: 'Institute, 7 Tage',
  noInstitutions: 'Institute erscheinen hier mit der ersten Überweisung.',
  up: 'Verfügbar',
  notAnswering: 'Antwortet nicht',
  medianTime: 'Mediandauer',
  sessions24Hours: 'Link-Sitzungen, 24 Stunden',
  showSessions: 'Sitzungen anzeigen',
  fewer: '{count} weniger, {share}',
  whereLeft: 'Wo Nutzer abgebrochen haben',
  errors: 'Fehler',
  funnel: {
    opened: 'Geöffnet',
    connected: 'Verbunden',
    previewed: 'Vorschau',
    sent: 'Gesendet',
    succeeded: 'Abgeschlossen',
  },
}

export const transfers: Translation['transfers'] = {
  searchHelp: 'Nutzer, Überweisungs-ID, Hash oder order:ID',
  anyStatus: 'Jeder Status',
  noMatch: 'Keine passende Überweisung.',
  empty: 'Überweisungen erscheinen hier, sobald ein Nutzer eine in Link bestätigt oder Ihr Server eine ausführt.',
  amount: 'Betrag',
  intro: 'Von {institution} an {network}, für {user}',
  timeline: 'Verlauf',
  events: 'Webhook-Ereignisse',
  notFound: 'Überweisung nicht gefunden',
  notFoundBody: 'Keine Überweisung dieses Clients hat in dieser Umgebung diese ID.',
  noHistory: 'Für diese Überweisung wurde kein Verlauf gespeichert.',
  confirmations: { one: '{count} Bestätigung', other: '{count} Bestätigungen' },
  requested: 'Angefordert',
  money: {
    leaves: 'Verlässt das Konto',
    planned: 'wie bestätigt',
    actual: 'wie belastet',
    nothing: 'Nichts',
    unknown: 'Noch nicht bekannt',
    inRate: 'Im Kurs enthalten',
    bought: 'Dort zuerst gekauft',
    tradingFee: 'Handelsgebühr von {institution}',
    withdrawalFee: 'Auszahlungsgebühr von {institution}',
    network: 'Netzwerkgebühr',
    bridge: 'Gebühr der Bridge',
    client: 'Ihre Gebühr',
    stays: 'Bleibt auf dem Konto',
    missing: 'Nicht angekommen',
    returned: 'An den Nutzer zurückgegeben',
    credited: 'Gutschrift bei Ihnen',
    partOf: '{part} von {whole}',
    code: 'Fallcode',
  },
  type: 'Art',
  types: { deposit: 'Einzahlung', payment: 'Zahlung', onramp: 'Kauf und Einzahlung' },
  memo: 'Memo oder Tag',
  refundAddress: 'Rückerstattungsadresse',
  refundMemo: 'Memo oder Tag der Rückerstattungsadresse',
  transferId: 'Überweisungs-ID',
  queueIntro:
    'Überweisungen, die seit mehr als einem Tag offen sind, die nicht wie angewiesen ankamen oder die nach ihrem Fehlschlag gesendet wurden, und zurückgehaltene Einzahlungen. Keine schlägt von selbst fehl: Eine für fehlgeschlagen erklärte kann ein zweites Mal bezahlt werden.',
  queueEmpty:
    'Die Prüfliste ist leer. Eine Überweisung, die eine Person braucht, erscheint hier mit dem, was sich tun lässt.',
  amountArrived: 'Angekommener Betrag, {symbol}',
  amountReturned: 'Zurückgezahlter Betrag, {symbol}',
  amountOrdered: 'Angewiesen: {amount}.',
  amountAgain: 'Betrag der Überweisung noch einmal, {symbol}',
  amountAgainHelp: 'Geben Sie {amount} ein. Die Überweisung wird für fehlgeschlagen erklärt.',
  evidence: 'Nachweis',
  hashHelp: 'Der Hash, wie ihn ein Block-Explorer zeigt.',
  refundHashHelp: 'Der Hash der Rückzahlung, falls sie auf einer Chain gesendet wurde.',
  oldest: 'Die {shown} ältesten von {total}.',
  openFor: 'Seit {duration} offen.',
  reference: 'Unsere Referenz dort',
  withdrawalIdHelp: 'Die ID der Auszahlung, aus dem Verlauf des Instituts oder von dessen Support.',
  note: 'Notiz',
  noteHelp:
    'Wer es gesagt hat und wo es festgehalten ist. Wird im Verlauf der Überweisung und im Audit-Protokoll gespeichert.',
  stuck: {
    outcomeUnknown:
      'Das Institut hat nicht geantwortet. Sein Verlauf wird gelesen; die Anfrage wird nie erneut gesendet.',
    notSent: 'Das Institut hat sie angenommen und nicht gesendet.',
    notConfirmed: 'Die Blockchain hat die Transaktion nicht bestätigt.',
    arrivedInPart: 'An der Adresse kam weniger als der Betrag an.',
    paidElsewhere: 'Die vom Institut genannte Transaktion zahlt nichts an die Adresse.',
    reverted: 'Die Transaktion wurde rückgängig gemacht, und das Institut nennt keine andere.',
    notOnChain: 'Kein Knoten hat die vom Institut genannte Transaktion.',
    completedWithoutHash: 'Das Institut nennt sie abgeschlossen, aber keine Transaktion.',
    sentAfterAll:
      'Sie wurde gesendet, obwohl diese Überweisung fehlgeschlagen war. Ihre Bestellung kann nicht noch einmal bezahlt werden. Schreiben Sie sie gut oder senden Sie sie zurück; wurde die Bestellung inzwischen bezahlt, zahlen Sie eine der Zahlungen zurück. Markieren Sie sie dann als geregelt.',
    overpaid:
      'Dieser Teil wurde gesendet, obwohl er fehlgeschlagen war. Mit ihm wurde mehr als der Betrag der gemeinsamen Überweisung bezahlt. Zahlen Sie den Überschuss zurück und markieren Sie ihn dann als geregelt.',
    overcharged:
      'Sie ist angekommen, und das Institut hat mehr belastet, als der Nutzer bestätigt hat. Fordern Sie die Differenz vom Institut zurück oder klären Sie sie mit dem Nutzer.',
    paidTwice:
      'Das Institut zeigt mehrere Auszahlungen mit der Referenz dieses Transfers: Der Auftrag kann mehrfach bezahlt worden sein. Vergleichen Sie sie mit dessen Büchern und geben Sie den überzahlten Betrag zurück.',
    incomplete: 'Einige Teile sind angekommen, der Rest wurde nicht bezahlt.',
    depositHeld:
      'Die Einzahlung kam über ein anderes Netzwerk oder in einem anderen Asset, als ihre Adresse vorsieht. Es wird nichts zurückgesendet, bis Sie entscheiden.',
    depositNotReturned: 'Der Bridge-Anbieter hat diese Einzahlung weder ausgezahlt noch zurückgesendet.',
  },
  review: {
    lookAgain: {
      label: 'Erneut abfragen',
      confirm: 'Jetzt abfragen',
      consequence:
        'Das Institut oder die Blockchain wird jetzt abgefragt. Es wird nichts gesendet, und der Status ändert sich nur, wenn die Antwort es ergibt.',
    },
    sentAs: {
      label: 'Wurde gesendet',
      confirm: 'Dieser Auszahlung folgen',
      consequence:
        'Die Überweisung wird als die Auszahlung mit dieser ID bis zum Ende verfolgt. Übernehmen Sie die ID vom Institut: Eine Auszahlung bezahlt nur eine Überweisung, und die Wahl lässt sich nicht ändern.',
    },
    arrived: {
      label: 'Alles kam an',
      confirm: 'Ankunft bestätigen',
      consequence:
        'Die Überweisung gelingt, und Ihr Server erhält den Webhook. Bestätigen Sie nur, was ein Block-Explorer an der Adresse zeigt: Das lässt sich nicht rückgängig machen.',
    },
    creditPart: {
      label: 'Angekommenes gutschreiben',
      confirm: 'Diesen Betrag gutschreiben',
      consequence:
        'Die Überweisung gelingt mit dem angekommenen Betrag, den Ihr Server im Webhook erhält. Die Bestellung gilt als bezahlt. Das lässt sich nicht rückgängig machen.',
    },
    askForRest: {
      label: 'Rest anfordern',
      confirm: 'Mit Angekommenem beenden',
      consequence:
        'Die Überweisung schlägt mit dem angekommenen Betrag fehl, den Ihr Server im Webhook erhält. Die Bestellung kann wieder bezahlt werden: Fordern Sie nur den Rest an. Das lässt sich nicht rückgängig machen.',
    },
    refunded: {
      label: 'Es wurde zurückgezahlt',
      confirm: 'Rückzahlung festhalten',
      consequence:
        'Die Überweisung schlägt fehl, und Ihr Server erhält den Webhook mit dem zurückgezahlten Betrag. Die Bestellung kann wieder bezahlt werden. Das lässt sich nicht rückgängig machen.',
    },
    notArrived: {
      label: 'Sie kommt nicht an',
      confirm: 'Als nicht ankommend erklären',
      consequence:
        'Wählen Sie dies, wenn das Institut bestätigt hat, dass es sie storniert, zurückgezahlt oder fehlgeleitet hat. Die Überweisung schlägt fehl, und ihre Bestellung kann ein zweites Mal bezahlt werden. Das lässt sich nicht rückgängig machen.',
    },
    notSent: {
      label: 'Wurde nicht gesendet',
      confirm: 'Für nicht gesendet erklären',
      consequence:
        'Die Überweisung schlägt endgültig fehl, Ihr Server erhält den Webhook, und ihre Bestellung kann ein zweites Mal bezahlt werden. Sendet das Institut sie doch noch, hat der Nutzer zweimal bezahlt. Das lässt sich nicht rückgängig machen.',
    },
    returnDeposit: {
      label: 'Zurücksenden',
      confirm: 'Rücksendung anfordern',
      consequence:
        'Der Bridge-Anbieter wird gebeten, die Einzahlung abzüglich der Transaktionskosten an den Absender zurückzusenden. Eine erneute Anforderung sendet nichts doppelt zurück.',
    },
    settled: {
      label: 'Es ist geregelt',
      confirm: 'Als geregelt markieren',
      consequence:
        'Sie verlässt diese Liste. Wählen Sie dies, wenn Sie es mit der Person oder dem Absender geregelt haben. Eine Einzahlung, die nicht fehlgeschlagen ist, schlägt fehl, und Ihr Server erhält den Webhook. Das lässt sich nicht rückgängig machen.',
    },
  },
  causes: {
    requested: 'Absicht gespeichert, Institut aufgerufen',
    requestedAgain: 'Institut nach der Antwort des Nutzers erneut aufgerufen',
    converted: 'Umtausch ausgeführt',
    notConverted: 'Umtausch nicht ausgeführt; es wurde nichts gesendet',
    userActionRequired: 'Institut verlangt eine Handlung des Nutzers',
    accepted: 'Vom Institut angenommen',
    rejected: 'Vom Institut abgelehnt',
    noAnswer: 'Keine Antwort; der Verlauf wird gelesen, nichts wird erneut gesendet',
    foundInHistory: 'Im Verlauf des Instituts gefunden',
    notInHistory: 'Nicht im Verlauf des Instituts; sie wurde nie angelegt',
    sent: 'Transaktion gesendet',
    resent: 'Als andere Transaktion erneut gesendet',
    confirming: 'Transaktion wird bestätigt',
    confirmed: 'Transaktion bestätigt',
    reverted: 'Transaktion rückgängig gemacht',
    mismatched: 'Nicht wie angewiesen; weiter offen',
    matched: 'Wieder wie angewiesen',
    charged: 'Belastung vom Institut genannt',
    completed: 'Laut Institut abgeschlossen',
    notCompleted: 'Laut Institut fehlgeschlagen',
    partChanged: 'Ein Teil hat sich geändert',
    resolved: 'Von einer Person entschieden',
    foundAfterEnd: 'Beim Institut gefunden, nachdem sie für nicht gesendet erklärt wurde',
    addressIssued: 'Einzahlungsadresse vergeben',
    addressExpired: 'Einzahlungsadresse ungenutzt abgelaufen',
    paidIn: 'Einzahlung von der Bridge erkannt',
    progressed: 'Bridge meldet Fortschritt',
    paidOut: 'Von der Bridge ausgezahlt',
    bridgeFailed: 'Bridge hat die Überweisung nicht abgeschlossen',
    refundStarted: 'Rückerstattung begonnen',
    refunded: 'Erstattet',
  },
}

export const views: Translation['views'] = {
  list: 'Gespeicherte Ansichten',
  team: 'Team',
  save: 'Ansicht speichern',
  name: 'Name der Ansicht',
  share: 'Mit allen teilen, die für diesen Client arbeiten',
  remove: 'Ansicht entfernen',
  removeShared: '„{name}“ verschwindet für das ganze Team. Überweisungen werden nicht geändert.',
  removeOwn: '„{name}“ verschwindet. Überweisungen werden nicht geändert.',
}
