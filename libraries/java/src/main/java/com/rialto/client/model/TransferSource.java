// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The institution that the asset comes from. */
public final class TransferSource {
  @JsonProperty("id")
  private String id;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("name")
  private String name;

  @JsonProperty("logoUrl")
  private String logoUrl;


  /** Integration id. */
  public String id() {
    return id;
  }

  public TransferSource id(String id) {
    this.id = id;
    return this;
  }

  public BrokerType type() {
    return type;
  }

  public TransferSource type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Display name of the institution. */
  public String name() {
    return name;
  }

  public TransferSource name(String name) {
    this.name = name;
    return this;
  }

  /** URL of the institution’s logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public TransferSource logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** A shallow copy. */
  public TransferSource copy() {
    TransferSource copy = new TransferSource();
    copy.id = id;
    copy.type = type;
    copy.name = name;
    copy.logoUrl = logoUrl;
    return copy;
  }
}
