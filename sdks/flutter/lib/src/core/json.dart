import 'dart:convert';

/// An object of JSON. Messages of the page are untrusted: nothing is cast before its shape is checked.
typedef Json = Map<String, Object?>;

/// The value as an object of JSON; null for anything else.
Json? asJson(Object? value) => value is Map<String, Object?> ? value : null;

/// The value as text; null for anything else.
String? asText(Object? value) => value is String ? value : null;

/// Fields that are null are left out.
Json compact(Json fields) => {
  for (final MapEntry(:key, :value) in fields.entries)
    if (value != null) key: value,
};

/// A message of the page: JSON text, or an object.
Json? readMessage(Object? data) {
  if (data is! String) return asJson(data);
  try {
    return asJson(jsonDecode(data));
  } on FormatException {
    return null;
  }
}
