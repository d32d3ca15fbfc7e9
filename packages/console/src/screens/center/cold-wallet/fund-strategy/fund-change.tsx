import type { ColdCoinInfo } from '@mpc/api';
import { DiffView, KeyValueList, Stack, type KeyValueItem } from '@mpc/ui';
import { NamedWholeAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { limitFields, type FundDraft } from './fund-strategy.values.ts';

interface FundChangeProps {
  unit: string;
  before: FundDraft | null;
  after: FundDraft | null;
}

/** A strategy before and after, every field of it: what changes first, and what stays as it is. */
export function FundChange({ unit, before, after }: FundChangeProps) {
  const { t } = useTranslation('coldWallet');
  const fields = [
    ...limitFields.map((field) => ({
      key: field,
      label: t(`strategy.field.${field}`),
      say: (draft: FundDraft) => `${exactAmount(draft[field])} ${unit}`,
    })),
    {
      key: 'interval',
      label: t('strategy.field.interval'),
      say: ({ check_interval_min: minutes }: FundDraft) => t('strategy.everyMinutes', { minutes }),
    },
    {
      key: 'status',
      label: t('strategy.field.status'),
      say: ({ status }: FundDraft) => t(`strategy.on.${status}`),
    },
  ];
  const one = before ?? after;
  const changed =
    before === null || after === null ? [] : fields.filter(({ say }) => say(before) !== say(after));
  const rest = fields.filter((field) => !changed.includes(field));
  return (
    <Stack gap="m">
      {before === null || after === null || changed.length === 0 ? null : (
        <DiffView
          label={t('strategy.changes')}
          items={changed.map(({ key, label, say }) => ({
            key,
            label,
            before: say(before),
            after: say(after),
          }))}
        />
      )}
      {one === null ? null : (
        <KeyValueList items={rest.map(({ key, label, say }) => ({ key, label, value: say(one) }))} />
      )}
    </Stack>
  );
}

/** The addresses between which a strategy moves a coin, whole. */
export function useTierFacts({ coin, balance }: Pick<ColdCoinInfo, 'coin' | 'balance'>): KeyValueItem[] {
  const { t } = useTranslation('coldWallet');
  return (['hot', 'warm', 'cold'] as const).map((tier) => {
    const address = balance[`${tier}_address`];
    const label = t(`strategy.tier.${tier}`);
    return {
      key: tier,
      label,
      value:
        address === '' ? null : (
          <NamedWholeAddress address={address} baseSymbol={coin.base_symbol} label={label} />
        ),
    };
  });
}
