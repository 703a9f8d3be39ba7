// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Withdrawal terms of an asset. */
public final class SymbolDetails {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("addressTypes")
  private List<CryptocurrencyAddressType> addressTypes;

  @JsonProperty("chains")
  private List<SymbolChain> chains;


  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public SymbolDetails symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Address formats of these networks. */
  public List<CryptocurrencyAddressType> addressTypes() {
    return addressTypes;
  }

  public SymbolDetails addressTypes(List<CryptocurrencyAddressType> addressTypes) {
    this.addressTypes = addressTypes;
    return this;
  }

  /** Networks on which the asset can be sent. */
  public List<SymbolChain> chains() {
    return chains;
  }

  public SymbolDetails chains(List<SymbolChain> chains) {
    this.chains = chains;
    return this;
  }

  /** A shallow copy. */
  public SymbolDetails copy() {
    SymbolDetails copy = new SymbolDetails();
    copy.symbol = symbol;
    copy.addressTypes = addressTypes;
    copy.chains = chains;
    return copy;
  }
}
