import { transactions, type TransactionRow } from '@mpc/api';
import { Amount, Banner, Button, Inline, Link, Stack, Text, WholeAddress } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { namedRecipients, RecipientsTable } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { searchTime } from '#shared/freshness/next-wait.ts';
import { paths, type Href } from '#shared/paths.ts';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { currentTime, serverTimeOf } from '#shared/time/server-time.ts';
import { release } from '../intents/journal.ts';
import type { Quarantined } from '../intents/kept-intent.ts';
import { poll } from '#shared/api/poll.ts';

/** The records of payments that were changed in this browser's storage: what the server has under their numbers, and how they are settled. */
export function QuarantineNotices({ records }: { records: readonly Quarantined[] }) {
  return (
    <Stack>
      {records.map((record) => (
        <QuarantineNotice key={JSON.stringify(record.key)} record={record} />
      ))}
    </Stack>
  );
}

function QuarantineNotice({ record }: { record: Quarantined }) {
  const { t } = useTranslation();
  const [since] = useState(currentTime);
  const { walletId, requestId } = record;
  const query = useQuery({
    ...read(transactions.list, { wallet_id: walletId, keyword: requestId, page_no: 1, page_size: 20 }),
    refetchInterval: poll(20_000),
  });
  const order = query.data?.list.find(({ request_id }) => request_id === requestId);
  const isAbsent = query.data !== undefined && order === undefined;
  // As long as an order of unknown end is looked for, before it is said that there is none.
  const isOver = isAbsent && serverTimeOf(query.dataUpdatedAt) - since >= searchTime;
  return (
    <Banner
      tone="danger"
      title={t('intent.changed.title')}
      action={
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('intent.checkNow')}
        </Button>
      }
    >
      <Stack gap="s">
        <Text as="p">{t('intent.changed.detail')}</Text>
        <Text as="p" tone="muted">
          {t('transfer.outcome.requestId')} <code>{requestId}</code>
        </Text>
        {query.isError ? <Text as="p">{failureWords(t, query.error)}</Text> : null}
        {isAbsent ? <Text as="p">{t(isOver ? 'intent.changed.gone' : 'intent.changed.absent')}</Text> : null}
        {order === undefined ? null : <FoundOrder order={order} />}
        {order === undefined && !isOver ? null : (
          <Inline>
            <Button size="small" onClick={() => void release(record)}>
              {t(order === undefined ? 'intent.changed.remove' : 'intent.changed.compared')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}

/** What the server has: the only one left to ask. */
function FoundOrder({ order }: { order: TransactionRow }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const recipients = namedRecipients(order);
  const at: Href = `${paths.center.transactions}?open=${order.trans_kind}:${order.id}`;
  return (
    <Stack gap="xs">
      <Text as="p">{t('intent.changed.found')}</Text>
      <Text tone="strong">
        <Amount value={order.amount} symbol={coinName(order)} />
      </Text>
      {recipients.length > 1 ? (
        <RecipientsTable
          recipients={recipients}
          coin={order.symbol_alias}
          baseSymbol={order.base_symbol}
          symbol={order.symbol}
          subWalletId={order.sub_wallet_id}
        />
      ) : (
        <WholeAddress address={order.address_to} label={t('transfer.to')} />
      )}
      <Link href={withSelection(at, search)}>{t('intent.changed.show')}</Link>
    </Stack>
  );
}
