package com.rialto.client;

/** Any error of this package. None holds the secret, the query or the body of a request. */
public class RialtoException extends RuntimeException {
  RialtoException(String message, Throwable cause) {
    super(message, cause);
  }
}
