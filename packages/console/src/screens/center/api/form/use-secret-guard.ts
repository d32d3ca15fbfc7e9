import { holdsPrivateKey } from '@mpc/api';
import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Where a private key came from: it is still there. */
export type SecretSource = 'clipboard' | 'file' | 'typed';

/**
 * Keeps private keys out of a form. One that is pasted or dropped never enters a field; one that comes another way is taken
 * out, with what undo could bring back, before it is handed on.
 */
export function useSecretGuard() {
  const [found, setFound] = useState<{ source: SecretSource; times: number } | null>(null);
  const refuses = (text: string, source: SecretSource): boolean => {
    if (!holdsPrivateKey(text)) return false;
    setFound((before) => ({ source, times: (before?.times ?? 0) + 1 }));
    return true;
  };
  const stop = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (!refuses(data.getData('text/plain'), 'clipboard')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    /** What was refused last; null once it was understood. */
    found,
    refuses,
    /** The fields begin anew with every refusal: what stood in them can be undone no more. */
    generation: found?.times ?? 0,
    forget: () => setFound(null),
    /** For the element around the fields. */
    stops: {
      onPasteCapture: (event: ClipboardEvent) => stop(event, event.clipboardData),
      onDropCapture: (event: DragEvent) => stop(event, event.dataTransfer),
    },
  };
}
