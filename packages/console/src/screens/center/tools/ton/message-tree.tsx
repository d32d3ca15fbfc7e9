import type { TonTx } from '@mpc/api';
import { Amount, Inline, StatusTag, Tag, Text, Time, Tree, type TreeItem } from '@mpc/ui';
import { useAddressNames } from '#features/address-check';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ExitWords } from './exit-words.tsx';
import { stepTree, type StepNode } from './ton-trace.rules.ts';

/** All transactions of a transfer, each below the one that caused it. */
export function MessageTree({ tx }: { tx: TonTx }) {
  const { t } = useTranslation('tools');
  const nameOf = useAddressNames('TON');
  const item = ({ step, place, next }: StepNode): TreeItem => {
    const name = nameOf(step.account)?.name;
    return {
      id: String(place),
      content: (
        <>
          <Inline gap="s">
            <Text tone="strong">{t('ton.tree.step', { place })}</Text>
            <Amount value={step.value} symbol="TON" />
            {step.success ? null : <StatusTag tone="danger">{t('ton.outcome.failed')}</StatusTag>}
            {step.txid === tx.txid ? <Tag>{t('ton.tree.asked')}</Tag> : null}
          </Inline>
          <Text as="p" size="label">
            {name === undefined ? null : <Text tone="strong">{name} </Text>}
            <code>{step.account}</code>
          </Text>
          {step.comment === '' ? null : (
            <Text as="p" size="label">
              {t('ton.commentOf', { comment: step.comment })}
            </Text>
          )}
          {step.success ? null : (
            <Text as="p" size="label" tone="danger">
              <ExitWords code={step.exit_code} />
            </Text>
          )}
          <Text as="p" size="label" tone="muted">
            <Time at={step.utime} />
          </Text>
        </>
      ),
      items: next.map(item),
    };
  };
  return <Tree label={t('ton.tree.title')} items={stepTree(tx.trace).map(item)} />;
}
