import type { Coin } from '@mpc/api';
import { Columns, ComboBox } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { SheetFile, type SheetFileProps } from './sheet-file.tsx';

interface SheetStartProps extends SheetFileProps {
  coins: readonly Coin[];
  usual: string | null;
  onUsual: (symbol: string | null) => void;
}

/** What stands above a sheet: the coin of rows that name none, and a file to take rows from. */
export function SheetStart({ coins, usual, onUsual, onRead }: SheetStartProps) {
  const { t } = useTranslation();
  return (
    <Columns min="340px">
      <ComboBox
        label={t('batch.usual')}
        description={t('batch.usualDescription')}
        options={coins.map((coin) => coinOption(coin))}
        value={usual}
        onChange={onUsual}
      />
      <SheetFile onRead={onRead} />
    </Columns>
  );
}
