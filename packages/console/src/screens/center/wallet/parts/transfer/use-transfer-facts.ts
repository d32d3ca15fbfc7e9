import {
  addressBook,
  approvals,
  kyt,
  receiving,
  Refusal,
  transactions,
  wallets,
  withdrawals,
} from '@mpc/api';
import { addressKey, checkAddress } from '@mpc/api/addresses';
import { useQuery } from '@tanstack/react-query';
import { isPayable } from '../../../../../shared/address/payable.rules.ts';
import { read } from '../../../../../shared/api/api.ts';
import { coinName } from '../../../../../shared/coin/coin-name.ts';
import { useStaleness, type Staleness } from '../../../../../shared/freshness/use-staleness.ts';
import { compare, isDecimal } from '../../../../../shared/money/decimal.ts';
import { repeated } from '../../../../../shared/payment/repeats.rules.ts';
import type { Facts, Home } from './transfer-facts.ts';
import { feeOf, feeOptions, maximum, type TransferValues } from './transfer.values.ts';
import { useDebounced } from './use-debounced.ts';
import { useLookAlikes } from './use-look-alikes.ts';

const screeningDown = '200139';
const live = { refetchInterval: 20_000 };

/** Asks the server everything that can be known about a form while it is filled in. Answers are of the values they were asked for. */
export function useTransferFacts({ wallet, subWallet }: Home, values: TransferValues) {
  const sub_wallet_id = subWallet.id;
  const coins = useQuery({
    ...read(wallets.focusCoins, { wallet_id: wallet.id, sub_wallet_id, need_stat: 1 }),
    ...live,
  });
  const payable = coins.data?.list.filter(isPayable) ?? [];
  const coin = payable.find(({ symbol }) => symbol === values.symbol) ?? null;
  const symbol = coin?.symbol ?? '';
  const base = coin?.base_symbol ?? '';
  const check = coin === null || values.address === '' ? null : checkAddress(base, values.address);
  const to = check?.ok ? check.normalized : null;
  const asked = { enabled: coin !== null };
  const about = { enabled: coin !== null && to !== null };

  const balance = useQuery({ ...read(withdrawals.balance, { sub_wallet_id, symbol }), ...asked, ...live });
  const feeBalance = useQuery({
    ...read(withdrawals.balance, { sub_wallet_id, symbol: base }),
    ...asked,
    ...live,
  });
  const fees = useQuery({
    ...read(withdrawals.fee, { sub_wallet_id, symbol, ...(to === null ? {} : { to }) }),
    ...asked,
    ...live,
  });
  const options = fees.data === undefined ? undefined : feeOptions(fees.data);
  const fee = feeOf(options ?? [], values.fee);
  const available = balance.data?.normal_balance;
  const most = coin === null ? null : maximum(coin, available, fee);
  const amount = values.max ? (most ?? values.amount) : values.amount;

  const screening = useQuery({
    ...read(kyt.withdrawCheck, { sub_wallet_id, symbol, address_to: to ?? '' }),
    ...about,
  });
  const owner = useQuery({ ...read(receiving.addressInfo, { address: to ?? '', symbol }), ...about });
  const own = useQuery({
    ...read(receiving.depositAddress, { sub_wallet_id, symbol, create: 0 }),
    ...asked,
  });
  const state = useQuery(read(addressBook.subWalletState, { sub_wallet_id }));
  const book = useQuery(read(addressBook.withdrawAddresses, { sub_wallet_id }));
  const lookAlikes = useLookAlikes({
    base,
    book: book.data,
    own: own.data?.address,
    ownName: subWallet.name,
  });

  const settled = useDebounced(amount);
  const weighed = { enabled: coin !== null && isDecimal(settled) && compare(settled, '0') === 1 };
  const limit = useQuery({
    ...read(withdrawals.limit, { wallet_id: wallet.id, symbol, amount: settled }),
    ...weighed,
  });
  const strategy = useQuery({
    ...read(approvals.strategies, {
      wallet_id: wallet.id,
      sub_wallet_id,
      business_type: 'withdraw',
      symbol,
      amount: settled,
      address_to: to ?? '',
    }),
    enabled: weighed.enabled && about.enabled,
  });
  const earlier = useQuery({
    ...read(transactions.list, {
      wallet_id: wallet.id,
      sub_wallet_id: [sub_wallet_id],
      trans_kind: ['withdraw'],
      symbol,
      keyword: to ?? '',
      order_by: 'created_at',
      order: 'desc',
      page_no: 1,
      page_size: 100,
    }),
    ...about,
    ...live,
  });

  const entries = book.data ?? [];
  const key = to === null ? null : addressKey(base, to);
  const main = coins.data?.list.find((other) => other.symbol === base);
  const ofAmount = settled === amount;
  const facts: Facts = {
    coin,
    check,
    to,
    amount,
    available,
    feeOptions: options,
    fee,
    feeUnit: main?.symbol_alias ?? fees.data?.fee_unit ?? base,
    feeHas: feeBalance.data?.normal_balance,
    screening: screening.data,
    screeningPending: about.enabled && screening.isPending && !screening.isError,
    unscreened: screening.error instanceof Refusal && screening.error.code === screeningDown,
    ownSubWallet:
      owner.data === undefined
        ? undefined
        : owner.data && { id: owner.data.sub_wallet_id, name: owner.data.sub_wallet_name },
    subWalletState: state.data,
    entry:
      entries.find((entry) => entry.base_symbol === base && addressKey(base, entry.address) === key) ?? null,
    lookAlike: to === null ? null : lookAlikes.find(to),
    limit: ofAmount ? limit.data : undefined,
    strategy: ofAmount ? (strategy.data === undefined ? undefined : (strategy.data[0] ?? null)) : undefined,
    repeats:
      earlier.data === undefined || to === null
        ? undefined
        : repeated(
            { sub_wallet_id, symbol, base_symbol: base, address_to: to, amount },
            earlier.data.list,
            earlier.dataUpdatedAt,
          ),
  };
  return {
    facts,
    payable,
    book: entries.filter((entry) => entry.base_symbol === base),
    coinLabel: coin === null ? '' : coinName(coin),
    price: coin?.price_usd,
    feePrice: main?.price_usd,
    energy: fees.data?.energy_need,
    bandwidth: fees.data?.net_need,
    queries: { coins, balance, feeBalance, fees, screening, owner, state, limit, strategy, earlier },
    /** When the oldest of what a payment is decided on was last heard. */
    observedAt: Math.min(balance.dataUpdatedAt, feeBalance.dataUpdatedAt, fees.dataUpdatedAt),
    quotedAt: fees.dataUpdatedAt,
  };
}

export type TransferData = ReturnType<typeof useTransferFacts>;

/** Whether balance and fee may still be acted on. What was never heard is waited for, it is not stale. */
export function useDataStaleness({ observedAt }: TransferData): Staleness | null {
  const staleness = useStaleness(observedAt);
  return staleness === 'old' && observedAt === 0 ? null : staleness;
}
