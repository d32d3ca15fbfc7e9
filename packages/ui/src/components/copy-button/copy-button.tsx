import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import type { Toasts } from '../toast/index.ts';
import { useCopy } from './use-copy.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'onClick'> {
  /** What is copied, whole. */
  text: string;
  /** Names the button by what it copies: "Copy address". */
  label: string;
  /** Said together with the success. */
  warning?: ReactNode;
  /** Where the outcome is shown. @default the library's own `toasts` */
  toasts?: Toasts;
}

/** Copies a text and says how that went. */
export function CopyButton({ text, label, warning, toasts, ...rest }: CopyButtonProps) {
  const copy = useCopy({ toasts });
  return (
    <Button
      variant="ghost"
      size="small"
      title={label}
      {...rest}
      aria-label={label}
      icon={<Copy size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => void copy(text, { label, warning })}
    />
  );
}
