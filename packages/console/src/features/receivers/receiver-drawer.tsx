import type { Receiver } from '@mpc/api';
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
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { eventsOf, type AlertType } from './event-words.ts';
import { receiverDraft, receiverOf, valuesOfReceiver, type ReceiverValues } from './receiver.values.ts';
import { isTaken } from './receivers.rules.ts';
import { SaveReceivers } from './save-receivers.tsx';

export interface ReceiverDrawerProps {
  type: AlertType;
  walletId: number;
  list: readonly Receiver[];
  /** Undefined for a new one. */
  receiver: Receiver | undefined;
  /** Why nothing can be saved. */
  against: string | undefined;
  /** Leads back to what the drawer stands on. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** One who is told: where, and of what. */
export function ReceiverDrawer(props: ReceiverDrawerProps) {
  const { t } = useTranslation();
  const { type, walletId, receiver, onBack, onClose } = props;
  return (
    <Drawer
      open
      title={t(receiver === undefined ? 'receiver.add' : 'receiver.edit')}
      onBack={onBack}
      onClose={onClose}
    >
      <Drafted form={receiverDraft(type, walletId, receiver?.id)}>
        {(draft) => <ReceiverForm {...props} {...draft} />}
      </Drafted>
    </Drawer>
  );
}

interface ReceiverFormProps extends ReceiverDrawerProps, DraftProps<Partial<ReceiverValues>> {}

function ReceiverForm(props: ReceiverFormProps) {
  const { type, walletId, list, receiver, against, values: edits, onChange: set, onClear, onClose } = props;
  const { t } = useTranslation();
  const form = useId();
  const checks = useChecks();
  // What nobody has touched follows the server.
  const values = { ...valuesOfReceiver(type, receiver), ...edits };
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  const { email, name, events, isOn, sendTest } = values;
  const title = t(receiver === undefined ? 'receiver.add' : 'receiver.edit');
  return (
    <>
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
            options={[...eventsOf[type]].map((id) => ({ id, label: t(`receiver.event.${id}`) }))}
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
          type={type}
          walletId={walletId}
          list={list}
          change={{ id: receiver?.id, draft: receiverOf(values, receiver) }}
          onDone={() => {
            onClear();
            onClose();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
