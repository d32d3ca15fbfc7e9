import {
  Amount,
  Columns,
  CopyButton,
  Inline,
  KeyValueList,
  Section,
  ShortAddress,
  Stack,
  Stat,
  Time,
  Timeline,
  WholeAddress,
} from '../index.ts';
import { detailTexts } from './detail-page-texts.ts';
import { useTexts } from './use-texts.ts';
import { minute } from '../internal/durations.ts';

/** The transfer of the pattern. */
export const transfer = {
  at: Date.UTC(2026, 10, 20, 6, 2, 11),
  to: 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1',
  hash: '9f2c51e07ab84d36c1e5907fd24b8a63e0c7f19d5b3a2846e1907cfd35ab62e8',
};

/** All there is to know about a transfer: the facts on one side, what has happened on the other. */
export function TransferDetail() {
  const words = useTexts(detailTexts);
  const { at, to, hash } = transfer;
  return (
    <Columns min="340px" gap="xl">
      <Stack>
        <Stat
          size="figure"
          label={words.amountLabel}
          value={<Amount value="250000.00" symbol="USDT" />}
          hint={words.worth}
        />
        <Section
          title={words.to}
          action={<CopyButton size="small" variant="ghost" text={to} label={words.copyAddress} />}
        >
          <WholeAddress address={to} label={words.to} />
        </Section>
        <KeyValueList
          items={[
            { key: 'from', label: words.from, value: words.fromValue },
            {
              key: 'askedBy',
              label: words.askedBy,
              value: (
                <Inline gap="xs">
                  <span>Lin Wei</span>
                  <Time at={at} />
                </Inline>
              ),
            },
            { key: 'fee', label: words.fee, value: <Amount value="27.35" symbol="TRX" /> },
            { key: 'strategy', label: words.strategy, value: words.strategyValue },
            { key: 'remark', label: words.remark, value: words.remarkValue },
            {
              key: 'hash',
              label: words.hash,
              value: (
                <Inline gap="xs">
                  <ShortAddress address={hash} />
                  <CopyButton size="small" variant="ghost" text={hash} label={words.copyHash} />
                </Inline>
              ),
            },
          ]}
        />
      </Stack>
      <Section title={words.steps}>
        <Timeline
          label={words.steps}
          items={[
            { key: 'created', title: words.created, time: <Time at={at} kind="short" />, state: 'done' },
            {
              key: 'screened',
              title: words.screened,
              detail: words.screenedDetail,
              time: <Time at={at + minute} kind="short" />,
              state: 'done',
            },
            {
              key: 'approved',
              title: words.approved,
              time: <Time at={at + 9 * minute} kind="short" />,
              state: 'done',
            },
            {
              key: 'signed',
              title: words.signed,
              detail: words.signedDetail,
              time: <Time at={at + 10 * minute} kind="short" />,
              state: 'done',
            },
            { key: 'confirming', title: words.confirming, detail: words.confirmingDetail, state: 'current' },
            { key: 'done', title: words.done, state: 'waiting' },
          ]}
        />
      </Section>
    </Columns>
  );
}
