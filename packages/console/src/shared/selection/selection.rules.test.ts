import type { SubWallet } from '@mpc/api';
import { expect, it } from 'vitest';
import { everySubWallet, subWalletToSelect } from './selection.rules.ts';

const sub = (id: number) => ({ sub_wallet_id: id, sub_wallet_name: `S${id}` }) as SubWallet;
const none = new Set<number>();
const list = { top_sub_wallet_list: [sub(3)], sub_wallet_list: [sub(1), sub(2), sub(3)] };

it('shows pinned sub-wallets first and each once', () => {
  expect(everySubWallet(list).map((one) => one.sub_wallet_id)).toEqual([3, 1, 2]);
});

it('selects the first where none is chosen', () => {
  expect(subWalletToSelect(list, null, none)?.sub_wallet_id).toBe(3);
});

it('selects again by id after a refresh', () => {
  expect(subWalletToSelect(list, 2, none)?.sub_wallet_id).toBe(2);
});

it('never puts another in place of a chosen one that is gone', () => {
  expect(subWalletToSelect(list, 9, none)).toBeNull();
});

it('selects nothing in an empty list', () => {
  expect(subWalletToSelect({ top_sub_wallet_list: [], sub_wallet_list: [] }, null, none)).toBeNull();
});

it('passes over what was refused, unless a person chose it', () => {
  expect(subWalletToSelect(list, null, new Set([3]))?.sub_wallet_id).toBe(1);
  expect(subWalletToSelect(list, null, new Set([1, 2, 3]))).toBeNull();
  expect(subWalletToSelect(list, 3, new Set([3]))?.sub_wallet_id).toBe(3);
});
