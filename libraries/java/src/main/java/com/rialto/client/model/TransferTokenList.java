// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** All tokens supported for transfers. */
public final class TransferTokenList {
  @JsonProperty("tokens")
  private List<TransferToken> tokens;


  /** Tokens. */
  public List<TransferToken> tokens() {
    return tokens;
  }

  public TransferTokenList tokens(List<TransferToken> tokens) {
    this.tokens = tokens;
    return this;
  }

  /** A shallow copy. */
  public TransferTokenList copy() {
    TransferTokenList copy = new TransferTokenList();
    copy.tokens = tokens;
    return copy;
  }
}
