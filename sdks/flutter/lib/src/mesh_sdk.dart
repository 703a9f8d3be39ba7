import 'package:flutter/material.dart';

import 'link_page.dart';
import 'mesh_configuration.dart';
import 'mesh_result.dart';

/// Opens Link and backup mode.
abstract final class MeshSdk {
  /// Shows the session over the whole screen; completes once, when it has ended.
  static Future<MeshResult> show(BuildContext context, {required MeshConfiguration configuration}) async {
    final result = await Navigator.of(
      context,
      rootNavigator: true,
    ).push<MeshResult>(MaterialPageRoute(fullscreenDialog: true, builder: (_) => LinkPage(configuration: configuration)));
    // The app took the page away by itself.
    final ended = result ?? const MeshError(MeshErrorType.userCancelled);
    ended.when(
      success: (success) => configuration.onSuccess?.call(success.payload),
      error: (error) => configuration.onError?.call(error.type),
    );
    return ended;
  }
}
