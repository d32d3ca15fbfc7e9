import { ChevronsUpDown } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Detail, Switcher, SwitcherText, SwitcherTitle } from './side-navigation.styles.ts';

export interface SideNavigationSwitcherProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title'> {
  /** All that is left of it where only icons are shown. */
  avatar: ReactNode;
  /** Where the person is. */
  title: string;
  /** What else is there. */
  detail?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Says in which wallet the person is, and opens the choice of another. */
export function SideNavigationSwitcher({ avatar, title, detail, ...rest }: SideNavigationSwitcherProps) {
  return (
    <Switcher type="button" title={title} {...rest}>
      {avatar}
      <SwitcherText>
        <SwitcherTitle>{title}</SwitcherTitle>
        {detail === undefined ? null : <Detail>{detail}</Detail>}
      </SwitcherText>
      <ChevronsUpDown size={14} strokeWidth={1.5} aria-hidden />
    </Switcher>
  );
}
