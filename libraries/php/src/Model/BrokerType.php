<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Integration type: the institution or wallet. Requests accept it in any letter case. `sandboxBrokerage` exists in the sandbox only. A later version of the API may add values. */
final class BrokerType
{
    public const COINBASE = 'coinbase';
    public const BINANCE_INTERNATIONAL = 'binanceInternational';
    public const KRAKEN = 'kraken';
    public const KRAKEN_CONNECT = 'krakenConnect';
    public const GEMINI = 'gemini';
    public const GEMINI_DIRECT = 'geminiDirect';
    public const UPHOLD = 'uphold';
    public const BINANCE_US = 'binanceUs';
    public const BYBIT = 'bybit';
    public const BYBIT_OAUTH = 'bybitOAuth';
    public const OKX = 'okx';
    public const OKX_OAUTH = 'okxOAuth';
    public const KU_COIN = 'kuCoin';
    public const BITSTAMP = 'bitstamp';
    public const ALPACA = 'alpaca';
    public const COINBASE_EXCHANGE = 'coinbaseExchange';
    public const GATE_IO = 'gateIo';
    public const HUOBI = 'huobi';
    public const CRYPTO_COM = 'cryptoCom';
    public const BITFINEX = 'bitfinex';
    public const BIT_GET = 'bitGet';
    public const MEXC = 'mexc';
    public const COIN_EX = 'coinEx';
    public const BING_X = 'bingX';
    public const WHITE_BIT = 'whiteBit';
    public const BITVAVO = 'bitvavo';
    public const BITSO = 'bitso';
    public const BIT_FLYER = 'bitFlyer';
    public const LUNO = 'luno';
    public const UPBIT = 'upbit';
    public const CEX_IO = 'cexIo';
    public const BLOCKCHAIN_COM = 'blockchainCom';
    public const POLONIEX = 'poloniex';
    public const SCHWAB = 'schwab';
    public const INTERACTIVE_BROKERS = 'interactiveBrokers';
    public const DE_FI_WALLET = 'deFiWallet';
    public const CRYPTOCURRENCY_ADDRESS = 'cryptocurrencyAddress';
    public const CRYPTOCURRENCY_WALLET = 'cryptocurrencyWallet';
    public const SANDBOX_BROKERAGE = 'sandboxBrokerage';
}
