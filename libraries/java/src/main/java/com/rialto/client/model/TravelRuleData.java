// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Declaration about the destination, as the travel rule requires it. */
public final class TravelRuleData {
  @JsonProperty("walletType")
  private TravelRuleWalletType walletType;

  @JsonProperty("isOwnWallet")
  private Boolean isOwnWallet;

  @JsonProperty("beneficiary")
  private Beneficiary beneficiary;

  @JsonProperty("institutionId")
  private String institutionId;

  @JsonProperty("purpose")
  private String purpose;


  public TravelRuleWalletType walletType() {
    return walletType;
  }

  public TravelRuleData walletType(TravelRuleWalletType walletType) {
    this.walletType = walletType;
    return this;
  }

  /** `true` if the account holder declares that the address is their own. The beneficiary is then they. */
  public Boolean isOwnWallet() {
    return isOwnWallet;
  }

  public TravelRuleData isOwnWallet(Boolean isOwnWallet) {
    this.isOwnWallet = isOwnWallet;
    return this;
  }

  public Beneficiary beneficiary() {
    return beneficiary;
  }

  public TravelRuleData beneficiary(Beneficiary beneficiary) {
    this.beneficiary = beneficiary;
    return this;
  }

  /** Id of the institution that holds the keys, from the directory of the sending institution. Only with `walletType` `institution`, where you know it. */
  public String institutionId() {
    return institutionId;
  }

  public TravelRuleData institutionId(String institutionId) {
    this.institutionId = institutionId;
    return this;
  }

  /** Purpose of the transfer, in a few words. */
  public String purpose() {
    return purpose;
  }

  public TravelRuleData purpose(String purpose) {
    this.purpose = purpose;
    return this;
  }

  /** A shallow copy. */
  public TravelRuleData copy() {
    TravelRuleData copy = new TravelRuleData();
    copy.walletType = walletType;
    copy.isOwnWallet = isOwnWallet;
    copy.beneficiary = beneficiary;
    copy.institutionId = institutionId;
    copy.purpose = purpose;
    return copy;
  }
}
