import { Banner, Button, Card, Inline, KeyValueList, Skeleton, Stack, StatusTag, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { HashCell } from './hash-cell.tsx';
import { TonCard } from './ton-card.tsx';
import type { TonQueryState } from './ton-query-list.ts';
import { isNodeTimeout, useTonLookup, type TonLookup } from './use-ton-lookup.ts';

interface TonResultsProps {
  state: TonQueryState;
  walletId: number;
  onAnyTime: () => void;
}

/** What was found of each hash, in the order they were given, and what was not. */
export function TonResults({ state, walletId, onAnyTime }: TonResultsProps) {
  const { t } = useTranslation('tools');
  const lookup = useTonLookup(state, walletId);
  const { first, found, missing, error } = lookup;
  if (first.data === undefined && !isNodeTimeout(error))
    return (
      <QueryView query={first} skeleton={<Skeleton shape="cards" count={2} />}>
        {() => null}
      </QueryView>
    );
  return (
    <Stack>
      {error === null ? null : <LookFailed lookup={lookup} />}
      {first.data === undefined ? null : (
        <>
          <Inline justify="between">
            <Text role="status">
              {t('ton.found', { found: state.hash.length - missing.length, count: state.hash.length })}
            </Text>
            {missing.length === 0 ? null : (
              <Button busy={lookup.isBusy} onClick={() => void lookup.retry()}>
                {t('ton.retry', { count: missing.length })}
              </Button>
            )}
          </Inline>
          {state.hash.map((hash, index) => {
            const tx = found(hash);
            return tx === undefined ? (
              <NotFound key={hash} place={index + 1} hash={hash} range={state.range} onAnyTime={onAnyTime} />
            ) : (
              <TonCard key={hash} place={index + 1} tx={tx} walletId={walletId} />
            );
          })}
        </>
      )}
    </Stack>
  );
}

/** The last look failed: a node that did not answer says nothing about what was looked for. */
function LookFailed({ lookup }: { lookup: TonLookup }) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const { error, isBusy, retry } = lookup;
  const isTimeout = isNodeTimeout(error);
  return (
    <Banner
      tone={isTimeout ? 'attention' : 'danger'}
      title={isTimeout ? t('ton.timeout') : words('state.failed')}
      action={
        <Button size="small" busy={isBusy} onClick={() => void retry()}>
          {words('action.retry')}
        </Button>
      }
    >
      {isTimeout ? t('ton.timeoutDetail') : failureWords(words, error)}
    </Banner>
  );
}

interface NotFoundProps {
  place: number;
  hash: string;
  range: TonQueryState['range'];
  onAnyTime: () => void;
}

/** A hash of which the chain knows nothing, and why that may be. */
function NotFound({ place, hash, range, onAnyTime }: NotFoundProps) {
  const { t } = useTranslation('tools');
  return (
    <Card
      padding="m"
      title={t('ton.result', { place })}
      action={<StatusTag tone="idle">{t('ton.notFound')}</StatusTag>}
    >
      <Stack gap="s">
        <KeyValueList items={[{ key: 'hash', label: t('ton.query'), value: <HashCell text={hash} /> }]} />
        <Text as="p">{t('ton.notFoundMessage')}</Text>
        <Text as="p">{t('ton.notFoundNew')}</Text>
        {range === 'any' ? null : (
          <Inline>
            <Text>{t('ton.notFoundMonth')}</Text>
            <Button size="small" onClick={onAnyTime}>
              {t('ton.anyTime')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
