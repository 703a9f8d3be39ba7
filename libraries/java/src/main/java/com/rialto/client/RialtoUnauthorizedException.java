package com.rialto.client;

/** The API's empty 401: the client id or the secret is wrong, revoked or of the other environment. */
public final class RialtoUnauthorizedException extends RialtoApiException {
  RialtoUnauthorizedException(String message, Details details) {
    super(message, details);
  }
}
