// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The Link session to create. */
public final class CreateLinkTokenRequest {
  @JsonProperty("userId")
  private String userId;

  @JsonProperty("configurationId")
  private String configurationId;

  @JsonProperty("integrationId")
  private String integrationId;

  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("subClientId")
  private String subClientId;

  @JsonProperty("callbackUrl")
  private String callbackUrl;

  @JsonProperty("standalone")
  private Boolean standalone;

  @JsonProperty("restrictMultipleAccounts")
  private Boolean restrictMultipleAccounts;

  @JsonProperty("disableApiKeyGeneration")
  private Boolean disableApiKeyGeneration;

  @JsonProperty("accessTokens")
  private List<StoredAccessToken> accessTokens;

  @JsonProperty("transferOptions")
  private TransferOptions transferOptions;

  @JsonProperty("verifyWalletOptions")
  private VerifyWalletOptions verifyWalletOptions;

  @JsonProperty("payoutOptions")
  private PayoutOptions payoutOptions;


  /** Your stable, unique id of the end user. Must not contain personal data. */
  public String userId() {
    return userId;
  }

  public CreateLinkTokenRequest userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of a Link configuration of the account management API: which integrations and networks the session offers. An unknown id is rejected. Absent: everything is offered. */
  public String configurationId() {
    return configurationId;
  }

  public CreateLinkTokenRequest configurationId(String configurationId) {
    this.configurationId = configurationId;
    return this;
  }

  /** Opens Link at this integration. Id from GET `/integrations`. */
  public String integrationId() {
    return integrationId;
  }

  public CreateLinkTokenRequest integrationId(String integrationId) {
    this.integrationId = integrationId;
    return this;
  }

  /** Opens Link at this integration, by its type. Wallets and addresses are not supported. */
  public BrokerType brokerType() {
    return brokerType;
  }

  public CreateLinkTokenRequest brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** Id of a registered sub-client whose name and logo Link shows. An unknown id is not an error: Link then shows yours. */
  public String subClientId() {
    return subClientId;
  }

  public CreateLinkTokenRequest subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  /** URL to which Link returns the user if it was opened as a standalone page. Must be a registered callback URL. Absent: the first one of the sub-client, or yours if it has none. */
  public String callbackUrl() {
    return callbackUrl;
  }

  public CreateLinkTokenRequest callbackUrl(String callbackUrl) {
    this.callbackUrl = callbackUrl;
    return this;
  }

  /** `true`: Link may be opened as a standalone page from anywhere, for example from an email. Its first screen says for which of your accounts it is. Default `false`: Link opens in your page or app, or from a page of an allowed origin. */
  public Boolean standalone() {
    return standalone;
  }

  public CreateLinkTokenRequest standalone(Boolean standalone) {
    this.standalone = standalone;
    return this;
  }

  /** `true`: the last page of Link does not offer to connect another account. Default `false`. */
  public Boolean restrictMultipleAccounts() {
    return restrictMultipleAccounts;
  }

  public CreateLinkTokenRequest restrictMultipleAccounts(Boolean restrictMultipleAccounts) {
    this.restrictMultipleAccounts = restrictMultipleAccounts;
    return this;
  }

  /** `true`: Link does not show how to create an API key at the institution. Users can still enter one. Default `false`. */
  public Boolean disableApiKeyGeneration() {
    return disableApiKeyGeneration;
  }

  public CreateLinkTokenRequest disableApiKeyGeneration(Boolean disableApiKeyGeneration) {
    this.disableApiKeyGeneration = disableApiKeyGeneration;
    return this;
  }

  /** Accounts that the user connected before and need not connect again. Accounts of other users are ignored. */
  public List<StoredAccessToken> accessTokens() {
    return accessTokens;
  }

  public CreateLinkTokenRequest accessTokens(List<StoredAccessToken> accessTokens) {
    this.accessTokens = accessTokens;
    return this;
  }

  public TransferOptions transferOptions() {
    return transferOptions;
  }

  public CreateLinkTokenRequest transferOptions(TransferOptions transferOptions) {
    this.transferOptions = transferOptions;
    return this;
  }

  public VerifyWalletOptions verifyWalletOptions() {
    return verifyWalletOptions;
  }

  public CreateLinkTokenRequest verifyWalletOptions(VerifyWalletOptions verifyWalletOptions) {
    this.verifyWalletOptions = verifyWalletOptions;
    return this;
  }

  public PayoutOptions payoutOptions() {
    return payoutOptions;
  }

  public CreateLinkTokenRequest payoutOptions(PayoutOptions payoutOptions) {
    this.payoutOptions = payoutOptions;
    return this;
  }

  /** A shallow copy. */
  public CreateLinkTokenRequest copy() {
    CreateLinkTokenRequest copy = new CreateLinkTokenRequest();
    copy.userId = userId;
    copy.configurationId = configurationId;
    copy.integrationId = integrationId;
    copy.brokerType = brokerType;
    copy.subClientId = subClientId;
    copy.callbackUrl = callbackUrl;
    copy.standalone = standalone;
    copy.restrictMultipleAccounts = restrictMultipleAccounts;
    copy.disableApiKeyGeneration = disableApiKeyGeneration;
    copy.accessTokens = accessTokens;
    copy.transferOptions = transferOptions;
    copy.verifyWalletOptions = verifyWalletOptions;
    copy.payoutOptions = payoutOptions;
    return copy;
  }
}
