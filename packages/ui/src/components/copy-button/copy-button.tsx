import { Copy } from 'lucide-react';
import type { ButtonProps } from '../button/index.ts';
import type { Toasts } from '../toast/index.ts';
import { Root } from './copy-button.styles.ts';
import { useCopyToast, type CopyToast } from './use-copy-toast.tsx';

export type CopyButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'onClick'> &
  CopyToast & {
    /** Names the button by what it copies: "Copy address". */
    label: string;
    /** Where the outcome is shown. @default the library's own `toasts` */
    toasts?: Toasts;
  };

/** Copies a text and says how that went. */
export function CopyButton({
  text,
  label,
  symbol,
  enableDeposit,
  warning,
  toasts,
  ...rest
}: CopyButtonProps) {
  const copyToast = useCopyToast({ toasts });
  const coin = enableDeposit === undefined ? {} : { symbol, enableDeposit };
  return (
    <Root
      variant="ghost"
      size="small"
      title={label}
      {...rest}
      aria-label={label}
      icon={<Copy size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => void copyToast({ ...coin, text, label, warning })}
    />
  );
}
