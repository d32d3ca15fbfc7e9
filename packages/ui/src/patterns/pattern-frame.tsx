import {
  ArrowLeftRight,
  BookUser,
  Contrast,
  Inbox,
  LayoutDashboard,
  ScrollText,
  Settings,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AppFrame,
  Avatar,
  SideNavigation,
  SideNavigationSwitcher,
  TopBar,
  TopBarButton,
  TopBarSearch,
} from '../index.ts';
import { frameTexts } from './pattern-frame-texts.ts';
import { useTexts } from './use-texts.ts';

const destinations = {
  overview: LayoutDashboard,
  transactions: ArrowLeftRight,
  todo: Inbox,
  addresses: BookUser,
  strategies: ShieldCheck,
  log: ScrollText,
  settings: Settings,
} satisfies Record<string, LucideIcon>;

type Destination = keyof typeof destinations;

const groups: readonly { id: 'main' | 'operate' | 'control'; destinations: readonly Destination[] }[] = [
  { id: 'main', destinations: ['overview', 'transactions', 'todo'] },
  { id: 'operate', destinations: ['addresses'] },
  { id: 'control', destinations: ['strategies', 'log', 'settings'] },
];

interface PatternFrameProps {
  /** Where the page is in the navigation. */
  place: Destination;
  /** This page's own name, where it lies below its place. */
  below?: string;
  children: ReactNode;
}

/** The frame of the console around a pattern: navigation, way to the page, search, person. */
export function PatternFrame({ place, below, children }: PatternFrameProps) {
  const words = useTexts(frameTexts);
  const way = { label: words[place], href: `#${place}` };
  return (
    <AppFrame
      navigation={
        <SideNavigation
          label={words.navigation}
          header={
            <SideNavigationSwitcher
              avatar={<Avatar name={words.wallet} shape="square" />}
              title={words.wallet}
              detail={words.detail}
            />
          }
          groups={groups.map((group) => ({
            id: group.id,
            ...(group.id === 'main' ? {} : { title: words[group.id] }),
            items: group.destinations.map((id) => {
              const Icon = destinations[id];
              return {
                id,
                label: words[id],
                icon: <Icon size={16} strokeWidth={1.5} aria-hidden />,
                href: `#${id}`,
                current: id === place,
                badge: id === 'todo' ? 3 : 0,
              };
            }),
          }))}
        />
      }
      topBar={
        <TopBar breadcrumb={below === undefined ? [way] : [way, { label: below }]}>
          <TopBarSearch>{words.search}</TopBarSearch>
          <TopBarButton label={words.language}>{words.languageMark}</TopBarButton>
          <TopBarButton label={words.theme}>
            <Contrast size={16} strokeWidth={1.5} aria-hidden />
          </TopBarButton>
          <TopBarButton label={words.person} round>
            <Avatar name="Lin Wei" />
          </TopBarButton>
        </TopBar>
      }
    >
      {children}
    </AppFrame>
  );
}
