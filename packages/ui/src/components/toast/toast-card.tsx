import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ToneIcon } from '../../internal/tone-icon.tsx';
import { useWords } from '../../locale/locale-context.ts';
import { Button } from '../button/index.ts';
import type { Toast } from './toast-store.ts';
import { Body, Card, Detail, Icon, Message } from './toast.styles.ts';

interface ToastCardProps {
  toast: Toast;
  /** Somebody is at the toasts, or nobody can see them: none leaves. */
  paused: boolean;
  /** The pointer came to it, or left. */
  onHover: (key: string | null) => void;
  /** The focus came to it, or left. */
  onFocus: (key: string | null) => void;
  onDismiss: () => void;
}

/** One toast. It leaves by itself unless it is to stay until it is closed. */
export function ToastCard({ toast, paused, onHover, onFocus, onDismiss }: ToastCardProps) {
  const words = useWords();
  const card = useRef<HTMLLIElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  const leave = useEffectEvent(onDismiss);
  useEffect(() => {
    if (paused || toast.duration === null) return undefined;
    const timer = setTimeout(leave, toast.duration);
    return () => clearTimeout(timer);
  }, [paused, toast]);

  const enter = (event: FocusEvent) => {
    onFocus(toast.key);
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
      onMouseEnter={() => onHover(toast.key)}
      onMouseLeave={() => onHover(null)}
      onFocus={enter}
      onBlur={() => onFocus(null)}
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
