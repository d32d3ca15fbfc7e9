import { receiverLimit, type Receiver, type ReceiverDraft } from '@mpc/api';
import {
  Button,
  EmptyState,
  IconButton,
  Inline,
  Link,
  Page,
  Section,
  Stack,
  StatusTag,
  Table,
  Text,
  type TableColumn,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { usePhone } from '#shared/use-media.ts';
import { AlertLines } from './alert-lines.tsx';
import { eventWords } from './event-words.ts';
import { receiversOf } from './message-notification-first.ts';
import { draftAfter } from './receivers.rules.ts';

// A menu and drawers are large code, and the list can be read before they are there.
const Menu = lazyPart(() => import('./receiver-menu.tsx'), 'ReceiverMenu');
const ReceiverDrawer = latePart(() => import('./receiver-drawer.tsx'), 'ReceiverDrawer');
const GoneReceiver = latePart(() => import('./gone-receiver.tsx'), 'GoneReceiver');
const SaveReceivers = latePart(() => import('./save-receivers.tsx'), 'SaveReceivers');

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

/** Who is told by e-mail when something of auto sweep is wrong. */
export function MessageNotificationScreen() {
  const { t } = useTranslation('coSigner');
  useCrumbs([{ label: t('index.to.receivers') }]);
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const { open, show, close } = useOverlayParam();
  const receivers = useQuery(receiversOf(walletId));
  const mayGovern = useMayGovern();
  const [asked, setAsked] = useState<{ id: number; draft: ReceiverDraft | null } | null>(null);
  const columns = useReceiverColumns();
  const list = receivers.data ?? [];
  const barred = mayGovern === false ? t('governorsOnly') : undefined;
  const full = list.length >= receiverLimit ? t('receiver.full', { limit: receiverLimit }) : undefined;
  const edited = open?.kind === 'receiver' ? list.find(({ id }) => String(id) === open.id) : undefined;
  const isGone =
    open?.kind === 'receiver' && open.id !== null && receivers.data !== undefined && edited === undefined;
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      disabledReason={barred ?? full}
      onClick={() => show('receiver')}
    >
      {t('receiver.add')}
    </Button>
  );
  return (
    <Page
      title={t('receiver.title')}
      description={t('receiver.description')}
      action={
        <Inline>
          <Link variant="button" href={withSelection(paths.center.coSigner.index, search)}>
            {t('index.back')}
          </Link>
          {add}
        </Inline>
      }
    >
      <Stack>
        <QueryView query={receivers}>
          {(all) => (
            <Stack>
              <Section
                title={t('receiver.list')}
                note={t('receiver.count', { count: all.length, limit: receiverLimit })}
              >
                <Table
                  label={t('receiver.list')}
                  columns={columns}
                  rows={all}
                  rowKey={({ id }) => id}
                  rowName={({ email }) => email}
                  onOpen={({ id }) => show('receiver', id)}
                  rowActions={(row, name) => (
                    <Suspense fallback={menuPlace}>
                      <Menu
                        name={name}
                        status={row.status}
                        barred={barred}
                        onAct={(act) => {
                          if (act === 'edit') show('receiver', row.id);
                          else setAsked({ id: row.id, draft: draftAfter(row, act) });
                        }}
                      />
                    </Suspense>
                  )}
                  empty={<EmptyState title={t('receiver.empty')}>{t('receiver.emptyDetail')}</EmptyState>}
                />
              </Section>
              <AlertLines walletId={walletId} />
            </Stack>
          )}
        </QueryView>
      </Stack>
      {isGone ? (
        <GoneReceiver onClose={close} />
      ) : open?.kind === 'receiver' && receivers.data !== undefined ? (
        <ReceiverDrawer
          key={open.id ?? 'new'}
          walletId={walletId}
          list={receivers.data}
          receiver={edited}
          against={barred ?? (open.id === null ? full : undefined)}
          onClose={close}
        />
      ) : null}
      {asked === null ? null : (
        <SaveReceivers
          walletId={walletId}
          list={list}
          change={asked}
          onDone={() => undefined}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}

function useReceiverColumns() {
  const { t } = useTranslation('coSigner');
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
        header: t('rule.status'),
        card: 'state',
        text: ({ status }) => t(`on.${status}`),
        cell: ({ status }) => (
          <StatusTag tone={status === 1 ? 'success' : 'idle'}>{t(`on.${status}`)}</StatusTag>
        ),
      },
    ],
    [t, isPhone],
  );
}
