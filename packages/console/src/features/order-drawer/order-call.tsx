import type { Web3Info } from '@mpc/api';
import { Section, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CallView, DappCard } from '#features/contract-call';
import { shownCall } from '#features/orders';

/** What a contract is told, read here from its bytes and held against what the server reads, and by which dApp. */
export function OrderCall({ order }: { order: Web3Info }) {
  const { t } = useTranslation();
  const { decoded, dapp_name = '', dapp_url = '', dapp_img = '' } = order;
  return (
    <Stack gap="xl">
      <Section title={t('order.call.title')}>
        <CallView call={shownCall(order)} decoded={decoded} />
      </Section>
      {dapp_name === '' && dapp_url === '' ? null : (
        <Section title={t('order.call.dapp')}>
          <DappCard name={dapp_name} url={dapp_url} img={dapp_img} />
        </Section>
      )}
    </Stack>
  );
}
