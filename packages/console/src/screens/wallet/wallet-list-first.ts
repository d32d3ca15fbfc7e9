import { wallets } from '@mpc/api';
import { read } from '#shared/api/api.ts';
import { askEarly } from '#shared/freshness/ask-early.ts';
import { choice } from '#shared/list/codec.ts';
import { defineList, type StateOf } from '#shared/list/define-list.ts';
import type { AskFirst } from '#shared/screen.ts';

/** All wallets, those owned and those managed. */
export const types = [0, 1, 2] as const;

export const walletsList = defineList({ name: 'wallets', view: { type: choice(types, 0) }, filters: {} });

/** The wallets of one type. */
export const assetsOf = ({ type }: Pick<StateOf<typeof walletsList>, 'type'>) =>
  read(wallets.assets, { type });

export const askFirst: AskFirst = (queries, { search }) =>
  askEarly(queries, assetsOf(walletsList.parse(search)));
