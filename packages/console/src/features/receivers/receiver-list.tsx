import { receiverLimit, type Receiver, type ReceiverDraft } from '@mpc/api';
import { Button, EmptyState, IconButton, Section, StatusTag, Table, Text, type TableColumn } from '@mpc/ui';
import { Ellipsis, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';
import { usePhone } from '#shared/use-media.ts';
import { eventWords, type AlertType } from './event-words.ts';
import { draftAfter } from './receivers.rules.ts';

// A menu and drawers are large code, and the list can be read before they are there.
const Menu = lazyPart(() => import('./receiver-menu.tsx'), 'ReceiverMenu');
const ReceiverDrawer = latePart(() => import('./receiver-drawer.tsx'), 'ReceiverDrawer');
const GoneReceiver = latePart(() => import('./gone-receiver.tsx'), 'GoneReceiver');
const SaveReceivers = latePart(() => import('./save-receivers.tsx'), 'SaveReceivers');

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

export interface ReceiversProps {
  type: AlertType;
  walletId: number;
  /** All of them; undefined until they are known. */
  list: readonly Receiver[] | undefined;
  /** Why nothing can be changed, but looked at. */
  barred: string | undefined;
  /** Which one stands open: its number, `new`, or null for none. */
  shown: string | null;
  onShow: (id: string | null) => void;
  /** It opens on another drawer, to which a back arrow leads. @default false */
  isStacked?: boolean;
}

/** Begins to add a receiver. */
export function AddReceiver({ list, barred, onShow }: Pick<ReceiversProps, 'list' | 'barred' | 'onShow'>) {
  const { t } = useTranslation();
  const isFull = (list?.length ?? 0) >= receiverLimit;
  return (
    <Button
      variant="primary"
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      disabledReason={barred ?? (isFull ? t('receiver.full', { limit: receiverLimit }) : undefined)}
      onClick={() => onShow('new')}
    >
      {t('receiver.add')}
    </Button>
  );
}

export interface ReceiverListProps extends Omit<ReceiversProps, 'list'> {
  list: readonly Receiver[];
  /** Why somebody would add one. */
  emptyDetail: string;
}

/** The receivers of one type of alerts, and what can be done with each. */
export function ReceiverList({ type, walletId, list, barred, emptyDetail, onShow }: ReceiverListProps) {
  const { t } = useTranslation();
  const columns = useReceiverColumns();
  const [asked, setAsked] = useState<{ id: number; draft: ReceiverDraft | null } | null>(null);
  return (
    <>
      <Section
        title={t('receiver.list')}
        note={t('receiver.count', { count: list.length, limit: receiverLimit })}
      >
        <Table
          label={t('receiver.list')}
          columns={columns}
          rows={list}
          rowKey={({ id }) => id}
          rowName={({ email }) => email}
          onOpen={({ id }) => onShow(String(id))}
          rowActions={(row, name) => (
            <Suspense fallback={menuPlace}>
              <Menu
                name={name}
                status={row.status}
                barred={barred}
                onAct={(act) => {
                  if (act === 'edit') onShow(String(row.id));
                  else setAsked({ id: row.id, draft: draftAfter(row, act) });
                }}
              />
            </Suspense>
          )}
          empty={<EmptyState title={t('receiver.empty')}>{emptyDetail}</EmptyState>}
        />
      </Section>
      {asked === null ? null : (
        <SaveReceivers
          type={type}
          walletId={walletId}
          list={list}
          change={asked}
          onDone={() => undefined}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The receiver that stands open, in a drawer. */
export function ShownReceiver(props: ReceiversProps) {
  const { type, walletId, list, barred, shown, onShow, isStacked = false } = props;
  const { t } = useTranslation();
  if (shown === null || list === undefined) return null;
  const receiver = list.find(({ id }) => String(id) === shown);
  const close = () => onShow(null);
  if (shown !== 'new' && receiver === undefined) return <GoneReceiver onClose={close} />;
  const isFull = shown === 'new' && list.length >= receiverLimit;
  return (
    <ReceiverDrawer
      key={shown}
      type={type}
      walletId={walletId}
      list={list}
      receiver={receiver}
      against={barred ?? (isFull ? t('receiver.full', { limit: receiverLimit }) : undefined)}
      onBack={isStacked ? close : undefined}
      onClose={close}
    />
  );
}

function useReceiverColumns() {
  const { t } = useTranslation();
  const isPhone = usePhone();
  return useMemo(
    (): TableColumn<Receiver>[] => [
      {
        key: 'name',
        header: t('receiver.name'),
        isTitle: true,
        card: 'lead',
        minWidth: 160,
        text: ({ name }) => name,
        cell: ({ name }) => <Text tone="strong">{name}</Text>,
      },
      {
        key: 'email',
        header: t('receiver.email'),
        card: 'about',
        text: ({ email }) => email,
        cell: ({ email }) => email,
      },
      {
        key: 'events',
        header: t('receiver.events'),
        minWidth: 160,
        text: ({ events }) => eventWords(events, t),
        cell: ({ events }) => (
          <Text truncate={!isPhone} title={eventWords(events, t)}>
            {eventWords(events, t)}
          </Text>
        ),
      },
      {
        key: 'status',
        header: t('receiver.status'),
        card: 'state',
        text: ({ status }) => t(`receiver.isOn.${status}`),
        cell: ({ status }) => (
          <StatusTag tone={status === 1 ? 'success' : 'idle'}>{t(`receiver.isOn.${status}`)}</StatusTag>
        ),
      },
    ],
    [t, isPhone],
  );
}
