import { paths, type Href } from '#shared/paths.ts';

/** A strategy, as far as it takes to go to its page. */
export interface StrategyPlace {
  walletId: number;
  /** 0 of a workspace strategy. */
  subWalletId: number;
  strategyId: number;
  /** 0 basic, 1 transfer, 2 web3, 3 workspace. */
  type: 0 | 1 | 2 | 3;
}

const scope = ({ walletId, subWalletId }: Pick<StrategyPlace, 'walletId' | 'subWalletId'>) =>
  `w=${walletId}&s=${subWalletId}`;

/** The page of a strategy, in the sub-wallet it belongs to. */
export function strategyHref(place: StrategyPlace): Href {
  const { type, walletId, strategyId } = place;
  if (type === 3) return `${paths.center.workspaceStrategyEngine.index}?w=${walletId}`;
  if (type === 0) return `${paths.center.strategyEngine.index}?${scope(place)}`;
  return `${paths.center.strategyEngine.detail}?${scope(place)}&id=${strategyId}`;
}

/** The form in which an advanced strategy is edited. */
export const editStrategyHref = (place: Omit<StrategyPlace, 'type'>): Href =>
  `${paths.center.strategyEngine.add}?${scope(place)}&id=${place.strategyId}`;

/** The form in which one is added: 1 transfer, 2 web3. */
export const addStrategyHref = (place: Pick<StrategyPlace, 'walletId' | 'subWalletId'>, type: 1 | 2): Href =>
  `${paths.center.strategyEngine.add}?${scope(place)}&type=${type}`;

/** An order to be tested: one of those made, or what would be asked for. */
export type TestedOrder =
  | { order: string }
  | {
      coin: string;
      amount: string;
      /** Who is paid, or the contract that is called. */
      to: string;
      /** What a contract is told. */
      data?: string;
      /** A member by number, or `api`. */
      who: string;
    };

/** The strategies of a type (1 transfer, 2 web3) with an order that they are tested with. */
export function testOrderHref(
  place: Pick<StrategyPlace, 'walletId' | 'subWalletId'>,
  type: 1 | 2,
  order: TestedOrder,
): Href {
  const asked = new URLSearchParams({ tab: type === 1 ? 'transfer' : 'web3', open: 'test', ...order });
  return `${paths.center.strategyEngine.index}?${scope(place)}&${asked.toString()}`;
}
