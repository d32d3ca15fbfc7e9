import { wallets, type ListedEntry } from '@mpc/api';
import { Drawer, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { read } from '#shared/api/api.ts';
import { useDatedDraft } from '#shared/drafts/dated-draft.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { walletOf, type BookId } from './book-id.ts';
import { freshValues, isEntryValues, valuesOfEntry } from './entry-values.ts';
import { useBookChains } from './use-book-options.ts';

// The rules of addresses are large code: the drawer opens before they are there.
const EntryForm = lazyPart(() => import('./entry-form.tsx'), 'EntryForm', 'center');

export interface EntryDrawerProps {
  book: BookId;
  /** Addresses are added, an entry is changed, or one's own is proposed to a wallet. */
  task: { kind: 'add' } | { kind: 'edit' | 'propose'; entry: ListedEntry };
  onClose: () => void;
}

/** Adds addresses to a book, changes one, or proposes one's own to a wallet's. */
export function EntryDrawer({ book, task, onClose }: EntryDrawerProps) {
  const { t } = useTranslation('whiteAddress');
  const [isTable, setTable] = useState(false);
  const title = t(
    book.kind === 'personal' && task.kind === 'add' ? 'form.title.keep' : `form.title.${task.kind}`,
  );
  return (
    <Drawer open size={isTable ? 'wide' : 'default'} title={title} onClose={onClose}>
      <Prepared title={title} book={book} task={task} onTable={setTable} onClose={onClose} />
    </Drawer>
  );
}

/** The wallets an entry of one's own can be proposed to. */
function useWalletChoice(isAsked: boolean) {
  const assets = useQuery({ ...read(wallets.assets, { type: 0 }), enabled: isAsked });
  const choice = useMemo(() => {
    if (!isAsked || assets.data === undefined) return undefined;
    const { top_wallet, wallet_list } = assets.data;
    return [...top_wallet, ...wallet_list].map((one) => ({
      id: String(one.wallet_id),
      label: one.wallet_name,
    }));
  }, [isAsked, assets.data]);
  return { choice, assets };
}

interface PreparedProps extends EntryDrawerProps {
  title: string;
  /** Hears whether the addresses stand in a table, which needs more room. */
  onTable: (isTable: boolean) => void;
}

/** Waits for what the form begins with. */
function Prepared({ title, book, task, onTable, onClose }: PreparedProps) {
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const { walletId, subWalletId } = useSelection();
  const isProposal = task.kind === 'propose';
  const { choice, assets } = useWalletChoice(isProposal);
  const { chains, usual, ready, reading } = useBookChains(book);
  const subject = task.kind === 'add' ? `${book.kind} ${walletOf(book) ?? ''}` : task.entry.id;
  const draft = {
    uid,
    kind: `address-book ${task.kind} ${subject}`,
    subWalletId: book.kind === 'subWallet' ? book.subWalletId : 0,
  };
  const kept = useDatedDraft(draft, isEntryValues);
  const entry = task.kind === 'add' ? undefined : task.entry;
  const fresh = useMemo(() => {
    if (entry === undefined) return freshValues(book, usual);
    if (!isProposal) return valuesOfEntry(entry);
    const values = valuesOfEntry(entry, 'personal');
    const known =
      choice?.find(({ id }) => id === String(walletId)) ?? (choice?.length === 1 ? choice[0] : undefined);
    return {
      ...values,
      scope: 'shared' as const,
      walletId: known === undefined ? null : Number(known.id),
      everySubWallet: false,
      subWallets: known?.id === String(walletId) && subWalletId !== null ? [subWalletId] : [],
    };
  }, [entry, book, usual, isProposal, choice, walletId, subWalletId]);

  const skeleton = <Skeleton shape="form" />;
  if (isProposal && choice === undefined)
    return (
      <QueryView query={assets} skeleton={skeleton}>
        {() => skeleton}
      </QueryView>
    );
  if (kept === undefined || !ready) return skeleton;
  return (
    <QueryView query={reading} skeleton={skeleton}>
      {() => (
        <Suspense fallback={skeleton}>
          <EntryForm
            book={book}
            title={title}
            draft={draft}
            fresh={fresh}
            kept={kept}
            chains={chains}
            entry={task.kind === 'edit' ? task.entry : undefined}
            walletChoice={isProposal ? choice : undefined}
            onTable={onTable}
            onDone={onClose}
          />
        </Suspense>
      )}
    </QueryView>
  );
}
