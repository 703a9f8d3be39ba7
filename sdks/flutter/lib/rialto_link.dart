/// Link and backup mode in a Flutter app.
library;

export 'src/core/backup_session.dart' show readBackupConfig;
export 'src/core/payloads.dart';
export 'src/core/service_down.dart';
export 'src/generated/events.dart';
export 'src/mesh_configuration.dart';
export 'src/mesh_result.dart';
export 'src/mesh_sdk.dart';
