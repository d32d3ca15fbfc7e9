import {
  ArrowDownToLine,
  ArrowLeft,
  ArrowLeftRight,
  ArrowUpFromLine,
  Ban,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleX,
  Contrast,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Inbox,
  Info,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogOut,
  Menu,
  Pencil,
  Plus,
  Search,
  Settings,
  ShieldCheck,
  Snowflake,
  Trash2,
  TriangleAlert,
  Users,
  Vault,
  Wallet,
  X,
  type LucideIcon,
} from 'lucide-react';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/button/index.ts';
import { IconButton } from '../components/icon-button/index.ts';
import { Inline } from '../components/inline/index.ts';
import { Section } from '../components/section/index.ts';
import { FoundationPage } from './foundation-page.tsx';
import { IconGrid, IconTile } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Icons', tags: ['!autodocs'] });

const groups: readonly { title: string; icons: Readonly<Record<string, LucideIcon>> }[] = [
  {
    title: 'Places',
    icons: {
      LayoutDashboard,
      Wallet,
      Vault,
      ArrowLeftRight,
      ListChecks,
      Snowflake,
      ShieldCheck,
      Users,
      KeyRound,
      Settings,
    },
  },
  {
    title: 'Actions',
    icons: {
      ArrowUpFromLine,
      ArrowDownToLine,
      Plus,
      Pencil,
      Copy,
      Download,
      Search,
      Trash2,
      Ellipsis,
      ExternalLink,
      LogOut,
      Contrast,
    },
  },
  {
    title: 'States',
    icons: { CircleDashed, Info, TriangleAlert, CircleCheck, Ban, CircleAlert, CircleX, Inbox },
  },
  {
    title: 'Moving about',
    icons: {
      ArrowLeft,
      ChevronDown,
      ChevronLeft,
      ChevronRight,
      ChevronsUpDown,
      X,
      Check,
      Menu,
      CalendarDays,
    },
  },
];

/** The icons of the console with their names, and how they are used. */
export const Icons = meta.story({
  render: () => (
    <FoundationPage
      title="Icons"
      description="Lucide, 16 pixels, lines of 1.5. An icon helps to recognize a word; it does not replace the word."
    >
      <Section title="Rules">
        <Rules
          of={[
            'Beside a word, and then hidden from screen readers: aria-hidden.',
            'Alone only as an IconButton, which insists on a name and shows it on hover.',
            'One icon, one meaning, everywhere. Take one from below before a new one.',
            'In the color of the word beside it. A state takes the icon of its tone.',
          ]}
        />
        <Inline>
          <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />}>Export CSV</Button>
          <IconButton label="Copy address" icon={Copy} />
        </Inline>
      </Section>
      {groups.map(({ title, icons }) => (
        <Section key={title} title={title}>
          <IconGrid>
            {Object.entries(icons).map(([name, Icon]) => (
              <IconTile key={name}>
                <Icon size={16} strokeWidth={1.5} aria-hidden />
                {name}
              </IconTile>
            ))}
          </IconGrid>
        </Section>
      ))}
    </FoundationPage>
  ),
});
