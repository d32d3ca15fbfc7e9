import { useCallback, type ReactNode } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { WholeAddress } from '../address/index.ts';
import { toasts as defaultToasts, type ToastMessage, type Toasts } from '../toast/index.ts';
import { copyToClipboard } from '../../internal/clipboard.ts';
import { Copied, Warning } from './copy-button.styles.ts';

export interface CopyOptions {
  /** What the text is: "Deposit address". */
  label?: string | undefined;
  /** Said together with the success: that deposits to this address have stopped, for one. */
  warning?: ReactNode;
}

/** One word of the length of an address or a hash, which people compare in groups. */
const comparable = /^[\w:-]{20,128}$/;

/**
 * Gives a function that copies a text and says how that went, showing the whole text, so that what is pasted later can
 * be compared with it. It never rejects: a rejected clipboard shows the text to be copied by hand.
 */
export function useCopy({ toasts = defaultToasts }: { toasts?: Toasts | undefined } = {}) {
  const words = useWords();
  return useCallback(
    async (text: string, { label, warning }: CopyOptions = {}): Promise<void> => {
      const shown = (
        <Copied>{comparable.test(text) ? <WholeAddress address={text} label={label} /> : text}</Copied>
      );
      const says = {
        written: {
          tone: warning === undefined ? 'success' : 'attention',
          message: (
            <>
              {words.copied}
              {warning === undefined ? null : <Warning>{warning}</Warning>}
            </>
          ),
          detail: shown,
        },
        refused: {
          tone: 'danger',
          message: words.copyRefused,
          detail: (
            <>
              {words.copyRefusedHint}
              {shown}
            </>
          ),
        },
        changed: {
          tone: 'danger',
          message: words.copyChanged,
          detail: (
            <>
              {words.copyChangedHint}
              {shown}
            </>
          ),
        },
      } satisfies Record<string, ToastMessage>;
      toasts.show({ key: 'copy', ...says[await copyToClipboard(text)] });
    },
    [toasts, words],
  );
}
