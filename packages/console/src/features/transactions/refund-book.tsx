import type { BookEntry } from '@mpc/api';
import { Button, ellipsis, EmptyState, OptionList, Popover, SearchField, Stack, StatusTag } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface RefundBookProps {
  /** Those of the network. */
  entries: readonly BookEntry[];
  onPick: (entry: BookEntry) => void;
}

/** The addresses of the books; the whole of one is shown once it is picked. */
export function RefundBook({ entries, onPick }: RefundBookProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = entries.filter(({ label, address }) =>
    [label, address].some((one) => one.toLowerCase().includes(wanted)),
  );
  return (
    <Popover
      title={t('transfer.pick.open')}
      trigger={
        <Button variant="ghost" size="small">
          {t('transfer.pick.open')}
        </Button>
      }
    >
      {(close) => (
        <Stack gap="s">
          <SearchField
            label={t('transfer.pick.find')}
            placeholder={t('transfer.pick.find')}
            value={text}
            onChange={setText}
          />
          <OptionList
            label={t('transfer.pick.book')}
            sections={[
              {
                id: 'found',
                items: found.map(({ id, label, address, is_white }) => ({
                  id: String(id),
                  title: label,
                  detail: ellipsis(address),
                  marks:
                    is_white === 1 ? (
                      <StatusTag tone="success">{t('transfer.book.white')}</StatusTag>
                    ) : undefined,
                })),
              },
            ]}
            onSelect={(id) => {
              const entry = entries.find((one) => String(one.id) === id);
              if (entry !== undefined) onPick(entry);
              close();
            }}
            empty={
              <EmptyState title={t(entries.length === 0 ? 'transfer.book.none' : 'transfer.book.empty')} />
            }
          />
        </Stack>
      )}
    </Popover>
  );
}
