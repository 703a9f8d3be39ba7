// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to make. */
public final class CreateTransferRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("targetAddress")
  private String targetAddress;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("chain")
  private String chain;

  @JsonProperty("addressType")
  private CryptocurrencyAddressType addressType;

  @JsonProperty("memo")
  private String memo;

  @JsonProperty("fee")
  private BigDecimal fee;

  @JsonProperty("previewId")
  private String previewId;

  @JsonProperty("mfaCode")
  private String mfaCode;

  @JsonProperty("challengeId")
  private String challengeId;

  @JsonProperty("tryAnotherMfa")
  private Boolean tryAnotherMfa;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public CreateTransferRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public CreateTransferRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Address that receives the asset, in the format of the network. */
  public String targetAddress() {
    return targetAddress;
  }

  public CreateTransferRequest targetAddress(String targetAddress) {
    this.targetAddress = targetAddress;
    return this;
  }

  /** Amount that arrives, in whole units of the asset. The institution’s fee is added. Required unless `previewId` is sent. */
  public BigDecimal amount() {
    return amount;
  }

  public CreateTransferRequest amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Symbol of the asset. Required unless `previewId` is sent. */
  public String symbol() {
    return symbol;
  }

  public CreateTransferRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Name of the network. Required if the institution sends the asset on several networks. */
  public String chain() {
    return chain;
  }

  public CreateTransferRequest chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** The network, by the format of its addresses. */
  public CryptocurrencyAddressType addressType() {
    return addressType;
  }

  public CreateTransferRequest addressType(CryptocurrencyAddressType addressType) {
    this.addressType = addressType;
    return this;
  }

  /** Destination tag or memo, for networks that use one. */
  public String memo() {
    return memo;
  }

  public CreateTransferRequest memo(String memo) {
    this.memo = memo;
    return this;
  }

  /** Fee that you showed to the user, in the asset. Not used: the institution’s fee applies. */
  public BigDecimal fee() {
    return fee;
  }

  public CreateTransferRequest fee(BigDecimal fee) {
    this.fee = fee;
    return this;
  }

  /** Id of a preview to execute. The other fields must not differ from it. */
  public String previewId() {
    return previewId;
  }

  public CreateTransferRequest previewId(String previewId) {
    this.previewId = previewId;
    return this;
  }

  /** Code of the second factor, if the first answer required one. */
  public String mfaCode() {
    return mfaCode;
  }

  public CreateTransferRequest mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** `challengeId` of the answer that required the code. */
  public String challengeId() {
    return challengeId;
  }

  public CreateTransferRequest challengeId(String challengeId) {
    this.challengeId = challengeId;
    return this;
  }

  /** Accepted for older clients and ignored. */
  public Boolean tryAnotherMfa() {
    return tryAnotherMfa;
  }

  public CreateTransferRequest tryAnotherMfa(Boolean tryAnotherMfa) {
    this.tryAnotherMfa = tryAnotherMfa;
    return this;
  }

  /** A shallow copy. */
  public CreateTransferRequest copy() {
    CreateTransferRequest copy = new CreateTransferRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.targetAddress = targetAddress;
    copy.amount = amount;
    copy.symbol = symbol;
    copy.chain = chain;
    copy.addressType = addressType;
    copy.memo = memo;
    copy.fee = fee;
    copy.previewId = previewId;
    copy.mfaCode = mfaCode;
    copy.challengeId = challengeId;
    copy.tryAnotherMfa = tryAnotherMfa;
    return copy;
  }
}
