import type { ComponentType } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'block'> {
  /** What it does, for those who do not see the icon; also its title. */
  label: string;
  /** Draws an `<svg>` with these props, as those of lucide-react do. */
  icon: ComponentType<{ width: number; height: number; strokeWidth: number; 'aria-hidden': true }>;
}

/** A button of an icon alone, quiet and small unless told otherwise. Renders a `<button>`. */
export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      {...rest}
      data-icon
      aria-label={label}
      title={label}
      icon={<Icon width={16} height={16} strokeWidth={1.5} aria-hidden />}
    />
  );
}
