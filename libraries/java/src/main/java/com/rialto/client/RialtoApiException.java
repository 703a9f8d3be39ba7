package com.rialto.client;

import java.time.Duration;
import java.util.Optional;

/** The API rejected the request. The message is for developers; {@link #displayMessage} is for users. */
public class RialtoApiException extends RialtoException {
  record Details(
      int http,
      String status,
      String errorType,
      String displayMessage,
      String errorHash,
      String teamCode,
      String requestId,
      Duration retryAfter) {}

  private final transient Details details;

  RialtoApiException(String message, Details details) {
    super(message, null);
    this.details = details;
  }

  /** The HTTP status. */
  public int http() {
    return details.http();
  }

  public String status() {
    return details.status();
  }

  /** The error type to branch on. Empty if another system in front of the API answered, such as a proxy. */
  public String errorType() {
    return details.errorType();
  }

  public Optional<String> displayMessage() {
    return Optional.ofNullable(details.displayMessage());
  }

  /** The same for every failure of one kind at one place, for grouping. */
  public Optional<String> errorHash() {
    return Optional.ofNullable(details.errorHash());
  }

  public Optional<String> teamCode() {
    return Optional.ofNullable(details.teamCode());
  }

  /** Id for finding the request in the server's log. */
  public Optional<String> requestId() {
    return Optional.ofNullable(details.requestId());
  }

  /** Delay that the server requests before another attempt. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(details.retryAfter());
  }
}
