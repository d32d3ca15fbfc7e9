import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ToneIcon } from '../../internal/tone-icon.tsx';
import { useWords } from '../../locale/locale-context.ts';
import { Button } from '../button/index.ts';
import type { Toast } from './toast-store.ts';
import { Body, Card, Detail, Icon, Message } from './toast.styles.ts';

const STAYS_MS = 5000;

/** One toast: leaves by itself unless it reports a failure or somebody is at it. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const words = useWords();
  const card = useRef<HTMLLIElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = hovered || focused;

  const leave = useEffectEvent(onDismiss);
  useEffect(() => {
    if (attended || toast.tone === 'danger') return undefined;
    const timer = setTimeout(leave, STAYS_MS);
    return () => clearTimeout(timer);
  }, [attended, toast]);

  const enter = (event: FocusEvent) => {
    setFocused(true);
    if (!card.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  };
  const close = () => {
    const back = card.current?.contains(document.activeElement) ? cameFrom.current : null;
    onDismiss();
    if (back instanceof HTMLElement) back.focus();
  };

  return (
    <Card
      ref={card}
      data-tone={toast.tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Icon>
        <ToneIcon tone={toast.tone} />
      </Icon>
      {/* Keyed, so that a toast replaced by the same words is read out again. */}
      <Body key={toast.revision}>
        <Message>{toast.message}</Message>
        {toast.detail === undefined ? null : <Detail>{toast.detail}</Detail>}
      </Body>
      {toast.action && (
        <Button
          size="small"
          onClick={() => {
            close();
            toast.action?.onAction();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={words.close} icon={X} onClick={close} data-close />
    </Card>
  );
}
