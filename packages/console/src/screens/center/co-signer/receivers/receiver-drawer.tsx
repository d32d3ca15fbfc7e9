import type { Receiver, ReceiverDraft } from '@mpc/api';
import {
  Checkbox,
  CheckboxGroup,
  Drawer,
  DrawerFooter,
  Form,
  Stack,
  SubmitButton,
  Switch,
  TextField,
  useChecks,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { sweepEvents } from './event-words.ts';
import { isTaken } from './receivers.rules.ts';
import { SaveReceivers } from './save-receivers.tsx';

interface ReceiverDrawerProps {
  walletId: number;
  list: readonly Receiver[];
  /** Undefined for a new one. */
  receiver: Receiver | undefined;
  /** Why nothing can be saved. */
  against: string | undefined;
  onClose: () => void;
}

/** One who is told: where, and of what. */
export function ReceiverDrawer({ walletId, list, receiver, against, onClose }: ReceiverDrawerProps) {
  const { t } = useTranslation('coSigner');
  const form = useId();
  const checks = useChecks();
  const [values, setValues] = useState({
    email: receiver?.email ?? '',
    name: receiver?.name ?? '',
    events:
      receiver === undefined
        ? [...sweepEvents]
        : sweepEvents.filter((event) => receiver.events.includes(event)),
    isOn: receiver?.status !== 0,
    sendTest: receiver === undefined,
  });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const set = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const { email, name, events, isOn, sendTest } = values;
  const draft: ReceiverDraft = {
    ...(receiver === undefined ? {} : { id: receiver.id }),
    ...(receiver?.uid === undefined ? {} : { uid: receiver.uid }),
    email: email.trim(),
    name: name.trim(),
    events,
    status: isOn ? 1 : 0,
    ...(sendTest ? { send_test: 1 as const } : {}),
  };
  const title = t(receiver === undefined ? 'receiver.add' : 'receiver.edit');
  return (
    <Drawer open title={title} onClose={onClose}>
      <Form id={form} label={title} onSubmit={() => setAsked(true)} onProblems={setProblems}>
        <Stack gap="m">
          <TextField
            label={t('receiver.email')}
            type="email"
            required
            limit={254}
            value={email}
            check={checks.email()}
            error={isTaken(list, email, receiver?.id) ? t('receiver.taken') : undefined}
            onChange={(next) => set({ email: next })}
          />
          <TextField
            label={t('receiver.name')}
            required
            limit={30}
            value={name}
            onChange={(next) => set({ name: next })}
          />
          <CheckboxGroup
            label={t('receiver.events')}
            required
            options={sweepEvents.map((id) => ({ id, label: t(`receiver.event.${id}`) }))}
            value={events}
            onChange={(next) => set({ events: next })}
          />
          <Switch checked={isOn} onChange={(next) => set({ isOn: next })}>
            {t('receiver.on')}
          </Switch>
          <Checkbox checked={sendTest} onChange={(next) => set({ sendTest: next })}>
            {t('receiver.sendTest')}
          </Checkbox>
        </Stack>
      </Form>
      <DrawerFooter>
        <SubmitButton form={form} problems={problems} reason={against}>
          {t('receiver.review')}
        </SubmitButton>
      </DrawerFooter>
      {asked ? (
        <SaveReceivers
          walletId={walletId}
          list={list}
          change={{ id: receiver?.id, draft }}
          onDone={onClose}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Drawer>
  );
}
