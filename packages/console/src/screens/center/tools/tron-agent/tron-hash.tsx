import { CopyButton, Inline, Link } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useTronExplorer } from './use-tron-explorer.ts';

/** A hash on TRON in full, to copy and to look up; nothing where there is none yet. */
export function TronHash({ txid }: { txid: string }) {
  const { t } = useTranslation('tools');
  const explorer = useTronExplorer();
  if (txid === '') return null;
  return (
    <Inline gap="s" wrap={false}>
      {explorer === '' ? (
        <code>{txid}</code>
      ) : (
        <Link href={`${explorer}${txid}`} external>
          <code>{txid}</code>
        </Link>
      )}
      <CopyButton size="small" text={txid} label={t('agent.copyHash')} />
    </Inline>
  );
}
