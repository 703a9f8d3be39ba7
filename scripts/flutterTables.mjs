/** Tables and events of the Flutter package, in Dart, generated from the shapes that all SDKs share. */

const head =
  '// Written by scripts/writeNativeAssets.mjs from packages/link-protocol/vectors/shapes.json.\n// dart format off\n'
const quote = text => `'${text}'`
const table = (entries, write) =>
  Object.entries(entries)
    .map(([name, value]) => `  ${quote(name)}: ${write(value)},\n`)
    .join('')
const optional = value => (value === null ? 'null' : quote(value))

const tables = ({ appSchemes, shapes, messages, events, backupEvents }) => {
  const plain = Object.entries(shapes).filter(([, shape]) => shape.any === undefined)
  const any = Object.entries(shapes).filter(([, shape]) => shape.any !== undefined)
  const fields = shape =>
    `{${Object.entries(shape)
      .map(([name, type]) => `${quote(name)}: ${quote(type)}`)
      .join(', ')}}`
  const part = (name, about, entries) =>
    `\n/// ${about}\nconst ${name} = <String, String?>{\n${table(entries, optional)}};\n`
  return `${head}library;

/// Custom URL schemes of wallets. Any other scheme is rejected.
const appSchemes = {
${appSchemes.map(scheme => `  ${quote(scheme)},\n`).join('')}};

/// Fields that a payload must have, by the types of the vectors.
const shapes = <String, Map<String, String>>{
${table(Object.fromEntries(plain), fields)}};

/// Shapes of which one field is enough.
const anyShapes = <String, Map<String, String>>{
${table(Object.fromEntries(any.map(([name, shape]) => [name, shape.any])), fields)}};
${part('messages', 'Messages that the session itself reads.', messages)}${part('events', 'Events of Link, with the shape of their payload.', events)}${part('backupEvents', 'Events of backup mode.', backupEvents)}`
}

const capital = name => name.charAt(0).toUpperCase() + name.slice(1)

/** The expression that reads a field. Null for an optional one. */
const getter = (name, type) => {
  const isOptional = type.endsWith('?')
  const bare = isOptional ? type.slice(0, -1) : type
  const kinds = { text: 'String', filled: 'String', number: 'num', integer: 'int', boolean: 'bool' }
  const kind = bare.startsWith('=')
    ? 'String'
    : bare.startsWith('[')
      ? 'List<Object?>'
      : (kinds[bare] ?? 'Map<String, Object?>')
  return kind === 'int'
    ? `  int${isOptional ? '?' : ''} get ${name} => (_fields[${quote(name)}]${isOptional ? ' as num?)?' : '! as num)'}.toInt();\n`
    : `  ${kind}${isOptional ? '?' : ''} get ${name} => _fields[${quote(name)}]${isOptional ? '' : '!'} as ${kind}${isOptional ? '?' : ''};\n`
}

const events = ({ shapes, events: own, backupEvents }) => {
  const all = { ...own, backupTierChanged: 'object' }
  for (const [name, shape] of Object.entries(backupEvents)) all[name] = name in own ? 'object' : shape
  const classes = Object.entries(all).map(([name, shape]) => {
    const fields = Object.entries(shapes[shape] ?? {}).filter(([field]) => field !== 'any')
    return (
      `
/// ` +
      '`${name}`' +
      `.
final class ${capital(name)}Event extends MeshEvent {
  const ${capital(name)}Event(super.payload) : super(type: ${quote(name)});
${fields.length > 0 ? '\n' : ''}${fields.map(([field, type]) => getter(field, type)).join('')}}
`
    )
  })
  return `${head}library;

/// An event that the page reports, with its payload validated.
sealed class MeshEvent {
  const MeshEvent(this.payload, {required this.type});

  factory MeshEvent.of(String type, Object? payload) => switch (type) {
${Object.keys(all)
  .map(name => `    ${quote(name)} => ${capital(name)}Event(payload),\n`)
  .join('')}    _ => UnknownEvent(payload, type: type),
  };

  /// By the names that all SDKs share.
  final String type;
  final Object? payload;

  Map<String, Object?> get _fields => payload! as Map<String, Object?>;
}

/// One that this version of the package does not know.
final class UnknownEvent extends MeshEvent {
  const UnknownEvent(super.payload, {required super.type});
}
${classes.join('')}`
}

/** @returns the text of each file by its name */
export const flutterTables = shapes => ({ 'tables.dart': tables(shapes), 'events.dart': events(shapes) })
