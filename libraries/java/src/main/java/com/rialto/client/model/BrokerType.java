// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Integration type: the institution or wallet. Requests accept it in any letter case. `sandboxBrokerage` exists in the sandbox only. A later version of the API may add values. */
public record BrokerType(@JsonValue String value) {
  public static final BrokerType COINBASE = new BrokerType("coinbase");
  public static final BrokerType BINANCE_INTERNATIONAL = new BrokerType("binanceInternational");
  public static final BrokerType KRAKEN = new BrokerType("kraken");
  public static final BrokerType KRAKEN_CONNECT = new BrokerType("krakenConnect");
  public static final BrokerType GEMINI = new BrokerType("gemini");
  public static final BrokerType GEMINI_DIRECT = new BrokerType("geminiDirect");
  public static final BrokerType UPHOLD = new BrokerType("uphold");
  public static final BrokerType BINANCE_US = new BrokerType("binanceUs");
  public static final BrokerType BYBIT = new BrokerType("bybit");
  public static final BrokerType BYBIT_OAUTH = new BrokerType("bybitOAuth");
  public static final BrokerType OKX = new BrokerType("okx");
  public static final BrokerType OKX_OAUTH = new BrokerType("okxOAuth");
  public static final BrokerType KU_COIN = new BrokerType("kuCoin");
  public static final BrokerType BITSTAMP = new BrokerType("bitstamp");
  public static final BrokerType ALPACA = new BrokerType("alpaca");
  public static final BrokerType COINBASE_EXCHANGE = new BrokerType("coinbaseExchange");
  public static final BrokerType GATE_IO = new BrokerType("gateIo");
  public static final BrokerType HUOBI = new BrokerType("huobi");
  public static final BrokerType CRYPTO_COM = new BrokerType("cryptoCom");
  public static final BrokerType BITFINEX = new BrokerType("bitfinex");
  public static final BrokerType BIT_GET = new BrokerType("bitGet");
  public static final BrokerType MEXC = new BrokerType("mexc");
  public static final BrokerType COIN_EX = new BrokerType("coinEx");
  public static final BrokerType BING_X = new BrokerType("bingX");
  public static final BrokerType WHITE_BIT = new BrokerType("whiteBit");
  public static final BrokerType BITVAVO = new BrokerType("bitvavo");
  public static final BrokerType BITSO = new BrokerType("bitso");
  public static final BrokerType BIT_FLYER = new BrokerType("bitFlyer");
  public static final BrokerType LUNO = new BrokerType("luno");
  public static final BrokerType UPBIT = new BrokerType("upbit");
  public static final BrokerType CEX_IO = new BrokerType("cexIo");
  public static final BrokerType BLOCKCHAIN_COM = new BrokerType("blockchainCom");
  public static final BrokerType POLONIEX = new BrokerType("poloniex");
  public static final BrokerType SCHWAB = new BrokerType("schwab");
  public static final BrokerType INTERACTIVE_BROKERS = new BrokerType("interactiveBrokers");
  public static final BrokerType DE_FI_WALLET = new BrokerType("deFiWallet");
  public static final BrokerType CRYPTOCURRENCY_ADDRESS = new BrokerType("cryptocurrencyAddress");
  public static final BrokerType CRYPTOCURRENCY_WALLET = new BrokerType("cryptocurrencyWallet");
  public static final BrokerType SANDBOX_BROKERAGE = new BrokerType("sandboxBrokerage");

  @JsonCreator
  public static BrokerType of(String value) {
    return new BrokerType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
