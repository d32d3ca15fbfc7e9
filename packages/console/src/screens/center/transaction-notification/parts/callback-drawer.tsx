import { callbacks, type Callback, type TransKind } from '@mpc/api';
import {
  Banner,
  Button,
  CopyButton,
  Drawer,
  DrawerFooter,
  Inline,
  KeyValueList,
  Section,
  Skeleton,
  Stack,
  Text,
  Time,
  type KeyValueItem,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { read } from '#shared/api/api.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';
import { kindOf, outcomeLook, sideLabel, statusFactsOf } from '../callback-looks.ts';
import type { Resending } from '../use-resend.ts';
import { CallbackAmount } from './callback-amount.tsx';
import { CallbackAttempts } from './callback-attempts.tsx';
import { live } from '#shared/freshness/live.ts';

export interface CallbackDrawerProps {
  id: number;
  /** The delivery as the list has it, until it is read for itself. */
  known: Callback | undefined;
  resending: Resending;
  barred: string | undefined;
  onClose: () => void;
  onShowOrder: (kind: TransKind, id: number) => void;
}

/** One delivery: what was told, what was answered, and every try. */
export function CallbackDrawer({ id, known, resending, barred, onClose, onShowOrder }: CallbackDrawerProps) {
  const { t } = useTranslation();
  const { walletId } = useSelection();
  // No call answers one delivery; its number is searched for, which other numbers may contain too.
  const found = useQuery({
    ...read(callbacks.list, { wallet_id: walletId ?? 0, keyword: String(id), page_size: 100 }),
    select: ({ list }) => list.find((row) => row.notify_id === id) ?? 'gone',
    ...live,
  });
  const row = found.data === 'gone' ? undefined : (found.data ?? known);
  return (
    <Drawer
      open
      size="wide"
      title={t('callbacks.one', { id })}
      status={row && <CodeTag looks={outcomeLook} code={row.notify_status} t={t} />}
      onClose={onClose}
    >
      {found.data === 'gone' ? <Banner tone="attention">{t('callbacks.gone')}</Banner> : null}
      {row === undefined ? (
        found.data === 'gone' ? null : (
          <QueryView query={found} skeleton={<Skeleton shape="form" />}>
            {() => null}
          </QueryView>
        )
      ) : (
        <>
          <Stack>
            <KeyValueList items={factsOf(t, row)} />
            <CallbackAttempts row={row} />
            <Section title={t('callbacks.payload')} note={t('callbacks.payloadNote')}>
              <KeyValueList
                items={Object.entries(row.payload).map(([name, value]) => ({
                  key: name,
                  label: <code>{breakable(name)}</code>,
                  value:
                    value === '' ? (
                      <Text tone="muted">{t('callbacks.emptyText')}</Text>
                    ) : (
                      <code>{value}</code>
                    ),
                }))}
              />
            </Section>
          </Stack>
          <DrawerFooter>
            <Button block onClick={() => onShowOrder(kindOf(row), row.trans_id)}>
              {t('callbacks.showOrder')}
            </Button>
            <Button
              block
              variant="primary"
              busy={resending.isSending(id)}
              disabledReason={barred}
              onClick={() => resending.resend([id])}
            >
              {t('callbacks.resend')}
            </Button>
          </DrawerFooter>
        </>
      )}
    </Drawer>
  );
}

/** The name of a field breaks where its words end, and is copied as it is. */
const breakable = (name: string) =>
  name.split(/(?<=_)/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));

function factsOf(t: TFunction, row: Callback): KeyValueItem[] {
  const copyable = (key: 'requestId' | 'txid', text: string) =>
    text === ''
      ? []
      : [
          {
            key,
            label: t(`callbacks.${key}`),
            value: (
              <Inline>
                <code>{text}</code>
                <CopyButton size="small" text={text} label={t(`callbacks.copy.${key}`)} />
              </Inline>
            ),
          },
        ];
  return [
    {
      key: 'record',
      label: t('callbacks.column.record'),
      value: `${t(sideLabel[row.side])} ${row.trans_id} · ${row.sub_wallet_name}`,
    },
    {
      key: 'status',
      label: t('callbacks.column.status'),
      value: <TransactionStatusTag of={statusFactsOf(row)} />,
    },
    {
      key: 'amount',
      label: t('callbacks.column.amount'),
      value: (
        <Inline gap="xs">
          <CallbackAmount row={row} />
          <Text tone="muted">{row.coin_net}</Text>
        </Inline>
      ),
    },
    ...copyable('requestId', row.request_id),
    ...copyable('txid', row.txid),
    { key: 'url', label: t('callbacks.column.url'), value: row.notify_url },
    { key: 'time', label: t('callbacks.column.time'), value: <Time at={row.created_at} /> },
  ];
}
