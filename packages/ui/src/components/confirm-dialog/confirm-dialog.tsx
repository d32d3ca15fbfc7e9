import { CircleCheck, CircleX, Info, Trash2, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Modal } from '../../internal/modal.tsx';
import type { PanelProps } from '../../internal/panel-props.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Icon, Title, TitleRow } from './confirm-dialog.styles.ts';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form.tsx';

const looks = {
  info: { tone: 'running', icon: Info },
  error: { tone: 'danger', icon: CircleX },
  success: { tone: 'success', icon: CircleCheck },
  warning: { tone: 'attention', icon: TriangleAlert },
  remove: { tone: 'danger', icon: Trash2 },
} as const satisfies Record<string, { tone: Tone; icon: LucideIcon }>;

const widths = { small: 440, medium: 640 } as const;

/** What the decision is about: its icon and its color. */
export type ConfirmType = keyof typeof looks;

export interface ConfirmDialogProps
  extends Omit<ConfirmFormProps, 'danger' | 'detailsId'>, Omit<PanelProps, 'children'> {
  open: boolean;
  type: ConfirmType;
  /** The question, or what is about to happen. */
  title: ReactNode;
  /** 440 pixels, or 640 where much has to be compared. @default 'small' */
  size?: keyof typeof widths;
}

/**
 * Asks for a decision before anything happens. While the decision is being carried out (`busy`) it cannot be left,
 * because leaving would not take it back.
 */
export function ConfirmDialog({
  open,
  type,
  title,
  size = 'small',
  children,
  confirmLabel,
  cancelLabel,
  checkbox,
  disabledReason,
  remark,
  busy = false,
  waiting,
  error,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const titleId = useId();
  const detailsId = useId();
  const { tone, icon: Shape } = looks[type];
  const answer = {
    confirmLabel,
    cancelLabel,
    checkbox,
    disabledReason,
    remark,
    busy,
    waiting,
    error,
    onConfirm,
    onCancel,
  };
  return (
    <Modal
      aria-describedby={children === undefined ? undefined : detailsId}
      {...rest}
      open={open}
      onClose={() => {
        if (!busy) onCancel();
      }}
      onCloseAll={onCancel}
      role="alertdialog"
      titleId={titleId}
      width={widths[size]}
      data-type={type}
    >
      <TitleRow>
        <Icon data-tone={tone}>
          <Shape size={16} strokeWidth={1.5} aria-hidden />
        </Icon>
        <Title id={titleId}>{title}</Title>
      </TitleRow>
      <ConfirmForm {...answer} danger={tone === 'danger'} detailsId={detailsId}>
        {children}
      </ConfirmForm>
    </Modal>
  );
}
