// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of the connection.  - `active`: the account can be read. - `needsReconnect`: the authorization has ended. The user has to connect the account again. A later version of the API may add values. */
public record PortfolioAccountState(@JsonValue String value) {
  public static final PortfolioAccountState ACTIVE = new PortfolioAccountState("active");
  public static final PortfolioAccountState NEEDS_RECONNECT = new PortfolioAccountState("needsReconnect");

  @JsonCreator
  public static PortfolioAccountState of(String value) {
    return new PortfolioAccountState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
