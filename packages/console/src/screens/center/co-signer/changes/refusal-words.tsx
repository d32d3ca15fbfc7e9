import { codes, Refusal } from '@mpc/api';
import { Stack, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isFields, isText } from '#shared/fields.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';

/** Why the server took a change of auto sweep no further, and what to do next. */
export function RefusalWords({ error }: { error: unknown }) {
  const { t } = useTranslation('coSigner');
  if (!(error instanceof Refusal)) return t('change.unread');
  const { code, data, msg } = error;
  if (code === codes.coSignerUnavailable) return t('refused.coSigner');
  if (code === codes.changePending) return t('refused.pending');
  if (code === codes.gasStationLow && isFields(data)) {
    const { address, balance, needed, symbol_alias, base_symbol } = data;
    const coin = [symbol_alias, base_symbol].find(isText) ?? '';
    return (
      <Stack gap="s">
        {t('refused.gas', { coin, balance: amountOf(balance), needed: amountOf(needed) })}
        {isText(address) && address !== '' ? (
          <WholeAddress address={address} label={t('refused.sendGas')} />
        ) : null}
      </Stack>
    );
  }
  return <>{msg || code}</>;
}

const amountOf = (value: unknown): string => (isText(value) ? exactAmount(value) : '--');
