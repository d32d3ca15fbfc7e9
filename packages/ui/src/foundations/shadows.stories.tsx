import preview from '../../../../.storybook/preview.tsx';
import { Columns } from '../components/columns/index.ts';
import { Section } from '../components/section/index.ts';
import { Table } from '../components/table/index.ts';
import { themes } from '../theme/themes.ts';
import type { layer } from '../theme/tokens.ts';
import { FoundationPage } from './foundation-page.tsx';
import { Raised } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Shadows and layers', tags: ['!autodocs'] });

const layers = {
  header: 'The top bar, heads of tables and columns that stay',
  modal: 'Drawers, dialogs and popovers, each over what had been opened before it',
  toast: 'Success and failure messages, over everything',
} satisfies Record<keyof typeof layer, string>;

/** Two shadows, and what stands over what. */
export const ShadowsAndLayers = meta.story({
  name: 'Shadows and layers',
  render: () => (
    <FoundationPage
      title="Shadows and layers"
      description="A border parts, a shadow lifts. There are two shadows, because a thing either lies on the page or floats over it."
    >
      <Section title="Shadows">
        <Columns min="260px">
          <Raised $shadow="raised">raised: buttons, cards that can be pressed</Raised>
          <Raised $shadow="floating">floating: menus, drawers, dialogs, toasts</Raised>
        </Columns>
      </Section>
      <Section title="Layers">
        <Table
          label="Layers"
          rows={Object.entries(layers)}
          rowKey={([name]) => name}
          columns={[
            { key: 'name', header: 'Token', cell: ([name]) => name, width: '110px' },
            {
              key: 'index',
              header: 'z-index',
              cell: ([name]) => themes.light[`layer-${name as keyof typeof layer}`],
              width: '90px',
            },
            { key: 'purpose', header: 'For', cell: ([, purpose]) => purpose },
          ]}
        />
      </Section>
      <Section title="Rules">
        <Rules
          of={[
            'Escape closes the topmost layer only, and the focus returns to what had opened it.',
            'The page below a drawer or a dialog is inert, for keyboard and pointer.',
            'A popup belongs to what opened it: inside a dialog it stays inside the dialog.',
            'In the dark theme the border marks a layer: shadows are hardly visible on black.',
          ]}
        />
      </Section>
    </FoundationPage>
  ),
});
