import { Amount, Card, KeyValueList, Text } from '@mpc/ui';
import { useTranslation } from 'react-i18next';
import { ScreeningTag } from './screening-tag.tsx';
import type { TransferData } from './use-transfer-facts.ts';

/** What will come of the payment as it stands: what arrives, who decides, how the address is rated. */
export function TransferOutlook({ data }: { data: TransferData }) {
  const { t } = useTranslation();
  const { coin, to, amount, strategy, screening, unscreened } = data.facts;
  if (coin === null || to === null || amount === '') return null;
  const nodes = strategy?.node_list ?? [];
  const asked = nodes
    .map(({ threshold, members }) => t('transfer.ofPeople', { threshold, count: members.length }))
    .join(t('transfer.then'));
  return (
    <Card padding="m">
      <KeyValueList
        items={[
          {
            key: 'arrives',
            label: t('transfer.arrives'),
            value: <Amount value={amount} symbol={coin.symbol_alias} />,
          },
          {
            key: 'strategy',
            label: t('transfer.strategy'),
            value:
              strategy === undefined ? undefined : strategy === null ? (
                t('transfer.strategyNone')
              ) : (
                <>
                  {strategy.name} <Text tone="muted">{asked}</Text>
                </>
              ),
          },
          {
            key: 'kyt',
            label: t('transfer.kyt'),
            value: <ScreeningTag screening={screening?.kyt} unscreened={unscreened} />,
          },
        ]}
      />
    </Card>
  );
}
