// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fields to collect from the user. */
public final class AuthenticationModel {
  @JsonProperty("fields")
  private List<AuthenticationField> fields;


  /** Fields to collect. Empty for `OAuth`. */
  public List<AuthenticationField> fields() {
    return fields;
  }

  public AuthenticationModel fields(List<AuthenticationField> fields) {
    this.fields = fields;
    return this;
  }

  /** A shallow copy. */
  public AuthenticationModel copy() {
    AuthenticationModel copy = new AuthenticationModel();
    copy.fields = fields;
    return copy;
  }
}
