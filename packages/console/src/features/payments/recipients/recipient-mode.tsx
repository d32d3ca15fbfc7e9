import { Segmented } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paysSeveral } from '../fees/funds.rules.ts';
import type { TransferData } from '../transfer/use-transfer-facts.ts';
import type { TransferForm } from '../transfer/use-transfer-form.ts';
import { emptyRow } from '../transfer/transfer.values.ts';

/** Whether one is paid or several, where the chain can pay several at once. What was entered goes along. */
export function RecipientMode({ form, data }: { form: TransferForm; data: TransferData }) {
  const { t } = useTranslation();
  const { coin } = data.facts;
  const { rows, address, memo, amount, bound, rest } = form.values;
  if (coin === null || !paysSeveral(coin) || bound !== null || rest !== null) return null;
  return (
    <Segmented
      label={t('transfer.recipients.mode')}
      items={[
        { id: 'one', label: t('transfer.recipients.single') },
        { id: 'several', label: t('transfer.recipients.several') },
      ]}
      selected={rows === null ? 'one' : 'several'}
      onSelect={(mode) => {
        const [first] = rows ?? [];
        if (mode === 'several')
          form.change({ rows: [{ ...emptyRow(), address, memo, amount }, emptyRow()], max: false });
        else
          form.change({
            rows: null,
            origin: 'typed',
            address: first?.address ?? '',
            memo: first?.memo ?? '',
            amount: first?.amount ?? '',
          });
      }}
    />
  );
}
