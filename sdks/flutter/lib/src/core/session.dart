import 'json.dart';

/// Sent to the Link page and to the backup widget.
const sdkVersion = '1.0.0';

/// A session as a state machine without a clock, a screen or the network: what happens goes in, what to do comes out, both by the
/// names of `packages/link-protocol/vectors/lifecycles.json`. Exactly one `exit`, whatever happens in which order.
abstract interface class Session {
  List<Json> handle(Json input);
}

Json action(String kind, [Json fields = const {}]) => {'do': kind, ...compact(fields)};

Json event(String type, [Object? payload]) => action('event', {
  'event': compact({'type': type, 'payload': payload}),
});
