import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';

/** Where one task is shown in full: in the flow log. */
export const taskHref = (id: number, search: string): string =>
  withSelection(`${paths.center.coldWallet.assetsFlowLog}?task=${id}`, search);

/** Transfers and moves that wait for approvers, in To-do: out of the hot tier a move is a transfer. */
export const toDecideHref = (search: string): string =>
  withSelection(`${paths.center.todo}?type=1,16`, search);
