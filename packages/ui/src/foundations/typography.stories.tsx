import preview from '../../../../.storybook/preview.tsx';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { Section } from '../components/section/index.ts';
import { Table } from '../components/table/index.ts';
import { themes } from '../theme/themes.ts';
import { font, type } from '../theme/tokens.ts';
import { FoundationPage } from './foundation-page.tsx';
import { Specimen } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Type', tags: ['!autodocs'] });

interface Size {
  name: keyof typeof type;
  weight: number;
  purpose: string;
  sample: string;
}

const sizes: readonly Size[] = [
  { name: 'figure', weight: 600, purpose: 'The one figure that matters on a page', sample: '27,311,012.10' },
  { name: 'title', weight: 600, purpose: 'The title of a page', sample: 'Main sub-wallet' },
  { name: 'stat', weight: 600, purpose: 'Figures on cards', sample: '11 / 38' },
  {
    name: 'heading',
    weight: 600,
    purpose: 'Sections, cards, drawers, dialogs',
    sample: 'Approve transfer',
  },
  {
    name: 'body',
    weight: 400,
    purpose: 'Text and fields',
    sample: 'First transfer to this address',
  },
  { name: 'label', weight: 400, purpose: 'Labels, heads of columns, hints', sample: 'Network fee' },
  { name: 'caption', weight: 400, purpose: 'Second lines in rows', sample: 'TRON (TRC20)' },
];

/** The scale, the faces, and figures that stand below each other. */
export const Type = meta.story({
  render: () => (
    <FoundationPage
      title="Type"
      description="Inter for Latin letters, shipped with the product; Chinese in the face of the system, which costs nothing to load. Seven sizes, three weights."
    >
      <Section title="Scale" note="Size and line height in pixels.">
        <Table
          label="Sizes"
          rows={sizes}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Token', cell: ({ name }) => name, width: '100px' },
            {
              key: 'size',
              header: 'Size',
              cell: ({ name }) => themes.light[`type-${name}`].replaceAll('px', ''),
              width: '80px',
            },
            {
              key: 'sample',
              header: 'Sample',
              cell: ({ name, weight, sample }) => (
                <Specimen $font={`${weight} ${type[name]} ${font.body}`}>{sample}</Specimen>
              ),
              width: '280px',
            },
            { key: 'purpose', header: 'For', cell: ({ purpose }) => purpose },
          ]}
        />
      </Section>
      <Section title="Figures, addresses, Chinese">
        <KeyValueList
          items={[
            {
              key: 'tabular',
              label: 'Tabular',
              value: (
                <Specimen $font={`400 ${type.body} ${font.body}`} data-tabular="">
                  1,111,111.11
                  <br />
                  8,888,888.88
                </Specimen>
              ),
            },
            {
              key: 'mono',
              label: 'Monospaced',
              value: (
                <Specimen $font={`400 ${type.body} ${font.mono}`}>
                  TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1
                </Specimen>
              ),
            },
            {
              key: 'chinese',
              label: 'Chinese',
              value: (
                <Specimen $font={`400 ${type.body} ${font.body}`} lang="zh-CN">
                  转账 250,000.00 USDT 至地址簿中的“币安热钱包”，待审批
                </Specimen>
              ),
            },
          ]}
        />
      </Section>
      <Section title="Rules">
        <Rules
          of={[
            'Weights: 400 to read, 500 on what is pressed, 600 for titles and figures. Nothing bolder, nothing lighter.',
            'Tabular figures wherever digits stand below each other: amounts, times, counts.',
            'Addresses, hashes and keys in the monospaced face, so that no two characters look alike.',
            'No italics: Chinese has none. No capitals for emphasis: screen readers may spell them out.',
            'A Chinese line needs no more height: 13/20 holds both.',
            'Text grows to 200 % in the browser and nothing is cut off.',
          ]}
        />
      </Section>
    </FoundationPage>
  ),
});
