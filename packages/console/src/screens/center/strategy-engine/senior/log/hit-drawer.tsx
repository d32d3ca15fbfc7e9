import { strategies, type DataOf } from '@mpc/api';
import { Amount, ApprovalLine, KeyValueList, Link, Section, Skeleton, Stack, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { NamedWholeAddress } from '#features/address-check';
import { approvalNodes, MissingPeople } from '#features/decisions';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { useMainCoin } from '#shared/coin/use-main-coin.ts';
import { live } from '#shared/freshness/live.ts';
import { DetailFrame } from '#shared/overlay/detail-frame.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useCommonStore } from '#shared/session/common-store.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { orderHref, type SeniorKind } from '../senior-links.ts';
import { DeciderLink } from './decider-link.tsx';
import { coinOfHit } from './hit-columns.tsx';
import { hitLooks, requestLooks } from './hit-looks.ts';

type Info = DataOf<typeof strategies.businessInfo>;

export interface HitDrawerProps {
  kind: SeniorKind;
  /** The number of its approval. */
  id: number;
  onClose: () => void;
}

/** One order that a strategy decided: what leaves, to whom, which strategy was hit, and who approved. */
export function HitDrawer({ kind, id, onClose }: HitDrawerProps) {
  const { t } = useTranslation('strategyEngine');
  const hit = useQuery({ ...read(strategies.businessInfo, { audit_id: id }), ...live });
  return (
    <DetailFrame
      title={t(`hits.drawer.${kind}`)}
      status={
        hit.data === undefined ? undefined : <CodeTag looks={requestLooks} code={hit.data.status} t={t} />
      }
      onClose={onClose}
    >
      <QueryView query={hit} skeleton={<Skeleton shape="form" />}>
        {(info) => (
          <Stack>
            <HitFacts kind={kind} info={info} />
            <Steps info={info} />
          </Stack>
        )}
      </QueryView>
    </DetailFrame>
  );
}

function HitFacts({ kind, info }: { kind: SeniorKind; info: Info }) {
  const { t } = useTranslation('strategyEngine');
  const { search } = useLocation();
  const { business_id: order, result, operator, amount, amount_usd, fee, fee_symbol } = info;
  const coin = coinOfHit(info);
  return (
    <KeyValueList
      items={[
        {
          key: 'order',
          label: t('hits.order'),
          value: <Link href={orderHref(kind, order, search)}>{t('hits.openOrder', { number: order })}</Link>,
        },
        ...(info.order_status === undefined
          ? []
          : [
              {
                key: 'orderStatus',
                label: t('hits.orderStatus'),
                value: (
                  <TransactionStatusTag
                    of={{
                      trans_kind: kind === 'transfer' ? 'withdraw' : 'web3',
                      status: info.order_status,
                      ...(info.txid === undefined ? {} : { txid: info.txid }),
                    }}
                  />
                ),
              },
            ]),
        {
          key: 'strategy',
          label: t('hits.strategy'),
          value: <DeciderLink hit={info} />,
        },
        {
          key: 'result',
          label: t('hits.result.label'),
          value: <CodeTag looks={hitLooks} code={result} t={t} />,
        },
        ...(coin === null || amount === undefined || amount === '-1'
          ? []
          : [
              {
                key: 'amount',
                label: t('hits.amount'),
                value: (
                  <>
                    <Amount value={amount} symbol={coinName(coin)} />{' '}
                    <Text tone="muted">
                      (<Amount kind="fiat" value={amount_usd} />)
                    </Text>
                  </>
                ),
              },
            ]),
        {
          key: 'address',
          label: t(kind === 'transfer' ? 'hits.recipient' : 'hits.contract'),
          value: <Counterparty kind={kind} info={info} />,
        },
        ...(fee === undefined
          ? []
          : [{ key: 'fee', label: t('hits.fee'), value: <Amount value={fee} symbol={fee_symbol} /> }]),
        { key: 'subWallet', label: t('hits.subWallet'), value: info.sub_wallet_name },
        { key: 'initiator', label: t('hits.initiator'), value: operator.nickname },
        { key: 'time', label: t('hits.time'), value: <Time at={info.created_at} /> },
        ...(info.finished_at === undefined
          ? []
          : [{ key: 'finished', label: t('hits.finished'), value: <Time at={info.finished_at} /> }]),
        ...(info.remark === '' ? [] : [{ key: 'remark', label: t('hits.remark'), value: info.remark }]),
      ]}
    />
  );
}

function Counterparty({ kind, info }: { kind: SeniorKind; info: Info }) {
  const { t } = useTranslation('strategyEngine');
  const { counterparty, coin_net = '' } = info;
  const baseSymbol = useMainCoin(coin_net);
  if (counterparty === undefined) return null;
  const { address, is_white, paid_before: count } = counterparty;
  return (
    <Stack gap="xs">
      <NamedWholeAddress
        address={address}
        label={t(kind === 'transfer' ? 'hits.recipient' : 'hits.contract')}
        baseSymbol={baseSymbol}
      />
      <Text tone="muted" size="label">
        {[
          ...(is_white === 1 ? [t('hits.whitelisted')] : []),
          t(kind === 'transfer' ? 'hits.paidBefore' : 'hits.calledBefore', { count }),
        ].join(' · ')}
      </Text>
    </Stack>
  );
}

function Steps({ info }: { info: Info }) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const uid = useCommonStore((state) => state.user?.uid ?? 0);
  const { node_list: nodes, status, created_at } = info;
  return (
    <Section title={words('approval.line')}>
      {nodes.length === 0 ? (
        <Text tone="muted">{t(info.result === 2 ? 'hits.noSteps.rejected' : 'hits.noSteps.passed')}</Text>
      ) : (
        <Stack gap="m">
          <MissingPeople subject={{ nodes, status }} createdAt={created_at} />
          <ApprovalLine label={words('approval.line')} nodes={approvalNodes(nodes, uid, words)} />
        </Stack>
      )}
    </Section>
  );
}
