import type { coldWallet, ColdMoveFacts, Coin, MoveFault, ParamsOf, TaskDirection } from '@mpc/api';
import { fits, isText } from '#shared/fields.ts';
import { compare, decimalsOf, isDecimal, subtract } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';

/** The ways in which the console moves funds. */
export const taskDirections = [1, 2, 3] as const satisfies TaskDirection[];

/** What a person may want; out of the cold contract nothing moves but by a vote on the contract platform. */
export const moveChoices = ['1', '2', '3', 'fromCold'] as const;

export type MoveChoice = (typeof moveChoices)[number];

/** A move as it stands in its form. */
export interface MoveValues {
  way: MoveChoice | null;
  symbol: string;
  amount: string;
  remark: string;
}

/** What is sent. */
export type Move = ParamsOf<typeof coldWallet.createTask>;

const isChoice = (value: unknown): boolean => value === null || moveChoices.some((way) => way === value);

/** Where a move is kept until it is sent: one for each coin it was begun with. */
export const moveDraft = (walletId: number, symbol: string) => ({
  kind: `cold-move ${walletId} ${symbol}`,
  subWalletId: 0,
  empty: { way: null, symbol, amount: '', remark: '' } as MoveValues,
  isValues: fits<MoveValues>({ way: isChoice, symbol: isText, amount: isText, remark: isText }),
});

/** The direction of a task; null while none is chosen, and where the console moves nothing. */
export const directionOf = (way: MoveChoice | null): TaskDirection | null =>
  taskDirections.find((direction) => String(direction) === way) ?? null;

/** What a form describes; null while it describes no move. */
export function moveOf({ way, symbol, amount, remark }: MoveValues, wallet_id: number): Move | null {
  const [direction, exact, said] = [directionOf(way), enteredAmount(amount), remark.trim()];
  if (direction === null || symbol === '' || exact === '') return null;
  return { wallet_id, direction, symbol, amount: exact, ...(said === '' ? {} : { remark: said }) };
}

/** Whether the address that sends also pays the fee in the coin that moves. */
const paysItself = (
  direction: TaskDirection,
  { symbol, base_symbol }: Pick<Coin, 'symbol' | 'base_symbol'>,
) => direction === 2 && symbol === base_symbol;

/** The most that one task may move now: what there is, less the fee where the same coin pays it, within the limit. */
export function mostOf(
  direction: TaskDirection,
  coin: Pick<Coin, 'symbol' | 'base_symbol'>,
  { available, fee, max }: ColdMoveFacts,
): string {
  if (![available, fee, max].every(isDecimal)) return '0';
  const left = paysItself(direction, coin) ? subtract(available, fee) : available;
  const most = compare(left, max) === 1 ? max : left;
  return compare(most, '0') === 1 ? most : '0';
}

/** Whether an amount is one that a task may move and the coin can be divided into, whatever there is of it. */
export const isWithin = (
  amount: string,
  { min, max }: Pick<ColdMoveFacts, 'min' | 'max'>,
  { decimals }: Pick<Coin, 'decimals'>,
): boolean =>
  isDecimal(amount) &&
  decimalsOf(amount) <= decimals &&
  compare(amount, min) !== -1 &&
  compare(amount, max) !== 1;

/** Beside which part of the form a reason stands. */
const faultPlace = {
  noAddress: 'coin',
  voteFreeNotSet: 'coin',
  balance: 'amount',
  belowMin: 'amount',
  aboveMax: 'amount',
  decimals: 'amount',
  gas: 'gas',
} as const satisfies Record<MoveFault, string>;

/** The reasons that stand beside one part of the form. */
export const faultsBeside = (place: 'coin' | 'amount' | 'gas', reasons: readonly MoveFault[]): MoveFault[] =>
  reasons.filter((reason) => faultPlace[reason] === place);
