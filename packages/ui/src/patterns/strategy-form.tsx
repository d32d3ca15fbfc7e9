import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Banner,
  Button,
  Columns,
  ConfirmDialog,
  createToasts,
  Form,
  Inline,
  Stack,
  StatusTag,
  ToastRegion,
} from '../index.ts';
import { formTexts } from './form-page-texts.ts';
import { blankDraft, type StrategyAnswer, type StrategyDraft } from './strategy-draft.ts';
import { StrategyFields } from './strategy-fields.tsx';
import { StrategySummary } from './strategy-summary.tsx';
import { useTexts } from './use-texts.ts';

export interface StrategyFormProps {
  /** What is filled in already. */
  start: StrategyDraft;
  /** Sends it, and hears what the server says of it. */
  onSend: (draft: StrategyDraft) => Promise<StrategyAnswer>;
}

/** The form with what it amounts to beside it, and its actions below. */
export function StrategyForm({ start, onSend }: StrategyFormProps) {
  const words = useTexts(formTexts);
  const form = useRef<HTMLFormElement>(null);
  const [toasts] = useState(createToasts);
  const [draft, setDraft] = useState(start);
  const [answer, setAnswer] = useState<StrategyAnswer>();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const unsaved = draft !== blankDraft;

  const change = (part: Partial<StrategyDraft>) => {
    setDraft({ ...draft, ...part });
    if (part.name !== undefined) setAnswer(undefined);
  };
  const send = async () => {
    setBusy(true);
    const said = await onSend(draft);
    flushSync(() => {
      setBusy(false);
      setAnswer(said);
    });
    if (said === 'nameExists') form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
    if (said !== 'taken') return;
    toasts.show({ tone: 'success', message: words.sent.replace('{name}', draft.name) });
    setDraft(blankDraft);
  };
  return (
    <>
      <Form ref={form} label={words.formLabel} onSubmit={() => void send()}>
        <Columns min="400px">
          <StrategyFields
            draft={draft}
            onChange={change}
            nameError={answer === 'nameExists' ? words.nameTaken.replace('{name}', draft.name) : undefined}
          />
          <Stack>
            <StrategySummary draft={draft} />
          </Stack>
        </Columns>
        {answer === 'silence' && <Banner tone="danger">{words.failed}</Banner>}
        <Inline>
          <Button type="submit" variant="primary" busy={busy}>
            {words.send}
          </Button>
          <Button onClick={() => setLeaving(unsaved)}>{words.cancel}</Button>
          {unsaved && <StatusTag tone="attention">{words.unsaved}</StatusTag>}
        </Inline>
      </Form>
      <ConfirmDialog
        open={leaving}
        type="warning"
        title={words.leave}
        confirmLabel={words.leaveConfirm}
        cancelLabel={words.stay}
        onConfirm={() => {
          setLeaving(false);
          setDraft(blankDraft);
        }}
        onCancel={() => setLeaving(false)}
      >
        {words.leaveDetail}
      </ConfirmDialog>
      <ToastRegion toasts={toasts} />
    </>
  );
}
