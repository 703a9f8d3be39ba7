import { expect, test } from 'vitest'

import firstGerman from '../first/de.json'
import firstSpanish from '../first/es.json'
import firstItalian from '../first/it.json'
import laterGerman from '../later/de.json'
import laterSpanish from '../later/es.json'
import laterItalian from '../later/it.json'
import { loadLanguage } from '../loadLanguage.ts'
import { loadTexts } from '../loadTexts.ts'
import german from './de.json'
import spanish from './es.json'
import { withFormal } from './formalTexts.ts'
import italian from './it.json'
import { loadFormal } from './loadFormal.ts'

type Tree = { readonly [key: string]: string | Tree | undefined }

const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap(text => (typeof text === 'object' ? textsIn(text) : [text ?? '']))

const entriesIn = (tree: Tree, path = ''): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'object' ? entriesIn(text, `${path}${key}.`) : [[`${path}${key}`, text ?? ''] as const],
  )

const keysIn = (tree: Tree): string[] => entriesIn(tree).map(([key]) => key)

const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

const forms = {
  // Familiar pronouns, and imperatives at the start of a sentence.
  de: {
    first: firstGerman,
    later: laterGerman,
    formal: german,
    familiar:
      /\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e|en|em|er|es)?)\b|(^|[.:] )(Prüfe|Versuche|Öffne|Wähle|Sende|Gib|Bestätige|Zahle|Kehre|Verbinde|Verwende|Warte|Kopiere|Scanne|Melde|Füge|Fülle|Wende|Beginne|Sieh|Lass|Lade) /u,
  },
  es: {
    first: firstSpanish,
    later: laterSpanish,
    formal: spanish,
    familiar:
      /(^|[^\p{L}])(tú|ti|tus?|te|contigo|tuy[oa]s?|has|eres|puedes|quieres|necesitas|tienes|tendrás|podrás|firmas|inicies|conectaste|esperas|\p{L}+aste|\p{L}+iste)($|[^\p{L}])|(^|[.:;,] )(Elige|Abre|Vuelve|Revisa|Comprueba|Introduce|Escanea|Copia|Envía|Confirma|Usa|Selecciona|Paga|Conecta|Crea|Pide|Rellena|Espera|Recarga|Continúa|Firma|Guarda|Añade|Inicia|Verifica|Haz|Cierra|Busca|Ábrelo|Ábrela|Inténtalo|Reinténtalo|Mantén|Quita|Muestra) /iu,
  },
  it: {
    first: firstItalian,
    later: laterItalian,
    formal: italian,
    // Pronouns and verbs of the second person.
    familiar:
      /(^|[^\p{L}])(tu|ti|te|tuo|tua|tuoi|tue|hai|sei partito|sei arrivato|vuoi|puoi|devi|sai|stai|stavi|avevi|eri|potrai|dovrai|intendi|revochi|dichiari|(copia|seleziona|sblocca|controlla|annulla|conferma|inserisci|scansiona|collega|confronta|apri)l[oa]|(scegli|richiedi|inserisci|collega)ne|incollala|rifiutala|riaprila|fallo|Non (inviare|inviarlo|pagare))($|[^\p{L}])/iu,
  },
} as const

/** What an institution, a wallet or the page does itself. */
const ofOthers = /^(Revisar|\{(institution|client|wallet)\}|La app abre|Se )/u

/** Imperatives of the second person in Italian. On buttons they are commands to the page, the same in both forms. */
const italianCommand =
  /(^|[.:] |, (o|poi) )(Apri|Riapri|Torna|Riprova|Ricomincia|Ricarica|Controlla|Verifica (il|prima)|Seleziona|Inserisci|Scansiona|Copia|Invia|Conferma|Usa|Paga|Collega|Crea|Chiedi|Compila|Attendi|Continua|Firma|Salva|Aggiungi|Accedi|Togli|Cambia (conto|account)|Passa|Attiva|Cerca|Contatta|Completa|Tieni|Chiudi|Scegli|Lascia) /u

test.each(['de', 'es', 'it'] as const)('every text in %s is formal, once the client asks for that', language => {
  const { first, later, formal, familiar } = forms[language]
  const texts = [...textsIn(withFormal(first as Tree, formal)), ...textsIn(withFormal(later as Tree, formal))]
  expect(texts.filter(text => familiar.test(text) && !ofOthers.test(text))).toEqual([])
  expect([...textsIn(first as Tree), ...textsIn(later as Tree)].filter(text => familiar.test(text))).not.toEqual([])
})

test('Italian sentences and titles have no familiar imperative, once the client asks for formal texts', () => {
  const isSpoken = ([key, text]: readonly [string, string]) => /title/iu.test(key) || /[.:?]/u.test(text)
  const familiar = (first: Tree, later: Tree) =>
    [...entriesIn(first), ...entriesIn(later)].filter(entry => isSpoken(entry) && italianCommand.test(entry[1]))
  expect(familiar(withFormal(firstItalian as Tree, italian), withFormal(laterItalian as Tree, italian))).toEqual([])
  expect(familiar(firstItalian as Tree, laterItalian as Tree).length).toBeGreaterThan(100)
})

test.each(['de', 'es', 'it'] as const)('each formal text in %s replaces one of the same names', language => {
  const { first, later, formal } = forms[language]
  const all = { ...(first as Tree), ...(later as Tree) }
  const known = new Set(keysIn(all))
  expect(keysIn(formal as Tree).filter(key => !known.has(key))).toEqual([])
  const at = (tree: Tree, key: string) =>
    String(key.split('.').reduce<Tree | string | undefined>((found, one) => (found as Tree)[one], tree))
  const different = keysIn(formal as Tree).filter(
    key => namesIn(at(formal as Tree, key)).join(' ') !== namesIn(at(all, key)).join(' '),
  )
  expect(different).toEqual([])
})

test('a language of one form is unchanged, and German, Spanish and Italian have formal texts in every step', async () => {
  const english = await loadLanguage('en', 'en')
  expect(await loadFormal(english)).toBe(english)
  const austrian = await loadFormal(await loadLanguage('de-AT', 'en'))
  expect([austrian.locale, austrian.messages.ended.closedTitle]).toEqual([
    'de-AT',
    'Sie können dieses Fenster schließen',
  ])
  expect((await loadTexts(austrian)).amount.title).toBe('Wie viel möchten Sie senden?')
  const mexican = await loadFormal(await loadLanguage('es-MX', 'en'))
  expect((await loadTexts(mexican)).amount.title).toBe('¿Cuánto quiere enviar?')
  const swiss = await loadFormal(await loadLanguage('it-CH', 'en'))
  expect((await loadTexts(swiss)).amount.title).toBe('Quanto vuole inviare?')
})

test.each([
  ['zh', /你|目的地址|网络费(?!用)|[\p{Script=Han}}][,?]/u],
  ['es', /\b(usted|declara que|su cuenta es|Elija|Rellene|Revise)\b/iu],
  ['ja', /ログイン|口座|領収書|ブラウザー|\p{Script=Han}\{|\}\p{Script=Hiragana}/u],
  ['ko', /이체|송금|휴대폰|시겠습니까/u],
  // Portuguese of Portugal, beside that of Brazil.
  ['pt', /\b(ligação|contacte|precisa de saber|[Ee]stá a \p{L}+r |A enviar|na \{network\})/u],
  ['ru', /Сетевая|сетевые|API-ключ|[Чч]ек(а|ом|)(?![а-я])|(в вашем|своего|в своём) счёте?/u],
  // An institution is feminine, a client is masculine.
  ['ar', /(تدفع|تدفعها|ترسل) \{client\}|(يعرضه|يحتاج|يرسل|يطلب) \{institution\}|مشفرة/u],
  [
    'tr',
    /(^|[^\p{L}])(Transferin|yapman|telefonunla|E-postana|alacağını seç|giriş yap\p{L}*|yeniden onayla|Çekimi onayla|Hesabın|Hesabından|oradaki hesabına|olduğunda bu sayfa)($|[^\p{L}])/u,
  ],
])('the texts in %s keep one form of address and one word for a thing', async (language, other) => {
  const files = await Promise.all([import(`../first/${language}.json`), import(`../later/${language}.json`)])
  const texts = files.flatMap(file => textsIn((file as { default: Tree }).default))
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter(text => other.test(text))).toEqual([])
})
