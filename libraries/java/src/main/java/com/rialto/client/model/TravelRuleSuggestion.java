// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What the compliance record of the transfer’s sub-client says of the destination. Empty if there is no record. */
public final class TravelRuleSuggestion {
  @JsonProperty("walletType")
  private TravelRuleWalletType walletType;

  @JsonProperty("beneficiary")
  private Beneficiary beneficiary;

  @JsonProperty("institutionId")
  private String institutionId;


  public TravelRuleWalletType walletType() {
    return walletType;
  }

  public TravelRuleSuggestion walletType(TravelRuleWalletType walletType) {
    this.walletType = walletType;
    return this;
  }

  public Beneficiary beneficiary() {
    return beneficiary;
  }

  public TravelRuleSuggestion beneficiary(Beneficiary beneficiary) {
    this.beneficiary = beneficiary;
    return this;
  }

  /** Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it. */
  public String institutionId() {
    return institutionId;
  }

  public TravelRuleSuggestion institutionId(String institutionId) {
    this.institutionId = institutionId;
    return this;
  }

  /** A shallow copy. */
  public TravelRuleSuggestion copy() {
    TravelRuleSuggestion copy = new TravelRuleSuggestion();
    copy.walletType = walletType;
    copy.beneficiary = beneficiary;
    copy.institutionId = institutionId;
    return copy;
  }
}
