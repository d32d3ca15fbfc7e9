import type { LookAlike } from '@mpc/api/addresses';
import { Banner, Stack, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lookAlikeMessage, type Anchor } from './address-messages.ts';
import { sameCase } from './same-case.rules.ts';

interface NearestKnownProps {
  address: string;
  found: LookAlike<Anchor>;
}

/** The trusted address that another one looks like, whole, with the characters marked in which they differ. */
export function NearestKnown({ address, found }: NearestKnownProps) {
  const { t } = useTranslation();
  const { level, title, message } = lookAlikeMessage(t, address, found);
  return (
    <Banner tone={level === 'error' ? 'danger' : 'attention'} title={title}>
      <Stack gap="s">
        {message}
        <WholeAddress
          address={found.anchor.address}
          comparedWith={sameCase(address, found.anchor.address)}
          label={t('addressSummary.known', { label: found.anchor.label })}
        />
      </Stack>
    </Banner>
  );
}
