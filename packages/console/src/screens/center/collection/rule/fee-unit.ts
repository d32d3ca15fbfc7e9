interface FeeCoin {
  fee_symbol: string;
  fee_symbol_alias?: string | undefined;
}

/** The name people read a fee's coin by; its code where there is none. */
export const feeUnit = ({ fee_symbol, fee_symbol_alias = fee_symbol }: FeeCoin): string => fee_symbol_alias;

/** The same with its code: what is decided names both. */
export const wholeFeeUnit = (coin: FeeCoin): string =>
  feeUnit(coin) === coin.fee_symbol ? coin.fee_symbol : `${feeUnit(coin)} ${coin.fee_symbol}`;
