// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Health of one integration. */
public final class IntegrationHealth {
  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("name")
  private String name;

  @JsonProperty("isUp")
  private Boolean isUp;

  @JsonProperty("description")
  private String description;

  @JsonProperty("downTimeStart")
  private Long downTimeStart;

  @JsonProperty("supportedProducts")
  private List<Product> supportedProducts;

  @JsonProperty("deFiWalletData")
  private DeFiWalletData deFiWalletData;


  public BrokerType type() {
    return type;
  }

  public IntegrationHealth type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public IntegrationHealth name(String name) {
    this.name = name;
    return this;
  }

  /** `false` if the institution is down. */
  public Boolean isUp() {
    return isUp;
  }

  public IntegrationHealth isUp(Boolean isUp) {
    this.isUp = isUp;
    return this;
  }

  /** Why the institution is down. Absent while it is up. */
  public String description() {
    return description;
  }

  public IntegrationHealth description(String description) {
    this.description = description;
    return this;
  }

  /** Since when the institution is down, in Unix seconds. Absent while it is up. */
  public Long downTimeStart() {
    return downTimeStart;
  }

  public IntegrationHealth downTimeStart(Long downTimeStart) {
    this.downTimeStart = downTimeStart;
    return this;
  }

  /** Features that the integration supports. */
  public List<Product> supportedProducts() {
    return supportedProducts;
  }

  public IntegrationHealth supportedProducts(List<Product> supportedProducts) {
    this.supportedProducts = supportedProducts;
    return this;
  }

  public DeFiWalletData deFiWalletData() {
    return deFiWalletData;
  }

  public IntegrationHealth deFiWalletData(DeFiWalletData deFiWalletData) {
    this.deFiWalletData = deFiWalletData;
    return this;
  }

  /** A shallow copy. */
  public IntegrationHealth copy() {
    IntegrationHealth copy = new IntegrationHealth();
    copy.type = type;
    copy.name = name;
    copy.isUp = isUp;
    copy.description = description;
    copy.downTimeStart = downTimeStart;
    copy.supportedProducts = supportedProducts;
    copy.deFiWalletData = deFiWalletData;
    return copy;
  }
}
