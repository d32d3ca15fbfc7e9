import { useCallback, type ReactNode } from 'react';
import { copyToClipboard } from '../../internal/clipboard.ts';
import { copyWords } from '../../locale/copy-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import { WholeAddress } from '../address/index.ts';
import { toasts as defaultToasts, type ToastMessage, type Toasts } from '../toast/index.ts';
import { Copied, Warning } from './copy-button.styles.ts';

/** What comes in where the text leads: where its deposits are stopped, a warning that names it joins the success. */
export type CopiedCoin =
  | {
      /** The coin that the text receives, by its symbol. */
      symbol: string;
      /** Whether deposits of that coin are open; where they are not, the toast warns and stays. */
      enableDeposit: boolean;
    }
  | { symbol?: undefined; enableDeposit?: undefined };

/** What is copied, and what is to be said of it. */
export type CopyToast = CopiedCoin & {
  /** Copied as it is, and shown whole. */
  text: string;
  /** What the text is: "Deposit address". */
  label?: string | undefined;
  /** Said together with the success, besides what is known of deposits. */
  warning?: ReactNode;
};

/** One word of the length of an address or a hash, which people compare in groups. */
const comparable = /^[\w:-]{20,128}$/;

/**
 * Gives `copyToast`, which copies a text and says how that went, showing the whole text, so that what is pasted later can
 * be compared with it. Where deposits of its coin are stopped, or `warning` says anything, the toast stays until it is
 * closed. It never rejects: a rejected clipboard shows the text to be copied by hand.
 */
export function useCopyToast({ toasts = defaultToasts }: { toasts?: Toasts | undefined } = {}) {
  const words = useWordsWith(copyWords);
  return useCallback(
    async ({ text, label, symbol, enableDeposit, warning }: CopyToast): Promise<void> => {
      const shown = (
        <Copied>{comparable.test(text) ? <WholeAddress address={text} label={label} /> : text}</Copied>
      );
      const stopped = enableDeposit === false ? fill(words.depositsStopped, { symbol }) : undefined;
      const isWarned = stopped !== undefined || warning !== undefined;
      const says = {
        written: {
          tone: isWarned ? 'attention' : 'success',
          ...(isWarned ? { duration: null } : {}),
          message: (
            <>
              {words.copied}
              {stopped === undefined ? null : <Warning>{stopped}</Warning>}
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
