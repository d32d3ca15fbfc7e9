import { X } from 'lucide-react';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../locale/locale-context.ts';
import { Label, Remove, Root } from './tag.styles.ts';

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** A 16 px icon or picture in front of the words. */
  icon?: ReactNode;
  /** `small` for rows. @default 'medium' */
  size?: 'small' | 'medium';
  /** Takes it away; adds a button named "Remove" and the tag's words. */
  onRemove?: (() => void) | undefined;
  ref?: Ref<HTMLSpanElement>;
}

/** A plain label: a kind, a category, a choice that was made. For a state, use `StatusTag`. Renders a `<span>`. */
export function Tag({ icon, size = 'medium', onRemove, children, ...rest }: TagProps) {
  const words = useWords();
  const id = useId();
  return (
    <Root {...rest} data-size={size} data-removable={onRemove === undefined ? undefined : true}>
      {icon}
      <Label id={`${id}label`}>{children}</Label>
      {onRemove === undefined ? null : (
        <Remove
          type="button"
          id={`${id}remove`}
          aria-label={words.remove}
          aria-labelledby={`${id}remove ${id}label`}
          onClick={() => onRemove()}
        >
          <X size={14} strokeWidth={1.5} aria-hidden />
        </Remove>
      )}
    </Root>
  );
}
