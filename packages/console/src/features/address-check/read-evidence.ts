import { addressBook, kyt, receiving, Refusal } from '@mpc/api';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { read } from '#shared/api/api.ts';
import { minute } from '#shared/durations.ts';
import type { PaidRecipients, RecipientEvidence } from './recipient-evidence.ts';
import { knownContracts } from './recipient.rules.ts';
import { paidLately, sharedBook } from './use-anchors.ts';
import { contractReads } from './use-known-contracts.ts';

/** Asks through the cache; a question that is not answered is no failure of the others, and is kept in `failed`. */
const asking =
  (client: QueryClient, failed: unknown[]) =>
  <Data, Raw, Key extends QueryKey>(question: FetchQueryOptions<Raw, Error, Data, Key>) =>
    client.fetchQuery({ ...question, staleTime: minute, retry: false }).catch((error: unknown) => {
      failed.push(error);
      return undefined;
    });

/** The same, but null where it was refused, which is no failure. */
const askingOrRefused =
  (client: QueryClient, failed: unknown[]) =>
  <Data, Raw, Key extends QueryKey>(question: FetchQueryOptions<Raw, Error, Data, Key>) =>
    client.fetchQuery({ ...question, staleTime: minute, retry: false }).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      failed.push(error);
      return undefined;
    });

async function readContracts(
  client: QueryClient,
  { walletId, subWalletId }: PaidRecipients,
  failed: unknown[],
) {
  const ask = asking(client, failed);
  const askOrRefused = askingOrRefused(client, failed);
  const { coinPage, ...reads } = contractReads(walletId, subWalletId);
  const [first, collections, calls, rules, multisigs, advanced] = await Promise.all([
    ask(coinPage(1)),
    ask(reads.collections),
    ask(reads.calls),
    // Not everybody may read these, or has them: what is refused adds nothing. What failed otherwise may name a contract.
    askOrRefused(reads.rules),
    askOrRefused(reads.multisigs),
    askOrRefused(reads.advanced),
  ]);
  const more = Array.from({ length: Math.max(0, (first?.pageTotal ?? 1) - 1) }, (_, at) =>
    ask(coinPage(at + 2)),
  );
  const pages = [first, ...(await Promise.all(more))];
  if (pages.includes(undefined) || collections === undefined || calls === undefined) return undefined;
  if (rules === undefined || multisigs === undefined || advanced === undefined) return undefined;
  return knownContracts({
    coins: pages.flatMap((page) => page?.list ?? []),
    collections: collections.nft_list,
    calls: calls.list,
    rules: rules?.list,
    multisigs: multisigs ?? [],
    allowed: advanced?.flatMap(({ conditions }) => conditions.contracts),
  });
}

/** See `recipientEvidence`. */
export async function readEvidence(client: QueryClient, paid: PaidRecipients): Promise<RecipientEvidence> {
  const { walletId, subWalletId: sub_wallet_id, baseSymbol, symbol } = paid;
  const failed: unknown[] = [];
  const ask = asking(client, failed);
  // What is kept is no payment yet: the questions of a payment are not asked about it.
  const asked = paid.keptFor ? [] : paid.recipients.filter(({ role }) => role !== 'contract');
  const addresses = [...new Set(asked.map(({ address }) => address))];
  const [contracts, books, shared, mine, history, owners, checks] = await Promise.all([
    readContracts(client, paid, failed),
    Promise.all(
      (paid.keptFor ?? [sub_wallet_id]).map((id) =>
        ask(read(addressBook.withdrawAddresses, { sub_wallet_id: id })),
      ),
    ),
    // A look-alike of whom another sub-wallet pays is one too, wherever it is kept.
    paid.keptFor === undefined ? { list: [] } : ask(sharedBook(walletId, baseSymbol)),
    ask(read(receiving.myAddresses, { symbol })),
    ask(paidLately(walletId, paid.keptFor === undefined ? sub_wallet_id : null, baseSymbol)),
    Promise.all(addresses.map((address) => ask(read(receiving.addressInfo, { address, symbol })))),
    Promise.all(
      addresses.map((address_to) => ask(read(kyt.withdrawCheck, { sub_wallet_id, symbol, address_to }))),
    ),
  ]);
  const byAddress = <Value>(values: readonly Value[]) =>
    Object.fromEntries(addresses.map((address, at) => [address, values[at]]));
  return {
    failed,
    contracts,
    book:
      books.includes(undefined) || shared === undefined
        ? undefined
        : [...books.flatMap((book) => book ?? []), ...shared.list],
    mine,
    paid: history?.list,
    owners: byAddress(owners),
    isBlack: byAddress(checks.map((check) => (check === undefined ? undefined : check.black === 1))),
  };
}
