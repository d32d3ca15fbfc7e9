import { useState, type ReactNode } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Form } from '../form/index.ts';
import { TextArea } from '../text-area/index.ts';
import { Details, Footer } from './confirm-dialog.styles.ts';

const REMARK_LIMIT = 200;

export interface ConfirmFormProps {
  /** What will happen, in full: read out when the dialog opens. */
  children?: ReactNode;
  /** A verb: "Transfer", not "OK". */
  confirmLabel: string;
  /** @default the library's word for cancel */
  cancelLabel?: string | undefined;
  /** What must be agreed to, by ticking it, before confirming. */
  checkbox?: string | undefined;
  /** Why nothing can be confirmed now. The button stays focusable and says so. */
  disabledReason?: string | undefined;
  /** Asks for a remark of at most 200 characters. */
  remark?: { label: string; required?: boolean } | undefined;
  /** The decision is being carried out. */
  busy?: boolean;
  /** What it rests on is still being read: nothing can be confirmed yet, but the dialog can be left. */
  waiting?: boolean;
  /** Why carrying it out failed. */
  error?: ReactNode;
  onConfirm: (answer: { remark: string }) => void;
  onCancel: () => void;
  /** Confirming rejects or destroys something. */
  danger: boolean;
  /** Given to what will happen, so that the dialog is described by it. */
  detailsId: string;
}

/** The part of a confirm dialog that is forgotten when it closes: the tick and the remark. */
export function ConfirmForm({
  children,
  confirmLabel,
  cancelLabel,
  checkbox,
  disabledReason,
  remark,
  busy = false,
  waiting = false,
  error,
  onConfirm,
  onCancel,
  danger,
  detailsId,
}: ConfirmFormProps) {
  const words = useWords();
  const [ticked, setTicked] = useState(false);
  const [text, setText] = useState('');
  const reason = disabledReason ?? (checkbox !== undefined && !ticked ? words.requiredTick : undefined);
  const submit = () => {
    if (reason === undefined && !busy && !waiting) onConfirm({ remark: text });
  };
  return (
    <Form onSubmit={submit}>
      <Details>
        {children === undefined ? null : <div id={detailsId}>{children}</div>}
        {remark && (
          <TextArea {...remark} value={text} onChange={setText} limit={REMARK_LIMIT} disabled={busy} />
        )}
        {checkbox === undefined ? null : (
          <Checkbox checked={ticked} onChange={setTicked} disabled={busy}>
            {checkbox}
          </Checkbox>
        )}
        {error === undefined || error === null ? null : <Banner tone="danger">{error}</Banner>}
      </Details>
      <Footer>
        <Button onClick={onCancel} disabled={busy}>
          {cancelLabel ?? words.cancel}
        </Button>
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={busy || waiting}
          disabledReason={reason}
        >
          {confirmLabel}
        </Button>
      </Footer>
    </Form>
  );
}
