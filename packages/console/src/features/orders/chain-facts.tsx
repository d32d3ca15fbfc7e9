import { CopyButton, KeyValueList, Link, ProgressBar, Section, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

export interface ChainFactsProps {
  txid: string;
  /** The explorer's address in front of a hash; empty where there is none. */
  txidLink: string;
  confirmations: number;
  confirmationsNeeded: number;
  height: number;
  /** Hashes it had before it was sped up. */
  replaced?: readonly string[];
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : link);

/** What the chain knows of it: the whole hash, how deep it lies, and the way to look it up elsewhere. */
export function ChainFacts(props: ChainFactsProps) {
  const { txid, txidLink, confirmations, confirmationsNeeded, height, replaced = [] } = props;
  const { t } = useTranslation();
  if (txid === '') {
    return (
      <Section title={t('order.chain.title')}>
        <Text tone="muted">{t('order.chain.notYet')}</Text>
      </Section>
    );
  }
  const progress = t('order.chain.progress', { done: confirmations, of: confirmationsNeeded });
  return (
    <Section
      title={t('order.chain.title')}
      action={<CopyButton size="small" text={txid} label={t('order.chain.copy')} />}
    >
      <Stack gap="m">
        <ProgressBar
          label={t('order.chain.confirmations')}
          value={confirmationsNeeded === 0 ? 1 : confirmations / confirmationsNeeded}
          text={progress}
          tone={confirmations >= confirmationsNeeded ? 'success' : 'running'}
        />
        <KeyValueList
          items={[
            { key: 'txid', label: t('order.chain.txid'), value: <code>{txid}</code> },
            { key: 'height', label: t('order.chain.height'), value: height === 0 ? null : height },
            ...replaced.map((hash) => ({
              key: hash,
              label: t('order.chain.replaced'),
              value: <code>{hash}</code>,
            })),
          ]}
        />
        {txidLink === '' ? null : (
          <Text>
            <Link href={`${txidLink}${txid}`} external>
              {t('order.chain.explorer', { host: hostOf(txidLink) })}
            </Link>
          </Text>
        )}
      </Stack>
    </Section>
  );
}
