import { addressBook, approvals, receiving, transactions, wallets, withdrawals } from '@mpc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { paidTimes, useAnchors, useKnownContracts } from '#features/address-check';
import { chosenFee } from '#features/network-fee';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { isPayable } from '#shared/coin/payable.rules.ts';
import { useStaleness, type Staleness } from '#shared/freshness/use-staleness.ts';
import { compare, isDecimal } from '#shared/money/decimal.ts';
import { sum } from '#shared/money/sums.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';
import { repeated } from '../intents/repeats.rules.ts';
import { isUtxo, maximum, withinReach } from '../fees/funds.rules.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { decidingAll, differing } from './outlook.rules.ts';
import { boundState } from './test-transfer.rules.ts';
import type { Facts } from './transfer-facts.ts';
import { testedBy, type TransferValues } from './transfer.values.ts';
import { useBoundBill } from './use-bound-bill.ts';
import { useDebounced } from '#shared/freshness/use-debounced.ts';
import { useFeeEstimate } from '../fees/use-fee-estimate.ts';
import { enteredIn, useRecipientFacts } from '../recipients/use-recipient-facts.ts';
import { useSourceFunds } from '../fees/use-source-funds.ts';
import { live } from '#shared/freshness/live.ts';

/** Asks the server everything that can be known about a form while it is filled in. Answers are of the values they were asked for. */
export function useTransferFacts({ wallet, subWallet }: PaymentSource, values: TransferValues) {
  const sub_wallet_id = subWallet.id;
  const coins = useQuery({
    ...read(wallets.focusCoins, { wallet_id: wallet.id, sub_wallet_id, need_stat: 1 }),
    ...live,
  });
  const payable = coins.data?.list.filter(isPayable) ?? [];
  const coin = payable.find(({ symbol }) => symbol === values.symbol) ?? null;
  const symbol = coin?.symbol ?? '';
  const base = coin?.base_symbol ?? '';

  const {
    book,
    bookQuery,
    findLookAlike,
    queries: comparison,
  } = useAnchors({
    walletId: wallet.id,
    subWalletId: sub_wallet_id,
    baseSymbol: base,
    symbol,
  });
  const entries = (bookQuery.data ?? []).filter((entry) => entry.base_symbol === base);
  const home = useQuery({
    ...read(receiving.depositAddress, { sub_wallet_id, symbol, create: 0 }),
    enabled: coin !== null,
  });
  const known = useKnownContracts({ walletId: wallet.id, subWalletId: sub_wallet_id });
  const { recipients, queries } = useRecipientFacts(enteredIn(values), {
    coin,
    subWalletId: sub_wallet_id,
    home: home.data,
    book,
    findLookAlike,
    contracts: known.contracts,
  });
  const funds = useSourceFunds(coin, sub_wallet_id, values.from);
  const { available } = funds;
  const reach = withinReach(available, funds.fullest);
  const isSeveral = values.rows !== null;
  const [first] = recipients;
  const to = first?.to ?? null;

  // What a chain of unspent outputs charges depends on the amount, and the most that can be sent on what it charges.
  const rowSum = isSeveral ? sum(recipients.map((recipient) => recipient.amount)) : undefined;
  const typed = isSeveral ? (rowSum === '0' ? '' : (rowSum ?? '')) : enteredAmount(values.amount);
  const fees = useFeeEstimate({
    coin,
    subWalletId: sub_wallet_id,
    from: values.from,
    to,
    outputs: recipients.length,
    amountFor: (known) => (values.max && coin !== null ? maximum(coin, reach, known) : typed),
  });
  const chosen = chosenFee(fees.estimate, values.fee);
  const most = coin === null ? null : maximum(coin, reach, chosen.option);
  const amount = values.max && !isSeveral ? (most ?? typed) : typed;

  const state = useQuery({ ...read(addressBook.subWalletState, { sub_wallet_id }), ...live });
  const settled = useDebounced(amount);
  const weighed = { enabled: coin !== null && isDecimal(settled) && compare(settled, '0') === 1 };
  const limit = useQuery({
    ...read(withdrawals.limit, { wallet_id: wallet.id, symbol, amount: settled }),
    ...weighed,
  });
  const addresses = [...new Set(recipients.flatMap((recipient) => recipient.to ?? []))];
  const strategies = useQueries({
    queries: addresses.map((address_to) => ({
      ...read(approvals.strategies, {
        wallet_id: wallet.id,
        sub_wallet_id,
        business_type: 'withdraw',
        symbol,
        amount: settled,
        address_to,
      }),
      ...weighed,
    })),
  });
  const earlier = useQuery({
    ...read(transactions.list, {
      wallet_id: wallet.id,
      sub_wallet_id: [sub_wallet_id],
      trans_kind: ['withdraw'],
      symbol,
      ...(isSeveral ? {} : { address_to: to ?? '' }),
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      // One is looked for by name; several among the latest.
      page_size: isSeveral ? 1000 : 100,
    }),
    enabled: coin !== null && to !== null,
    ...live,
  });

  const paid = useQuery({
    ...paidTimes(wallet.id, sub_wallet_id, base, to ?? ''),
    enabled: coin !== null && to !== null,
  });
  const tested = testedBy(values.bound);
  const bill = useBoundBill(values, wallet.id);
  const test = useQuery({
    ...read(withdrawals.info, { id: tested?.orderId ?? 0 }),
    enabled: tested !== null,
    ...live,
  });

  const main = coins.data?.list.find((other) => other.symbol === base);
  const ofAmount = settled === amount;
  const deciding = strategies.map(({ data }) => data && (data[0] ?? null));
  const facts: Facts = {
    coin,
    recipients,
    isSeveral,
    amount,
    available,
    fullest: funds.fullest,
    from: values.from,
    utxo: funds.utxo,
    fee: chosen.option,
    feeFault: chosen.fault,
    feePending: fees.isBehind || (coin !== null && isUtxo(coin) && !ofAmount),
    feeUnit: main?.symbol_alias ?? fees.estimate?.fee_unit ?? base,
    feeHas: funds.feeHas,
    subWalletState: state.data,
    limit: ofAmount ? limit.data : undefined,
    strategy: ofAmount ? decidingAll(deciding) : undefined,
    differing: ofAmount ? differing(deciding) : [],
    repeats:
      earlier.data === undefined || to === null
        ? undefined
        : repeated(
            {
              sub_wallet_id,
              symbol,
              base_symbol: base,
              address_to: to,
              amount,
              outputs: recipients.map((recipient) => ({
                address: recipient.to ?? '',
                amount: recipient.amount,
              })),
            },
            earlier.data.list,
            serverTimeOf(earlier.dataUpdatedAt),
          ),
    noMemo: values.noMemo,
    bound: bill.state === 'none' ? boundState(values, test.data, sub_wallet_id) : bill.state,
    paidBefore: paid.data?.count,
  };
  return {
    facts,
    payable,
    book: entries,
    /** What a person trusts that an address looks like closely enough to be mistaken for it. */
    lookAlikeOf: (address: string) => {
      const found = findLookAlike(address, false);
      return found?.level === 'block' ? found.anchor.label : null;
    },
    coinLabel: coin === null ? '' : coinName(coin),
    price: coin?.price_usd,
    feePrice: main?.price_usd,
    estimate: fees.estimate,
    queries: {
      coins,
      fees: fees.query,
      /** What a payment cannot be reviewed without, beside the fee: read again where it failed. */
      needed: [
        ...queries,
        ...known.queries,
        ...funds.queries,
        ...comparison,
        home,
        state,
        limit,
        ...strategies,
        earlier,
        paid,
        test,
        ...bill.queries,
      ],
    },
    /** Reads again what a payment is decided on. */
    refresh: () => {
      for (const query of [...funds.heard, fees.query]) void query.refetch();
    },
    isRefreshing: [...funds.heard, fees.query].some(({ isFetching }) => isFetching),
    /** When the oldest of what a payment is decided on was last heard. */
    observedAt: Math.min(funds.observedAt, fees.query.dataUpdatedAt),
    quotedAt: serverTimeOf(fees.query.dataUpdatedAt),
  };
}

export type TransferData = ReturnType<typeof useTransferFacts>;

/** Whether balance and fee may still be acted on. What was never heard is waited for, it is not stale. */
export function useDataStaleness({ observedAt }: TransferData): Staleness | null {
  const staleness = useStaleness(observedAt);
  return staleness === 'old' && observedAt === 0 ? null : staleness;
}
