import type { CollectChain, CollectRule, Coin, DataOf, WalletAddress, wallets } from '@mpc/api';
import { fits, fitsPart, isNumber, isText, listOf, orNull } from '#shared/fields.ts';

/** Everything a person enters for a rule. */
export interface RuleValues {
  name: string;
  /** By main coin. */
  network: string | null;
  /** The sub-wallet that receives. */
  receiver: number | null;
  address: string | null;
  /** 1 manual, 2 scheduled. */
  mode: 1 | 2;
  symbols: readonly string[];
}

/** A form nobody has touched. */
export const emptyRule: RuleValues = {
  name: '',
  network: null,
  receiver: null,
  address: null,
  mode: 1,
  symbols: [],
};

const guards = {
  name: isText,
  network: orNull(isText),
  receiver: orNull(isNumber),
  address: orNull(isText),
  mode: (value: unknown) => value === 1 || value === 2,
  symbols: listOf(isText),
};

/** Whether something kept in the browser is a form of this version. */
export const isRuleValues = fits<RuleValues>(guards);

/** The same of a part of it: what was entered in place of what a rule has. */
export const isRuleEdits = fitsPart<RuleValues>(guards);

/** The form in which a rule is changed. Its coins are changed one by one. */
export const valuesOfRule = (rule: CollectRule): RuleValues => ({
  name: rule.rule_name,
  network: rule.base_symbol,
  receiver: rule.collect_sub_wallet_id,
  address: rule.collect_address,
  mode: rule.collect_mode,
  symbols: [],
});

type SubWalletName = DataOf<typeof wallets.allSubWallets>[number];

/** What there is to choose from. */
export interface RuleOptions {
  chains: readonly CollectChain[];
  subWallets: readonly SubWalletName[];
  addresses: readonly WalletAddress[];
  coins: readonly Coin[];
}

/** What was chosen, with all that is known of it. */
export interface RuleChoice {
  chain: CollectChain;
  subWallet: SubWalletName;
  address: WalletAddress;
  coins: readonly Coin[];
}

/** What values stand for among some options; null where something is not chosen, or not there any more. */
export function choiceOf(values: RuleValues, options: RuleOptions): RuleChoice | null {
  const chain = options.chains.find(({ base_symbol }) => base_symbol === values.network);
  const subWallet = options.subWallets.find(({ sub_wallet_id }) => sub_wallet_id === values.receiver);
  const address = options.addresses.find((one) => one.address === values.address);
  const coins = options.coins.filter(({ symbol }) => values.symbols.includes(symbol));
  if (chain === undefined || subWallet === undefined || address === undefined) return null;
  return coins.length === values.symbols.length ? { chain, subWallet, address, coins } : null;
}
