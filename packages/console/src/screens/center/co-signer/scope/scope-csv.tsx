import type { SweepSubWallet } from '@mpc/api';
import { Button, downloadCsv, FileDrop, Inline, Stack, toCsv, type FileDropItem } from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CsvError, readCsv } from '#shared/csv/read-csv.ts';
import { subWalletsIn } from './scope-csv.rules.ts';

interface ScopeCsvProps {
  all: readonly SweepSubWallet[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** Takes the sub-wallets that are swept from a file, all of its lines or none; and gives them as one. */
export function ScopeCsv({ all, chosen, onChosen }: ScopeCsvProps) {
  const { t } = useTranslation('coSigner');
  const [item, setItem] = useState<FileDropItem | null>(null);
  const take = async (file: File) => {
    const refuse = (error: string) => setItem({ id: file.name, name: file.name, size: file.size, error });
    try {
      const found = subWalletsIn(readCsv(await file.text()), all);
      if ('head' in found) return refuse(t('scope.csv.head'));
      if ('unknown' in found)
        return refuse(t('scope.csv.unknown', { line: found.line, name: found.unknown }));
      setItem(null);
      onChosen(found.ids);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      refuse(error.reason === 'empty' ? t('import.empty') : t('import.quote', { line: error.line }));
    }
  };
  const download = () => {
    const rows = all.filter(({ sub_wallet_id }) => chosen.includes(String(sub_wallet_id)));
    const columns = [
      { header: t('scope.csv.id'), text: ({ sub_wallet_id }: SweepSubWallet) => String(sub_wallet_id) },
      { header: t('scope.csv.name'), text: ({ sub_wallet_name }: SweepSubWallet) => sub_wallet_name },
      {
        header: t('scope.csv.addresses'),
        text: ({ address_count }: SweepSubWallet) => String(address_count),
      },
    ];
    downloadCsv(t('scope.csv.fileName'), toCsv(columns, rows));
  };
  return (
    <Stack gap="s">
      <FileDrop
        label={t('scope.csv.title')}
        description={t('scope.csv.means')}
        accept={['.csv', '.txt']}
        maxSize={256 * 1024}
        items={item === null ? [] : [item]}
        onFiles={([file]) => {
          if (file !== undefined) void take(file);
        }}
        onRemove={() => setItem(null)}
      />
      <Inline>
        <Button size="small" variant="ghost" onClick={download}>
          {t('scope.csv.download')}
        </Button>
      </Inline>
    </Stack>
  );
}
