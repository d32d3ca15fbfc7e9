import type { Command } from '@mpc/api';
import { Banner, Button, ConfirmDialog, Stack, Text, toasts, type ConfirmDialogProps } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useAutoChange, type LostChange } from './use-auto-change.tsx';
import type { StillSet } from './use-still-set.ts';

export interface AutoDialogProps<Params, Data> extends Pick<
  ConfirmDialogProps,
  'checkbox' | 'type' | 'title'
> {
  command: Command<Params, Data>;
  /** What is sent; a remark is put in by whoever takes one. */
  params: Params;
  still: StillSet;
  /** Reads back whether the settings are as they were sent. */
  isThere: (params: Params) => Promise<boolean>;
  /** A verb: what the button does. */
  confirm: string;
  /** What it means, in a sentence. */
  means: string;
  /** What is told once it is done; of the answer, which is null where it was lost and the change was found. */
  done: string | ((data: Data | null) => string);
  /** What else stands against it now. */
  against?: string | undefined;
  /** What changes, in full. */
  children: ReactNode;
  onDone: (data: Data | null) => void;
  onClose: () => void;
}

/** Asks once more before a setting of auto sweep is changed, and says what became of it where no answer came. */
export function AutoDialog<Params, Data>(props: AutoDialogProps<Params, Data>) {
  const {
    command,
    params,
    still,
    isThere,
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
  const change = useAutoChange({
    command,
    still,
    isThere,
    onDone: (data) => {
      toasts.show({
        key: 'auto sweep',
        tone: 'success',
        message: typeof done === 'string' ? done : done(data),
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

/** What is known of a change of which no answer came. */
function LostNotice({ lost, onLook }: { lost: LostChange | null; onLook: () => void }) {
  const { t } = useTranslation('coSigner');
  if (lost === null) return null;
  return (
    <Banner
      tone="attention"
      title={t('lost.title')}
      action={
        lost === 'looking' ? undefined : (
          <Button size="small" onClick={onLook}>
            {t('lost.look')}
          </Button>
        )
      }
    >
      {t(`lost.${lost}`)}
    </Banner>
  );
}
