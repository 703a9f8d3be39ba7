// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fees of the transfer. */
public final class QuoteFees {
  @JsonProperty("inFiat")
  private QuoteFeesInFiat inFiat;

  @JsonProperty("inCrypto")
  private QuoteFeesInCrypto inCrypto;


  public QuoteFeesInFiat inFiat() {
    return inFiat;
  }

  public QuoteFees inFiat(QuoteFeesInFiat inFiat) {
    this.inFiat = inFiat;
    return this;
  }

  public QuoteFeesInCrypto inCrypto() {
    return inCrypto;
  }

  public QuoteFees inCrypto(QuoteFeesInCrypto inCrypto) {
    this.inCrypto = inCrypto;
    return this;
  }

  /** A shallow copy. */
  public QuoteFees copy() {
    QuoteFees copy = new QuoteFees();
    copy.inFiat = inFiat;
    copy.inCrypto = inCrypto;
    return copy;
  }
}
