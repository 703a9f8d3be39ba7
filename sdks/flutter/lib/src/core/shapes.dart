import '../generated/tables.dart';
import 'json.dart';

/// Whether there is such a message in that part of the table, with a payload of its shape.
bool accepts(Map<String, String?> part, String type, Object? payload) {
  if (!part.containsKey(type)) return false;
  final shape = part[type];
  return shape == null || fits(payload, shape);
}

/// `X?`: the field may be missing. `X??`: it may also be null.
bool fits(Object? value, String type) {
  if (type.startsWith('=')) {
    return value is String && type.substring(1).split('|').contains(value);
  }
  if (type.endsWith(']!')) {
    return value is List<Object?> && value.isNotEmpty && fits(value, type.substring(0, type.length - 1));
  }
  if (type.startsWith('[')) {
    final inner = type.substring(1, type.length - 1);
    return value is List<Object?> && value.every((one) => fits(one, inner));
  }
  return switch (type) {
    'text' => value is String,
    'filled' => value is String && value.isNotEmpty,
    'number' => value is num && value.isFinite,
    'integer' => value is num && value.isFinite && value == value.roundToDouble(),
    'boolean' => value is bool,
    'object' => value is Map<String, Object?>,
    _ => _fitsShape(value, type),
  };
}

bool _fitsShape(Object? value, String type) {
  final fields = asJson(value);
  if (fields == null) return false;
  final alternatives = anyShapes[type];
  if (alternatives != null) {
    return alternatives.entries.any((entry) => fits(fields[entry.key], entry.value));
  }
  final shape = shapes[type];
  if (shape == null) return false;
  return shape.entries.every((entry) {
    final MapEntry(key: name, value: type) = entry;
    if (!type.endsWith('?')) return fits(fields[name], type);
    if (type.endsWith('??')) {
      return fields[name] == null || fits(fields[name], type.substring(0, type.length - 2));
    }
    return !fields.containsKey(name) || fits(fields[name], type.substring(0, type.length - 1));
  });
}
