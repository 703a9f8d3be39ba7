package com.rialto.client;

/**
 * No response, or not one of the API. A write may have taken effect: read the state before you send it again.
 */
public final class RialtoConnectionException extends RialtoException {
  RialtoConnectionException(String message, Throwable cause) {
    super(message, cause);
  }
}
