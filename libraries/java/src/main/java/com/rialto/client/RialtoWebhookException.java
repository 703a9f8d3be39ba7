package com.rialto.client;

/** An invalid delivery. Answer it with 400. */
public final class RialtoWebhookException extends RialtoException {
  /** Why a delivery was rejected. */
  public enum Reason {
    NO_SIGNATURE,
    WRONG_SIGNATURE,
    TOO_OLD,
    FROM_THE_FUTURE,
    MALFORMED
  }

  private final Reason reason;

  RialtoWebhookException(Reason reason, String message) {
    super(message, null);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
