import { Amount, Card, KeyValueList, Stack, Text } from '../index.ts';
import { formTexts } from './form-page-texts.ts';
import { strategyCoins, type StrategyDraft } from './strategy-draft.ts';
import { useTexts } from './use-texts.ts';

/** What the fields amount to, kept up to date beside them. */
export function StrategySummary({ draft }: { draft: StrategyDraft }) {
  const words = useTexts(formTexts);
  const coin = strategyCoins.find(({ id }) => id === draft.coin);
  const list = (names: readonly string[]) => (names.length === 0 ? words.nothing : names.join(', '));
  return (
    <Card title={words.summary}>
      <Stack>
        <KeyValueList
          items={[
            { key: 'name', label: words.name, value: draft.name || words.nothing },
            {
              key: 'subWallets',
              label: words.subWallets,
              value: list(draft.subWallets.map((id) => words[id])),
            },
            {
              key: 'from',
              label: words.from,
              value: <Amount value={draft.from || null} symbol={coin?.symbol} />,
            },
            { key: 'network', label: words.coin, value: coin?.network ?? words.nothing },
            { key: 'recipients', label: words.recipients, value: words[draft.recipients] },
            { key: 'approvers', label: words.approvers, value: list(draft.approvers) },
            {
              key: 'threshold',
              label: words.threshold,
              value:
                draft.threshold === null ? words.nothing : `${draft.threshold} / ${draft.approvers.length}`,
            },
          ]}
        />
        <Text tone="muted">{words.summaryNote}</Text>
      </Stack>
    </Card>
  );
}
