// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Who receives the asset. */
public final class Beneficiary {
  @JsonProperty("name")
  private String name;

  @JsonProperty("address")
  private PostalAddress address;


  /** Full name of the person, or registered name of the business. */
  public String name() {
    return name;
  }

  public Beneficiary name(String name) {
    this.name = name;
    return this;
  }

  /** Where the person lives, or the registered address of the business. */
  public PostalAddress address() {
    return address;
  }

  public Beneficiary address(PostalAddress address) {
    this.address = address;
    return this;
  }

  /** A shallow copy. */
  public Beneficiary copy() {
    Beneficiary copy = new Beneficiary();
    copy.name = name;
    copy.address = address;
    return copy;
  }
}
