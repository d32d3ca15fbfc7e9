import { ConfirmDialog, Stack, Text, toasts, type ConfirmDialogProps, type Tone } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { LostNotice } from './lost-notice.tsx';
import { useSettingChange, type SettingChangeAsked } from './use-setting-change.ts';

export interface SettingDialogProps<Params, Data>
  extends
    Pick<ConfirmDialogProps, 'checkbox' | 'type' | 'title'>,
    Pick<SettingChangeAsked<Params, Data>, 'command' | 'still' | 'noted' | 'isThere' | 'refused' | 'onDone'> {
  /** What is sent; a remark is put in by whoever takes one. */
  params: Params;
  /** A verb: what the button does. */
  confirm: string;
  /** What it means, in a sentence. */
  means: string;
  /** What is told once it is done; of the answer, which is null where it was lost and the change was found. */
  done: string | ((data: Data | null) => string | { tone: Tone; message: string });
  /** What else stands against it now. */
  against?: string | undefined;
  /** What changes, in full. */
  children: ReactNode;
  onClose: () => void;
}

/** Asks once more before a setting is changed, and says what became of it where no answer came. */
export function SettingDialog<Params, Data>(props: SettingDialogProps<Params, Data>) {
  const {
    command,
    params,
    still,
    noted,
    isThere,
    refused,
    confirm,
    means,
    done,
    against,
    children,
    onDone,
    onClose,
    ...rest
  } = props;
  const { t } = useTranslation();
  const change = useSettingChange({
    command,
    still,
    noted,
    isThere,
    refused,
    onDone: (data) => {
      const told = typeof done === 'string' ? done : done(data);
      toasts.show({
        key: 'setting',
        ...(typeof told === 'string' ? { tone: 'success', message: told } : told),
      });
      onDone(data);
      onClose();
    },
  });
  const settled = useSettled(JSON.stringify(params));
  return (
    <ConfirmDialog
      {...rest}
      open
      size="medium"
      confirmLabel={confirm}
      cancelLabel={t('approval.notNow')}
      disabledReason={against ?? change.against}
      waiting={!settled}
      busy={change.busy}
      error={change.error}
      onConfirm={() => void change.send(params)}
      onCancel={onClose}
    >
      <Stack gap="m">
        <LostNotice lost={change.lost} onLook={() => void change.lookAgain()} />
        {children}
        <Text as="p" tone="muted">
          {means}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
