import type { ColdCoinInfo } from '@mpc/api';
import { DiffView, type KeyValueItem } from '@mpc/ui';
import { NamedWholeAddress } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { limitFields, type FundDraft } from './fund-strategy.values.ts';

interface FundChangeProps {
  unit: string;
  before: FundDraft | null;
  after: FundDraft | null;
}

/** A strategy before and after, every field of it. */
export function FundChange({ unit, before, after }: FundChangeProps) {
  const { t } = useTranslation('coldWallet');
  const side = (draft: FundDraft | null, say: (draft: FundDraft) => string) =>
    draft === null ? undefined : say(draft);
  const item = (key: string, label: string, say: (draft: FundDraft) => string) => ({
    key,
    label,
    before: side(before, say),
    after: side(after, say),
  });
  return (
    <DiffView
      label={t('strategy.changes')}
      showUnchanged
      items={[
        ...limitFields.map((field) =>
          item(field, t(`strategy.field.${field}`), (draft) => `${exactAmount(draft[field])} ${unit}`),
        ),
        item('interval', t('strategy.field.interval'), ({ check_interval_min }) =>
          t('strategy.everyMinutes', { minutes: check_interval_min }),
        ),
        item('status', t('strategy.field.status'), ({ status }) => t(`strategy.on.${status}`)),
      ]}
    />
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
