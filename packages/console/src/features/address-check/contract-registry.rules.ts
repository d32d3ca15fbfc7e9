import type { Coin } from '@mpc/api';
import { addressKey, chainOf, type ChainName } from '@mpc/api/addresses';
import { coinName } from '#shared/coin/coin-name.ts';
import { knownContracts, type ContractSources } from './recipient.rules.ts';

/** A coin of the coin table, as amounts of it are written. */
interface TokenUnits {
  name: string;
  symbol_alias: string;
  decimals: number;
}

/** The contracts that one network's coin table, NFTs, strategies, sweeps and cold wallets name. */
export interface ContractRegistry {
  /** The coin that pays fees there. */
  main: TokenUnits | null;
  /** The coin a contract is. */
  token: (address: string) => TokenUnits | null;
  /** What a contract is called; empty where only its address is registered, null where it is not. */
  name: (address: string) => string | null;
}

type Sources = Omit<ContractSources, 'coins' | 'calls'> & {
  coins: readonly Pick<
    Coin,
    'symbol' | 'base_symbol' | 'contract_address' | 'symbol_alias' | 'coin_net' | 'decimals'
  >[];
  /** The coins of the sub-wallet, which another call tells: both have to count a token in the same digits. */
  focused?: readonly Pick<Coin, 'base_symbol' | 'contract_address' | 'decimals'>[] | undefined;
};

/** In how many digits a network that runs contracts counts its main coin: no server has a say in that. */
const mainDigits: Partial<Record<ChainName, number>> = { evm: 18, tron: 6 };

const on = <Row extends { base_symbol: string }>(baseSymbol: string, rows: readonly Row[] = []) =>
  rows.filter((row) => row.base_symbol === baseSymbol);

/** What is registered on the network of a main coin. The same address on another network is another contract. */
export function contractRegistry(baseSymbol: string, sources: Sources): ContractRegistry {
  const coins = on(baseSymbol, sources.coins);
  const units = ({ symbol_alias, coin_net, decimals }: (typeof coins)[number]): TokenUnits => ({
    name: coinName({ symbol_alias, coin_net }),
    symbol_alias,
    decimals,
  });
  const keyOf = (address: string) => addressKey(baseSymbol, address);
  const tokens = new Map(
    coins
      .filter(({ contract_address }) => contract_address !== '')
      .map((coin) => [keyOf(coin.contract_address), units(coin)]),
  );
  const counted = new Map(
    on(baseSymbol, sources.focused).map((coin) => [keyOf(coin.contract_address), coin.decimals]),
  );
  /** Where two answers disagree, nobody here knows in which digits a token is counted. */
  const isDoubtful = (key: string) =>
    (counted.get(key) ?? tokens.get(key)?.decimals) !== tokens.get(key)?.decimals;
  const { others } = knownContracts({
    coins,
    collections: on(baseSymbol, sources.collections),
    // To have been called before is no registration.
    calls: [],
    rules: on(baseSymbol, sources.rules),
    multisigs: on(baseSymbol, sources.multisigs),
    allowed: on(baseSymbol, sources.allowed),
  });
  const main = coins.find(({ symbol }) => symbol === baseSymbol);
  const chain = chainOf(baseSymbol);
  return {
    main:
      main === undefined ? null : { ...units(main), decimals: (chain && mainDigits[chain]) ?? main.decimals },
    token: (address) => (isDoubtful(keyOf(address)) ? null : (tokens.get(keyOf(address)) ?? null)),
    name: (address) => tokens.get(keyOf(address))?.name ?? others.get(keyOf(address)) ?? null,
  };
}
