import { notices, type Receiver, type ReceiverDraft } from '@mpc/api';
import { DiffView, KeyValueList, Section, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { commandWords } from '#shared/query-view/command-words.ts';
import { eventWords, type AlertType } from './event-words.ts';
import { areReceiversAsSent, changeOf, draftOfReceiver, receiversWith } from './receivers.rules.ts';

export interface SaveReceiversProps {
  type: AlertType;
  walletId: number;
  /** All of them, as they were looked at: the list is saved as a whole. */
  list: readonly Receiver[];
  /** The one that is changed, added where it has no number, or left out. */
  change: { id?: number | undefined; draft: ReceiverDraft | null };
  onDone: () => void;
  onClose: () => void;
}

const lookedAt = (list: readonly Receiver[]) => list.map(draftOfReceiver);

/** Who is told from then on: the last look before it is saved. */
export function SaveReceivers({ type, walletId, list, change, onDone, onClose }: SaveReceiversProps) {
  const { t } = useTranslation();
  const asked = { wallet_id: walletId, notice_type: type };
  const now = () => client.call(notices.receivers, asked);
  const still = useStillSet(lookedAt(list), async () => lookedAt(await now()));
  const before = list.find(({ id }) => id === change.id);
  const { draft } = change;
  const way = changeOf(before, draft);
  // The list is saved as a whole, so that the others are said as well.
  const others = list.filter(({ id }) => id !== change.id);
  const on = (status: 0 | 1 | undefined) => (status === undefined ? '' : t(`receiver.isOn.${status}`));
  return (
    <SettingDialog
      type={way === 'remove' ? 'remove' : way === 'off' ? 'warning' : 'info'}
      title={t(`receiver.${way}Title`)}
      confirm={t(`receiver.${way}Confirm`)}
      means={t(`receiver.${way}Means`)}
      done={t(draft?.send_test === 1 ? 'receiver.doneTest' : 'receiver.done')}
      command={notices.saveReceivers}
      params={{ ...asked, receivers: receiversWith(list, change) }}
      still={still}
      isThere={async ({ receivers }) => areReceiversAsSent(await now(), receivers)}
      refused={(error) => commandWords(t, error)}
      onDone={onDone}
      onClose={onClose}
    >
      <DiffView
        label={t(`receiver.${way}Title`)}
        showUnchanged
        items={[
          { key: 'email', label: t('receiver.email'), before: before?.email, after: draft?.email },
          { key: 'name', label: t('receiver.name'), before: before?.name, after: draft?.name },
          {
            key: 'events',
            label: t('receiver.events'),
            before: before === undefined ? '' : eventWords(before.events, t),
            after: draft === null ? '' : eventWords(draft.events, t),
          },
          {
            key: 'status',
            label: t('receiver.status'),
            before: on(before?.status),
            after: on(draft?.status),
          },
        ]}
      />
      {others.length === 0 ? null : (
        <Section title={t('receiver.others')}>
          <KeyValueList
            items={others.map(({ id, name, email, events, status }) => ({
              key: String(id),
              label: name,
              value: [email, eventWords(events, t), on(status)].join(' · '),
            }))}
          />
        </Section>
      )}
      {draft?.send_test === 1 ? <Text as="p">{t('receiver.testGoes', { email: draft.email })}</Text> : null}
    </SettingDialog>
  );
}
