import { paths } from '#shared/paths.ts';
import { carrySelection, withSelection } from '#shared/selection/with-selection.ts';

/** The fund strategies of the wallet. `search` is the address's now. */
export const fundStrategiesHref = (search: string): string =>
  carrySelection(`${paths.center.coldWallet.index}?tab=strategies`, search);

/** One of them. */
export const fundStrategyHref = (id: number, search: string): string =>
  carrySelection(`${paths.center.coldWallet.fundStrategyDetail}?id=${id}`, search);

/** Where one is added. */
export const addFundStrategyHref = (search: string): string =>
  withSelection(paths.center.coldWallet.addFundStrategy, search);

/** Tasks, of a coin and of strategies alone where one is named. */
export const flowLogHref = (search: string, coin?: string): string =>
  carrySelection(
    `${paths.center.coldWallet.assetsFlowLog}${coin === undefined ? '' : `?coin=${coin}&source=1`}`,
    search,
  );
