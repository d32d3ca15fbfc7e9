import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { fill } from '../../locale/words.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Badge } from '../badge/index.ts';
import { GroupTitle, Header, Item, Label, List, Root } from './side-navigation.styles.ts';

/** A place to go to. */
export interface SideNavigationItem {
  id: string;
  /** Its name; where only icons are shown, the icon's name. */
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  href: string;
  /** Whether the person is there. */
  current?: boolean;
  /** How many things wait there; nothing is shown at 0. */
  badge?: number;
}

/** Places that belong together. */
export interface SideNavigationGroup {
  id: string;
  /** Their common name, where they need one. */
  title?: string;
  items: readonly SideNavigationItem[];
}

export interface SideNavigationProps extends HTMLAttributes<HTMLElement> {
  /** The navigation's name for a screen reader. */
  label: string;
  /** Stands on top: a `SideNavigationSwitcher`. */
  header?: ReactNode;
  groups: readonly SideNavigationGroup[];
  ref?: Ref<HTMLElement>;
}

/** The places of the console. Shows icons only where the window is narrow. */
export function SideNavigation({ label, header, groups, ...rest }: SideNavigationProps) {
  return (
    <Root {...rest} aria-label={label}>
      {header === undefined ? null : <Header>{header}</Header>}
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Root>
  );
}

function Group({ group: { title, items } }: { group: SideNavigationGroup }) {
  const words = useWords();
  const titleId = useId();
  return (
    <>
      {title === undefined ? null : <GroupTitle id={titleId}>{title}</GroupTitle>}
      {/* Without its bullets Safari no longer calls it a list, unless it says so. */}
      <List role="list" {...(title === undefined ? {} : { 'aria-labelledby': titleId })}>
        {items.map(({ id, label, icon, href, current = false, badge = 0 }) => (
          <li key={id}>
            <Item variant="quiet" href={href} title={label} aria-current={current ? 'page' : undefined}>
              {icon}
              <Label>{label}</Label>
              <Badge count={badge} label={fill(words.itemsWaiting, { count: badge })} />
            </Item>
          </li>
        ))}
      </List>
    </>
  );
}
