import { Banner, Stack, Text, WholeAddress } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { Ownership } from './ownership.rules.ts';

export interface NotOwnProps extends Pick<Extract<Ownership, { is: 'stop' }>, 'why'> {
  address: string;
}

/** Why an address is not given away. It is shown to be reported, and to nothing else. */
export function NotOwn({ address, why }: NotOwnProps) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" title={t('receive.stop.title')}>
      <Stack gap="s">
        <Text as="p">{t(`receive.stop.${why}`)}</Text>
        <Text as="p">{t('receive.stop.tell')}</Text>
        <WholeAddress address={address} label={t('receive.stop.named')} />
      </Stack>
    </Banner>
  );
}
