import type { ListedEntry, Network } from '@mpc/api';
import { Button, DrawerFooter, Form, Inline, Select, Skeleton, Stack, SubmitButton } from '@mpc/ui';
import { Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import type { DatedDraft } from '#shared/drafts/dated-draft.ts';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import type { DraftKey } from '#shared/drafts/drafts.ts';
import { ChecksFailed } from '#shared/query-view/checks-failed.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import type { BookId } from './book-id.ts';
import { EntryConfirm } from './entry-confirm.tsx';
import { findingsIn, isFaulty } from './entry-faults.rules.ts';
import { EntryScopeFields } from './entry-scope-fields.tsx';
import { isBlank, typedLimit, type EntryRow, type EntryValues } from './entry-values.ts';
import { SendingNotice } from './sending-notice.tsx';
import { TypedRows } from './typed-rows.tsx';
import { useSubWalletNames } from './use-book-options.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useEntrySending } from './use-entry-sending.ts';
import { useKnowledge } from './use-knowledge.ts';

// Most addresses are typed, not read from a file.
const CsvImport = lazyPart(() => import('./csv-import.tsx'), 'CsvImport');
const FileRows = lazyPart(() => import('./file-rows.tsx'), 'FileRows');

export interface EntryFormProps {
  book: BookId;
  /** What is done by it: its drawer's title, and its confirmation's. */
  title: string;
  draft: DraftKey;
  fresh: EntryValues;
  kept: DatedDraft<EntryValues> | null;
  chains: readonly Network[];
  /** The entry that is changed; its rows are this one. */
  entry: ListedEntry | undefined;
  /** The wallets to choose from where an entry is proposed to one. */
  walletChoice: readonly { id: string; label: string }[] | undefined;
  /** Hears whether the addresses stand in a table. */
  onTable: (isTable: boolean) => void;
  onDone: () => void;
}

const none: readonly number[] = [];

/** The form in which addresses are entered, imported or changed, with everything that is wrong said beside its cause. */
export function EntryForm(props: EntryFormProps) {
  const { book, title, draft, fresh, kept, chains, entry, walletChoice, onTable, onDone } = props;
  const { t } = useTranslation('whiteAddress');
  const id = useId();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = useEntryForm(draft, { fresh, kept });
  const { values } = form;
  const { against, busy, result, send } = useEntrySending({ form, entry, onDone });
  const [reviewed, setReviewed] = useState<readonly EntryRow[] | null>(null);
  const names = useSubWalletNames(values.everySubWallet ? (values.walletId ?? undefined) : undefined);
  const every = useMemo(() => names.map((sub) => sub.sub_wallet_id), [names]);
  const isOwn = values.scope === 'personal';
  const chain = chains.find(({ symbol }) => symbol === values.network);
  const { knowledge, rules, comparing } = useKnowledge({
    network: chain,
    isOwn,
    walletId: values.walletId,
    subWallets: isOwn ? none : values.everySubWallet ? every : values.subWallets,
    id: entry?.id,
  });
  const findings = useMemo(
    () =>
      knowledge === null
        ? new Map<string, never>()
        : findingsIn(values.rows, knowledge, isOwn ? 'error' : 'warning'),
    [values.rows, knowledge, isOwn],
  );
  const isFile = values.rows.length > typedLimit || values.rows.some((row) => row.line > 0);
  useEffect(() => onTable(isFile), [onTable, isFile]);
  const filled = values.rows.filter((row) => !isFile || !isBlank(row));
  const ready = isFile ? filled.filter((row) => !isFaulty(findings.get(row.key))) : filled;
  const isSingle = entry !== undefined || walletChoice !== undefined;
  const verb = entry === undefined ? (isOwn ? 'add' : 'propose') : isOwn ? 'save' : 'proposeEdit';
  return (
    <Stack>
      <DraftNotice at={form.draftedAt} onDiscard={form.clear} />
      <Form
        id={id}
        label={t('form.label')}
        onProblems={setProblems}
        onSubmit={() =>
          comparing.state === 'done' && against === undefined && ready.length > 0
            ? setReviewed(ready)
            : undefined
        }
      >
        <Stack>
          {walletChoice === undefined ? null : (
            <Select
              label={t('form.wallet')}
              required
              options={walletChoice}
              value={values.walletId === null ? null : String(values.walletId)}
              onChange={(wallet) =>
                form.change({ walletId: Number(wallet), subWallets: [], everySubWallet: false, coins: [] })
              }
            />
          )}
          <EntryScopeFields book={book} form={form} isEdit={entry !== undefined} />
          {knowledge === null && values.network !== null ? (
            <QueryView query={rules} skeleton={<Skeleton shape="form" count={3} />}>
              {() => null}
            </QueryView>
          ) : null}
          {knowledge === null || isFile ? null : (
            <TypedRows form={form} chain={knowledge.chain} findings={findings} isSingle={isSingle} />
          )}
          {isSingle || knowledge === null ? null : (
            <Suspense fallback={<Skeleton shape="form" count={1} />}>
              <CsvImport form={form} />
            </Suspense>
          )}
        </Stack>
      </Form>
      {knowledge === null || !isFile ? null : (
        <Suspense fallback={<Skeleton shape="rows" />}>
          <FileRows form={form} chain={knowledge.chain} findings={findings} />
        </Suspense>
      )}
      <DrawerFooter>
        <Stack gap="s">
          <ChecksFailed checks={comparing.checks} />
          <SendingNotice result={result} />
          <Inline justify="end">
            {form.isFresh || form.draftedAt !== null ? null : (
              <Button variant="ghost" disabled={busy} onClick={form.clear}>
                {t('form.clear')}
              </Button>
            )}
            <SubmitButton
              form={id}
              busy={busy}
              problems={problems}
              reason={
                ready.length === 0
                  ? t('form.nothingReady')
                  : comparing.state === 'done'
                    ? against
                    : t(comparing.state === 'failed' ? 'form.checksFailed' : 'form.comparing')
              }
            >
              {t(entry === undefined ? 'form.review' : 'form.reviewEdit', { count: ready.length })}
            </SubmitButton>
          </Inline>
        </Stack>
      </DrawerFooter>
      {reviewed === null ? null : (
        <EntryConfirm
          title={title}
          verb={t(`form.${verb}`, { count: reviewed.length })}
          values={values}
          rows={reviewed}
          chain={chain}
          entry={entry}
          against={against}
          busy={busy}
          onConfirm={() => void send(reviewed).then(() => setReviewed(null))}
          onCancel={() => setReviewed(null)}
        />
      )}
    </Stack>
  );
}
