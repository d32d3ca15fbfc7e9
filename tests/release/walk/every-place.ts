import { subWalletIds, walletIds, type World } from '@mpc/api/sandbox';
import { paths } from '../../../packages/console/src/shared/paths.ts';
import { redirects, specifiedRoutes } from '../../laws/routes.ts';

/** A screen, and where it shows something. */
export interface Place {
  pattern: string;
  address: string;
}

/** What an address says besides the wallet and its sub-wallet. */
interface Named {
  id?: number;
  search?: string;
}

const { collection, coldWallet, strategyEngine, tools, transactions, api } = paths.center;

/** Screens of one thing, or that ask for one before they show anything, by what they are about. */
const particular: Record<string, (world: World) => Named> = {
  [collection.edit]: rule,
  [collection.editThreshold]: rule,
  [collection.detail]: rule,
  [collection.authSubWallets]: rule,
  [strategyEngine.detail]: ({ strategies }) => ({
    search: `id=${strategies.where('sub_wallet_id', subWalletIds.main).find(({ type }) => type === 1)?.strategy_id}`,
  }),
  [coldWallet.fundStrategyDetail]: ({ fundStrategies }) => ({
    search: `id=${fundStrategies.where('wallet_id', walletIds.treasury)[0]?.id}`,
  }),
  [tools.tonTransQuery]: ({ tonTraces }) => ({
    search: `hash=${tonTraces.all()[0]?.steps[0]?.hash}`,
  }),
};

/** What only another wallet than Treasury shows: it has an API, and no TON. */
const inOperations: ReadonlySet<string> = new Set([tools.tonTransQuery, api.add]);

/** The same, where what it is about is there in every wallet. */
const anywhere: Record<string, string> = {
  [strategyEngine.add]: 'type=1',
  [coldWallet.editMultisig]: 'base=ETH',
  [coldWallet.addFundStrategy]: 'coin=USDC',
};

function rule({ collectRules }: World): Named {
  const found = collectRules.where('wallet_id', walletIds.treasury).find(({ status }) => status === 1);
  return found === undefined ? {} : { id: found.id };
}

/** The screens under the base path, in the order of the specification: those that show a world. */
export const screens = specifiedRoutes.filter(
  (pattern) => pattern.startsWith(`${paths.root}/`) && !redirects.includes(pattern),
);

function place(pattern: string, { id = 0, search = '' }: Named, wallet: number, subWallet: number): Place {
  const asked = [`w=${wallet}`, `s=${subWallet}`, anywhere[pattern] ?? search].filter((one) => one !== '');
  return { pattern, address: `${pattern.replace(':id', String(id))}?${asked.join('&')}` };
}

/** Every screen, with something of Treasury to show: the wallet that all worlds have. */
export const everyPlace = (world: World): Place[] =>
  screens.map((pattern) => {
    const named = particular[pattern]?.(world) ?? {};
    return inOperations.has(pattern)
      ? place(pattern, named, walletIds.operations, subWalletIds.vendors)
      : place(pattern, named, walletIds.treasury, subWalletIds.main);
  });

/** The screens that show any other wallet as well; its transactions of all times, because they may be old. */
export const placesOf = (wallet: number, subWallet: number): Place[] =>
  screens
    .filter((pattern) => particular[pattern] === undefined)
    .map((pattern) => {
      const search = pattern === transactions ? 'period=2020-01-01..2049-12-31' : '';
      return place(pattern, { search }, wallet, subWallet);
    });
