import type { Web3Info } from '@mpc/api';
import { Section, Stack } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { CallView, DappCard } from '#features/contract-call';

/** What a contract is told, read here from its bytes and held against what the server reads, and by which dApp. */
export function OrderCall({ order }: { order: Web3Info }) {
  const { t } = useTranslation();
  const { decoded, input_data = '0x', dapp_name = '', dapp_url = '', dapp_img = '' } = order;
  const isToken = order.symbol !== order.base_symbol;
  return (
    <Stack gap="xl">
      <Section title={t('order.call.title')}>
        <CallView
          inputData={input_data}
          contract={order.interactive_contract ?? order.address_to}
          baseSymbol={order.base_symbol}
          decoded={decoded}
          token={isToken ? { symbol_alias: order.symbol_alias, decimals: order.decimals } : undefined}
        />
      </Section>
      {dapp_name === '' && dapp_url === '' ? null : (
        <Section title={t('order.call.dapp')}>
          <DappCard name={dapp_name} url={dapp_url} img={dapp_img} />
        </Section>
      )}
    </Stack>
  );
}
