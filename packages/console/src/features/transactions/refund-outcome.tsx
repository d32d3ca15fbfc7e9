import type { RefundInfo } from '@mpc/api';
import { Amount, Banner, Button, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { differences, orderFacts, readOrder, SentNext } from '#features/orders';
import { useLostSearch } from '#shared/lost-answers/use-lost-search.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { refundJournal, type SentRefund } from './refund-journal.ts';
import { RefundFacts } from './refund-facts.tsx';
import { factsOfRefund } from './refund.values.ts';
import { findRefund } from './send-refund.ts';

/** No answer came. Nothing may be repeated; the server is asked for it. */
export function LostRefund({
  info,
  sent,
  onFound,
  onGiveUp,
}: {
  info: RefundInfo;
  sent: SentRefund;
  onFound: (id: number) => void;
  onGiveUp: () => void;
}) {
  const { t } = useTranslation();
  const { checks, absent, looking, look } = useLostSearch({
    journal: refundJournal,
    sent,
    find: findRefund,
    onFound,
  });
  return (
    <Stack>
      <Banner
        tone={absent ? 'attention' : 'danger'}
        title={t(absent ? 'refund.absent.title' : 'intent.unknown.title', { count: checks })}
        action={
          <Button size="small" busy={looking} onClick={look}>
            {t('intent.checkNow')}
          </Button>
        }
      >
        {t(absent ? 'refund.absent.detail' : 'refund.unknown')}
      </Banner>
      <Text as="p" tone="muted" aria-live="polite">
        {t('intent.checks', { count: checks })}
      </Text>
      {absent ? <Button onClick={onGiveUp}>{t('refund.absent.again')}</Button> : null}
      <SentFacts info={info} sent={sent} />
    </Stack>
  );
}

/** The server has taken it. It is read back and held against what was confirmed, before anybody is told that all is well. */
export function TakenRefund({
  info,
  id,
  sent,
  onShow,
}: {
  info: RefundInfo;
  id: number;
  sent: SentRefund;
  onShow: () => void;
}) {
  const { t } = useTranslation();
  const order = useQuery(readOrder('refund', id));
  return (
    <Stack>
      <QueryView query={order} skeleton={<Banner tone="running">{t('intent.sent.reading')}</Banner>}>
        {(found) =>
          differences(factsOfRefund(sent.order, sent.coin), orderFacts(found)).length > 0 ? (
            <Banner tone="danger" title={t('intent.differs.title')}>
              {t('intent.differs.detail')}
            </Banner>
          ) : (
            <Banner tone="running" title={t('refund.sent')}>
              <SentNext order={found} />
            </Banner>
          )
        }
      </QueryView>
      <Button variant="primary" onClick={onShow}>
        {t('refund.show')}
      </Button>
      <SentFacts info={info} sent={sent} />
    </Stack>
  );
}

/** What was confirmed, with the fee it was confirmed at. */
function SentFacts({ info, sent: { order, coin } }: { info: RefundInfo; sent: SentRefund }) {
  const facts = factsOfRefund(order, coin);
  return <RefundFacts info={info} facts={facts} reason={order.remark} fee={coin.fee?.amount} />;
}

/** Its record was changed in this browser's storage: what the deposit has is all there is to go by. */
export function ChangedRefund({ info, onCompared }: { info: RefundInfo; onCompared: () => void }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      title={t('refund.changed.title')}
      action={
        <Button size="small" onClick={onCompared}>
          {t('intent.changed.compared')}
        </Button>
      }
    >
      <Stack gap="s">
        <Text as="p">{t('refund.changed.detail')}</Text>
        <Text as="p">
          {t('refund.refunded')} <Amount value={info.refunded} symbol={info.symbol_alias} /> ·{' '}
          {t('refund.left')} <Amount value={info.max_amount} symbol={info.symbol_alias} />
        </Text>
      </Stack>
    </Banner>
  );
}
