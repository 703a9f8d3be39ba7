// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `connection.needsReconnect`: the institution no longer accepts the connection’s credentials. The user has to connect again. - `connection.removed`: the account was removed. The data related to it is erased, at the latest when a transfer in progress has ended. A later version of the API may add values. */
public record ConnectionEventType(@JsonValue String value) {
  public static final ConnectionEventType CONNECTION_NEEDS_RECONNECT = new ConnectionEventType("connection.needsReconnect");
  public static final ConnectionEventType CONNECTION_REMOVED = new ConnectionEventType("connection.removed");

  @JsonCreator
  public static ConnectionEventType of(String value) {
    return new ConnectionEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
