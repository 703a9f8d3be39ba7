// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A field that the user fills in. */
public final class AuthenticationField {
  @JsonProperty("name")
  private String name;

  @JsonProperty("description")
  private String description;


  /** Name of the field in the body of POST `/authenticate`, with a capital first letter. */
  public String name() {
    return name;
  }

  public AuthenticationField name(String name) {
    this.name = name;
    return this;
  }

  /** Label of the field. You may show it to the user. */
  public String description() {
    return description;
  }

  public AuthenticationField description(String description) {
    this.description = description;
    return this;
  }

  /** A shallow copy. */
  public AuthenticationField copy() {
    AuthenticationField copy = new AuthenticationField();
    copy.name = name;
    copy.description = description;
    return copy;
  }
}
