// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The wallet. Present for `deFiWallet` only. */
public final class DeFiWalletData {
  @JsonProperty("id")
  private String id;

  @JsonProperty("name")
  private String name;


  /** Id of the wallet. */
  public String id() {
    return id;
  }

  public DeFiWalletData id(String id) {
    this.id = id;
    return this;
  }

  /** Display name of the wallet. */
  public String name() {
    return name;
  }

  public DeFiWalletData name(String name) {
    this.name = name;
    return this;
  }

  /** A shallow copy. */
  public DeFiWalletData copy() {
    DeFiWalletData copy = new DeFiWalletData();
    copy.id = id;
    copy.name = name;
    return copy;
  }
}
