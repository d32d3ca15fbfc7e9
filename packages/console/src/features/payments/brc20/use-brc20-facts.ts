import { addressBook, approvals, collectibles, receiving, wallets, withdrawals } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useAnchors, useKnownContracts } from '#features/address-check';
import { chosenFee } from '#features/network-fee';
import { read } from '#shared/api/api.ts';
import { add, compare } from '#shared/money/decimal.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { useRecipientFacts } from '../recipients/use-recipient-facts.ts';
import { worthOfOutputs, type Brc20Values } from './brc20.values.ts';
import { live } from '#shared/freshness/live.ts';

/** The chain that inscriptions are written on. */
const bitcoin = 'BTC';

/** Asks the server everything that can be known about a transfer of inscriptions while it is filled in. */
export function useBrc20Facts({ wallet, subWallet }: PaymentSource, values: Brc20Values) {
  const sub_wallet_id = subWallet.id;
  const count = values.chosen.length;
  const coins = useQuery({
    ...read(wallets.focusCoins, { wallet_id: wallet.id, sub_wallet_id, need_stat: 1 }),
    ...live,
  });
  const coin = coins.data?.list.find(({ symbol }) => symbol === bitcoin) ?? null;
  const contracts = useKnownContracts({ walletId: wallet.id, subWalletId: sub_wallet_id });
  const {
    book,
    bookQuery,
    findLookAlike,
    queries: comparison,
  } = useAnchors({
    walletId: wallet.id,
    subWalletId: sub_wallet_id,
    baseSymbol: bitcoin,
    symbol: bitcoin,
  });
  const home = useQuery({
    ...read(receiving.depositAddress, { sub_wallet_id, symbol: bitcoin, create: 0 }),
    enabled: coin !== null,
  });
  const amount = worthOfOutputs(values.chosen);
  const { recipients, queries } = useRecipientFacts(
    [{ id: 'only', address: values.address, amount, memo: '' }],
    {
      coin,
      subWalletId: sub_wallet_id,
      home: home.data,
      book,
      findLookAlike,
      contracts: contracts.contracts,
    },
  );
  const recipient = recipients[0] ?? null;
  const to = recipient?.to ?? null;
  const state = useQuery({ ...read(addressBook.subWalletState, { sub_wallet_id }), ...live });
  const free = useQuery({
    ...read(collectibles.inscriptions, { sub_wallet_id, status: 0, page_no: 1, page_size: 1000 }),
    ...live,
  });
  const fees = useQuery({
    ...read(withdrawals.fee, {
      sub_wallet_id,
      symbol: bitcoin,
      inscription_count: count,
      ...(to === null ? {} : { to }),
    }),
    ...live,
    enabled: coin !== null && count > 0,
  });
  const strategy = useQuery({
    ...read(approvals.strategies, {
      wallet_id: wallet.id,
      sub_wallet_id,
      business_type: 'withdraw',
      symbol: bitcoin,
      amount,
      address_to: to ?? '',
    }),
    enabled: coin !== null && count > 0 && to !== null,
  });
  const chosen = chosenFee(fees.data, values.fee);
  const need = chosen.option === null ? null : add(amount, chosen.option.amount);
  const isFree = (id: string) =>
    free.data === undefined ||
    free.data.count > free.data.list.length ||
    free.data.list.some(({ inscription_id }) => inscription_id === id);
  return {
    coin,
    /** The list of coins is there, and Bitcoin is not in it. */
    isMissing: coins.data !== undefined && coin === null,
    recipient,
    recipients,
    book: (bookQuery.data ?? []).filter((entry) => entry.base_symbol === bitcoin),
    lookAlikeOf: (address: string) => {
      const found = findLookAlike(address, false);
      return found?.level === 'block' ? found.anchor.label : null;
    },
    state: state.data,
    /** Which inscriptions no order holds. */
    isFreeKnown: free.data !== undefined,
    amount,
    fee: chosen.option,
    feeFault: chosen.fault,
    /** What the outputs and the fee come to, where that is more than there is. */
    short: need !== null && compare(need, coin?.normal_balance) === 1 ? need : null,
    /** Chosen, and held by an order or gone since. */
    taken: values.chosen.filter(({ inscription_id }) => !isFree(inscription_id)),
    strategy: strategy.data === undefined ? undefined : (strategy.data[0] ?? null),
    fees,
    /** What it cannot be reviewed without, beside the fee. */
    needed: [...queries, ...contracts.queries, ...comparison, coins, home, state, free, strategy],
    quotedAt: serverTimeOf(fees.dataUpdatedAt),
    refresh: () => {
      for (const query of [coins, fees, free]) void query.refetch();
    },
    /** When the oldest of what the transfer is decided on was last heard. */
    observedAt: Math.min(coins.dataUpdatedAt, fees.dataUpdatedAt, free.dataUpdatedAt),
  };
}

export type Brc20Facts = ReturnType<typeof useBrc20Facts>;
