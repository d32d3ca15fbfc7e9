import type { TonMessage, TonTx } from '@mpc/api';
import {
  Amount,
  Banner,
  Card,
  Columns,
  CopyButton,
  Inline,
  KeyValueList,
  Section,
  Stack,
  StatusTag,
  Text,
  Time,
} from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { ExitWords } from './exit-words.tsx';
import { HashCell } from './hash-cell.tsx';
import { MessageTree } from './message-tree.tsx';
import { TonLinks } from './ton-links.tsx';
import { failedStep, outcomeOf } from './ton-trace.rules.ts';

const tones = {
  completed: 'success',
  failed: 'danger',
  failedLater: 'danger',
  bounced: 'attention',
} as const;

interface TonCardProps {
  /** From 1. */
  place: number;
  tx: TonTx;
  walletId: number;
}

/** One transaction that was found: how it ended, what moved, and the transfer it is a part of. */
export function TonCard({ place, tx, walletId }: TonCardProps) {
  const { t } = useTranslation('tools');
  const outcome = outcomeOf(tx);
  const failed = failedStep(tx);
  const { in_msg: incoming, out_msgs: outgoing, query, txid, txid_hex, account } = tx;
  return (
    <Card
      padding="m"
      title={t('ton.result', { place })}
      action={<StatusTag tone={tones[outcome]}>{t(`ton.outcome.${outcome}`)}</StatusTag>}
    >
      <Stack gap="m">
        {failed === undefined ? null : (
          <Banner tone={outcome === 'bounced' ? 'attention' : 'danger'} title={t(`ton.failure.${outcome}`)}>
            <ExitWords code={failed.exit_code} />
          </Banner>
        )}
        <Columns min="420px">
          <Stack gap="m">
            {incoming.source === '' ? null : <Account address={incoming.source} label={t('ton.from')} />}
            {incoming.destination === account ? null : (
              <Account address={incoming.destination} label={t('ton.to')} />
            )}
            <Account
              address={account}
              label={t(incoming.destination === account ? 'ton.toAccount' : 'ton.account')}
            />
            <KeyValueList
              items={[
                ...(incoming.source === ''
                  ? [{ key: 'from', label: t('ton.from'), value: t('ton.outside') }]
                  : []),
                {
                  key: 'amount',
                  label: t('ton.amount'),
                  value: <Amount value={incoming.value} symbol="TON" />,
                },
                { key: 'comment', label: t('ton.comment'), value: incoming.comment },
                { key: 'fee', label: t('ton.fee'), value: <Amount value={tx.fee} symbol="TON" /> },
                { key: 'time', label: t('ton.time'), value: <Time at={tx.utime} /> },
                { key: 'txid', label: t('ton.txid'), value: <HashCell text={txid_hex} /> },
                { key: 'base64', label: t('ton.base64'), value: <HashCell text={txid} /> },
                ...(query === txid_hex
                  ? []
                  : [
                      {
                        key: 'query',
                        label: t('ton.query'),
                        value: (
                          <Stack gap="xs">
                            <code>{query}</code>
                            <Text tone="muted">{t('ton.byMessage')}</Text>
                          </Stack>
                        ),
                      },
                    ]),
              ]}
            />
          </Stack>
          <Stack gap="m">
            <Section
              title={t('ton.tree.of', { place })}
              note={t('ton.tree.note', { count: tx.trace.length })}
            >
              <MessageTree tx={tx} />
            </Section>
            <Sent place={place} messages={outgoing} />
          </Stack>
        </Columns>
        <TonLinks tx={tx} walletId={walletId} />
      </Stack>
    </Card>
  );
}

interface AccountProps {
  address: string;
  label: string;
  /** What else is said in front of it. */
  lead?: ReactNode;
}

function Account({ address, label, lead }: AccountProps) {
  const { t } = useTranslation('tools');
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text tone="muted">
          {label} {lead}
        </Text>
        <CopyButton text={address} label={t('ton.copyAccount')} />
      </Inline>
      <NamedWholeAddress address={address} baseSymbol="TON" label={label} />
    </Stack>
  );
}

interface SentProps {
  place: number;
  messages: readonly TonMessage[];
}

/** What the account sent on, which is where the money went. */
function Sent({ place, messages }: SentProps) {
  const { t } = useTranslation('tools');
  if (messages.length === 0) return null;
  return (
    <Section title={t('ton.sent', { count: messages.length, place })}>
      <Stack gap="m">
        {messages.map(({ hash, value, destination, comment }) => (
          <Stack key={hash} gap="xs">
            <Account address={destination} label={t('ton.to')} lead={<Amount value={value} symbol="TON" />} />
            {comment === '' ? null : <Text>{t('ton.commentOf', { comment })}</Text>}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
