import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../components/section/index.ts';
import { Table } from '../components/table/index.ts';
import { themes } from '../theme/themes.ts';
import { breakpoint, frame, radius, space } from '../theme/tokens.ts';
import { FoundationPage } from './foundation-page.tsx';
import { Bar, Code, Corner } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Space and radius', tags: ['!autodocs'] });

const gaps = {
  xs: 'Between an icon and its word, a label and its field',
  s: 'Between buttons, chips, and lines that belong together',
  m: 'Inside rows, fields and small cards',
  l: 'Between cards, fields of a form, parts of a section',
  xl: 'Around the content of a page or drawer',
  xxl: 'Between thoughts that share nothing',
} satisfies Record<keyof typeof space, string>;

const corners = {
  small: 'Tags, ticks, what stands inside a field',
  medium: 'Buttons, fields, menus',
  large: 'Cards, dialogs, tables',
  round: 'Avatars of people, dots, switches',
} satisfies Record<keyof typeof radius, string>;

const measures = [
  {
    name: 'Side navigation',
    value: frame.side,
    purpose: 'Icons only, 66 px, from 1180 px down; a menu at 768 px and below',
  },
  { name: 'Top bar', value: frame.topBar, purpose: 'Stays while the page scrolls' },
  {
    name: 'Drawers',
    value: '460, 900, 1180px',
    purpose: 'A form, a detail, a detail beside another; the whole width on a narrower screen',
  },
  { name: 'Dialogs', value: '420, 640px', purpose: 'A question; a question with something to read' },
  { name: 'Targets', value: '24px', purpose: 'The minimum target; 32 px where there is room' },
  { name: 'Phone', value: breakpoint.phone, purpose: 'Tables become cards, columns stand below each other' },
];

/** Room between things, corners, and the measures of the frame. */
export const SpaceAndRadius = meta.story({
  name: 'Space and radius',
  render: () => (
    <FoundationPage
      title="Space and radius"
      description="Six gaps and four corners. A dense page stays calm when equal things are equally far apart."
    >
      <Section title="Space">
        <Table
          label="Gaps"
          rows={Object.entries(gaps)}
          rowKey={([name]) => name}
          columns={[
            { key: 'name', header: 'Token', cell: ([name]) => name, width: '100px' },
            {
              key: 'size',
              header: 'Size',
              cell: ([name]) => themes.light[`space-${name as keyof typeof space}`],
              width: '80px',
            },
            {
              key: 'sample',
              header: 'Sample',
              cell: ([name]) => <Bar $width={space[name as keyof typeof space]} />,
              width: '120px',
            },
            { key: 'purpose', header: 'For', cell: ([, purpose]) => purpose },
          ]}
        />
      </Section>
      <Section title="Radius">
        <Table
          label="Corners"
          rows={Object.entries(corners)}
          rowKey={([name]) => name}
          columns={[
            { key: 'name', header: 'Token', cell: ([name]) => name, width: '100px' },
            {
              key: 'size',
              header: 'Size',
              cell: ([name]) => themes.light[`radius-${name as keyof typeof radius}`],
              width: '80px',
            },
            {
              key: 'sample',
              header: 'Sample',
              cell: ([name]) => <Corner $radius={radius[name as keyof typeof radius]} />,
              width: '120px',
            },
            { key: 'purpose', header: 'For', cell: ([, purpose]) => purpose },
          ]}
        />
      </Section>
      <Section title="Measures">
        <Table
          label="Measures"
          rows={measures}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Part', cell: ({ name }) => name, width: '150px' },
            { key: 'value', header: 'Measure', cell: ({ value }) => <Code>{value}</Code>, width: '180px' },
            { key: 'purpose', header: 'Use', cell: ({ purpose }) => purpose },
          ]}
        />
      </Section>
      <Section title="Rules">
        <Rules
          of={[
            'Lay out with Stack, Inline, Columns and CardGrid: gaps have names, and a screen needs no style of its own.',
            'Related items stand nearer than others; a Divider only where room is not enough.',
            'A component brings no margin. The parent decides the distance to its neighbor.',
          ]}
        />
      </Section>
    </FoundationPage>
  ),
});
