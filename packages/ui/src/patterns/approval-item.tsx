import {
  Amount,
  ApprovalLine,
  Columns,
  DiffView,
  Inline,
  KeyValueList,
  Section,
  Stack,
  Stat,
  StatusTag,
  Text,
  WholeAddress,
} from '../index.ts';
import { approvalTexts } from './approval-page-texts.ts';
import { transfer } from './transfer-detail.tsx';
import { useTexts } from './use-texts.ts';

/** Everything one has to see before consenting: how much, where to, the risk, what changed, and who else is asked. */
export function ApprovalItem() {
  const words = useTexts(approvalTexts);
  return (
    <Columns min="340px" gap="xl">
      <Stack>
        <Stat
          size="figure"
          label={words.sending}
          value={<Amount value="250000.00" symbol="USDT" />}
          hint={words.worth}
        />
        <Section title={words.to}>
          <WholeAddress address={transfer.to} label={words.address} />
        </Section>
        <KeyValueList
          items={[
            { key: 'from', label: words.from, value: words.fromValue },
            { key: 'fee', label: words.fee, value: <Amount value="27.35" symbol="TRX" /> },
            {
              key: 'risk',
              label: words.risk,
              value: (
                <Inline>
                  <StatusTag tone="success">{words.riskValue}</StatusTag>
                  <Text tone="muted">{words.riskDetail}</Text>
                </Inline>
              ),
            },
            { key: 'history', label: words.history, value: words.historyValue },
          ]}
        />
        <Section title={words.changed}>
          <DiffView
            label={words.changed}
            items={[
              { key: 'amount', label: words.amount, before: '240,000.00 USDT', after: '250,000.00 USDT' },
              { key: 'remark', label: words.remark, before: words.remarkBefore, after: words.remarkAfter },
            ]}
          />
        </Section>
      </Stack>
      <Section title={words.strategy}>
        <ApprovalLine
          label={words.line}
          nodes={[
            {
              key: 'team',
              title: words.first,
              kind: 'approve',
              threshold: 1,
              state: 'passed',
              people: [
                {
                  key: 'ana',
                  name: 'Ana Ruiz',
                  state: 'approved',
                  time: transfer.at + 449_000,
                  remark: words.approvedWith,
                },
              ],
            },
            {
              key: 'owners',
              title: words.second,
              kind: 'sign',
              threshold: 1,
              state: 'active',
              people: [
                { key: 'you', name: 'Mara Novak', state: 'waiting', isYou: true },
                { key: 'kofi', name: 'Kofi Okafor', state: 'waiting' },
              ],
            },
          ]}
        />
      </Section>
    </Columns>
  );
}
