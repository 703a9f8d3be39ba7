// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network on which the token exists. */
public final class TokenNetwork {
  @JsonProperty("id")
  private String id;

  @JsonProperty("name")
  private String name;

  @JsonProperty("chainId")
  private String chainId;

  @JsonProperty("logoUrl")
  private String logoUrl;


  /** Network id. */
  public String id() {
    return id;
  }

  public TokenNetwork id(String id) {
    this.id = id;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public TokenNetwork name(String name) {
    this.name = name;
    return this;
  }

  /** Chain id, as in GET `/transfers/managed/networks`. */
  public String chainId() {
    return chainId;
  }

  public TokenNetwork chainId(String chainId) {
    this.chainId = chainId;
    return this;
  }

  /** URL of the logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public TokenNetwork logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** A shallow copy. */
  public TokenNetwork copy() {
    TokenNetwork copy = new TokenNetwork();
    copy.id = id;
    copy.name = name;
    copy.chainId = chainId;
    copy.logoUrl = logoUrl;
    return copy;
  }
}
