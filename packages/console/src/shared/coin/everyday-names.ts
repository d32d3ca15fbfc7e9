/** What people call a network, in both languages, by the symbol of its main coin. */
const networks: Readonly<Record<string, readonly string[]>> = {
  ATOM: ['Cosmos'],
  BSC: ['BNB Smart Chain', 'Binance', '币安智能链'],
  BTC: ['Bitcoin', '比特币'],
  DOGE: ['Dogecoin', '狗狗币'],
  EOS: ['EOS', '柚子'],
  ETH: ['Ethereum', '以太坊'],
  HECO: ['Huobi ECO Chain', '火币生态链'],
  LTC: ['Litecoin', '莱特币'],
  MATIC1: ['Polygon', '多边形'],
  SOL: ['Solana'],
  TON: ['The Open Network', 'Toncoin'],
  TRX: ['TRON', '波场'],
  XRP: ['XRP Ledger', 'Ripple', '瑞波'],
};

/** What people call a token, by the name it is shown with. */
const tokens: Readonly<Record<string, readonly string[]>> = {
  USDC: ['USD Coin'],
  USDT: ['Tether', '泰达币'],
};

/** The words that people look for a coin with, besides its own name: its network's and its everyday names. */
export const everydayNames = ({
  base_symbol,
  symbol_alias,
}: {
  base_symbol: string;
  symbol_alias: string;
}) => [...(networks[base_symbol] ?? []), ...(tokens[symbol_alias] ?? [])];
