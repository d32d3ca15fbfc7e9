import type { CollectRule } from '@mpc/api';
import { Link, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';

/** Where a rule sweeps to, as it is decided on: the whole address, to copy and to look up. */
export function ReceivingAddress({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { collect_address: address, address_link: link } = rule;
  return (
    <Stack gap="xs">
      <AddressSummary
        address={address}
        label={t('field.address')}
        baseSymbol={rule.base_symbol}
        subWalletId={rule.collect_sub_wallet_id}
        copy
      />
      {link === '' ? null : (
        <span>
          <Link href={`${link}${address}`} external>
            {t('detail.explorer')}
          </Link>
        </span>
      )}
    </Stack>
  );
}
