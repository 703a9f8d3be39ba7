import 'core/link_runner.dart';
import 'core/payloads.dart';

/// How a session ended; exactly one for each session.
sealed class MeshResult {
  const MeshResult();

  factory MeshResult.of(LinkOutcome outcome) {
    if (outcome.errorMessage != null) {
      return MeshError(MeshErrorType.connectionError, message: outcome.errorMessage);
    }
    if (outcome.transfers.isNotEmpty) {
      return MeshSuccess(TransferSuccessPayload(outcome.page, outcome.connections, outcome.transfers));
    }
    if (outcome.connections.isNotEmpty) {
      return MeshSuccess(IntegrationSuccessPayload(outcome.page, outcome.connections));
    }
    return const MeshError(MeshErrorType.userCancelled);
  }

  T when<T>({required T Function(MeshSuccess success) success, required T Function(MeshError error) error}) => switch (this) {
    final MeshSuccess own => success(own),
    final MeshError own => error(own),
  };
}

/// A transfer was accepted or an account connected.
final class MeshSuccess extends MeshResult {
  const MeshSuccess(this.payload);

  final SuccessPayload payload;
}

/// The user left without either, or an error ended the session.
final class MeshError extends MeshResult {
  const MeshError(this.type, {this.message});

  final MeshErrorType type;
  final String? message;
}

/// Why a session ended without a success.
enum MeshErrorType { connectionError, userCancelled, unknown }

/// What a session achieved.
sealed class SuccessPayload {
  const SuccessPayload(this.page, this.connections);

  /// Where the user was.
  final String? page;
  final List<IntegrationConnectedPayload> connections;
}

/// Accounts were connected.
final class IntegrationSuccessPayload extends SuccessPayload {
  const IntegrationSuccessPayload(super.page, super.connections);
}

/// Transfers were accepted.
final class TransferSuccessPayload extends SuccessPayload {
  const TransferSuccessPayload(super.page, super.connections, this.transfers);

  final List<TransferFinishedPayload> transfers;
}
