import { holdsPrivateKey } from '@mpc/api';
import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** Where a private key came from: it is still there. */
export type SecretSource = 'clipboard' | 'file' | 'typed';

/**
 * Keeps private keys out of a form. One that is pasted or dropped never enters a field; one that comes another way is taken
 * out, with what undo could bring back, before it is handed on.
 */
export function useSecretGuard() {
  const [found, setFound] = useState<SecretSource | null>(null);
  const [generation, setGeneration] = useState(0);
  const refuses = (text: string, source: SecretSource): boolean => {
    if (!holdsPrivateKey(text)) return false;
    setFound(source);
    setGeneration((before) => before + 1);
    return true;
  };
  const stop = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    // What is pasted now is in the clipboard instead of it.
    if (!refuses(data.getData('text/plain'), 'clipboard')) return setFound(null);
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    /** Where the one came from that was refused last; null once it is there no more, or that was understood. */
    found,
    refuses,
    /** The fields begin anew with every refusal: what stood in them can be undone no more. */
    generation,
    forget: () => setFound(null),
    /** For the element around the fields. */
    stops: {
      onPasteCapture: (event: ClipboardEvent) => stop(event, event.clipboardData),
      onDropCapture: (event: DragEvent) => stop(event, event.dataTransfer),
    },
  };
}
