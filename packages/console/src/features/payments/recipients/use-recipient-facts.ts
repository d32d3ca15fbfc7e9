import { kyt, receiving, type BookEntry, type Coin, type DepositAddress } from '@mpc/api';
import { addressKey, checkAddress } from '@mpc/api/addresses';
import { useQueries } from '@tanstack/react-query';
import {
  checkRecipient,
  type FindLookAlike,
  isScreeningDown,
  type KnownContracts,
} from '#features/address-check';
import { read } from '#shared/api/api.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { RecipientFacts } from '../transfer/transfer-facts.ts';
import type { TransferValues } from '../transfer/transfer.values.ts';

/** A recipient as entered. */
interface Entered {
  id: string;
  address: string;
  amount: string;
  memo: string;
}

/** Who is to be paid, one or several, as entered; an amount is empty while it is none. */
export const enteredIn = ({ rows, address, amount, memo }: TransferValues): readonly Entered[] =>
  (rows ?? [{ id: 'only', address, amount, memo }]).map((row) => ({
    ...row,
    amount: enteredAmount(row.amount),
  }));

interface Known {
  coin: Coin | null;
  subWalletId: number;
  /** Where the sub-wallet itself receives the coin. */
  home: DepositAddress | undefined;
  /** Absent while it, or what else an address is compared with, is not read. */
  book: readonly BookEntry[] | undefined;
  findLookAlike: FindLookAlike;
  /** Undefined while they are not read. */
  contracts: KnownContracts | undefined;
}

/** Asks what is known of everybody who is to be paid, each address once. */
export function useRecipientFacts(entered: readonly Entered[], known: Known) {
  const { coin, subWalletId, home, book, findLookAlike, contracts } = known;
  const symbol = coin?.symbol ?? '';
  const base = coin?.base_symbol ?? '';
  const judged = entered.map((one) => {
    const check = coin === null || one.address === '' ? null : checkAddress(base, one.address);
    const to = check?.ok ? check.normalized : null;
    const packed = check?.ok ? check.memo : undefined;
    return { ...one, memo: packed ?? one.memo, check, to };
  });
  const addresses = [...new Set(judged.flatMap(({ to }) => (to === null ? [] : [to])))];
  const screenings = useQueries({
    queries: addresses.map((address_to) =>
      read(kyt.withdrawCheck, { sub_wallet_id: subWalletId, symbol, address_to }),
    ),
  });
  const owners = useQueries({
    queries: addresses.map((address) => read(receiving.addressInfo, { address, symbol })),
  });
  const homeKey = home === undefined ? null : addressKey(base, home.address);

  const recipients = judged.map(({ id, amount, memo, check, to }): RecipientFacts => {
    const at = to === null ? -1 : addresses.indexOf(to);
    const screening = screenings[at];
    const owner = owners[at]?.data;
    const key = to === null ? null : addressKey(base, to);
    // Sub-wallets that share an account are told apart by their memos.
    const isShared = coin?.support_memo === '1';
    const isSender = isShared
      ? key !== null && key === homeKey && memo === home?.memo
      : owner?.sub_wallet_id === subWalletId;
    return {
      id,
      amount,
      memo,
      check,
      to,
      screening: screening?.data,
      screeningPending: screening?.isPending === true,
      unscreened: isScreeningDown(screening?.error),
      owner: owner && { id: owner.sub_wallet_id, name: owner.sub_wallet_name, memo: owner.memo },
      recipientCheck: to === null ? null : contracts && checkRecipient(base, to, { isSender, contracts }),
      entry:
        book &&
        (book.find((one) => one.base_symbol === base && addressKey(base, one.address) === key) ?? null),
      lookAlike: to === null ? null : findLookAlike(to, Boolean(owner)),
    };
  });
  return {
    recipients,
    /** What was asked about them. */
    queries: [...owners, ...screenings.filter(({ error }) => !isScreeningDown(error))],
  };
}
