// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** How a user authenticates with an integration.  - `apiKey`: send credentials to POST `/authenticate`. - `OAuth`: send the user to the link from GET `/authenticate/{brokerType}`. A later version of the API may add values. */
public record AuthenticationSchemeType(@JsonValue String value) {
  public static final AuthenticationSchemeType API_KEY = new AuthenticationSchemeType("apiKey");
  public static final AuthenticationSchemeType OAUTH = new AuthenticationSchemeType("OAuth");

  @JsonCreator
  public static AuthenticationSchemeType of(String value) {
    return new AuthenticationSchemeType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
