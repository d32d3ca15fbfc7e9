import preview from '../../../../.storybook/preview.tsx';
import { ShortAddress, WholeAddress } from '../components/address/index.ts';
import { Amount } from '../components/amount/index.ts';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { Section } from '../components/section/index.ts';
import { Table } from '../components/table/index.ts';
import { Time } from '../components/time/index.ts';
import { ellipsis, formatNumber, groupsOfFour, missingNumber, type NumberFormat } from '../format/index.ts';
import { FoundationPage } from './foundation-page.tsx';
import { Code } from './foundations.styles.ts';
import { Rules } from './rules.tsx';

const meta = preview.meta({ title: 'Foundations/Numbers and addresses', tags: ['!autodocs'] });

const address = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1';
const lookAlike = 'TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7eRuK1';
const moment = Date.UTC(2026, 10, 20, 6, 2, 11);

const numbers: readonly { value: string; how: NumberFormat; why: string }[] = [
  { value: '1234567.891', how: {}, why: 'Two digits, grouped: how money in US dollars is written' },
  {
    value: '4.20013300',
    how: { digits: 'all' },
    why: 'A coin’s own digits, all of them: rows, forms, confirmations, exports',
  },
  { value: '0.005', how: {}, why: 'A half is rounded up' },
  { value: '0.999', how: { rounding: 'down' }, why: 'An available amount is rounded down' },
  { value: '1209876.5', how: { shorten: true }, why: 'M from a million, on cards only, in both languages' },
  { value: '27311012100', how: { shorten: true }, why: 'B from a billion' },
  {
    value: '90071992547409931234567890.125',
    how: {},
    why: 'Exact at any length: digits are never made a binary number',
  },
  { value: '', how: {}, why: `${missingNumber} where there is none; 0.00 is a figure` },
];

/** How amounts, addresses and times are written, so that nobody misreads one. */
export const NumbersAndAddresses = meta.story({
  name: 'Numbers and addresses',
  render: () => (
    <FoundationPage
      title="Numbers and addresses"
      description="A misread digit costs money. Every figure and every address is drawn by the library, in one way."
    >
      <Section title="Numbers" note={<Code>formatNumber(value, options)</Code>}>
        <Table
          label="Numbers"
          rows={numbers}
          rowKey={({ why }) => why}
          columns={[
            {
              key: 'value',
              header: 'Value',
              cell: ({ value }) => <Code>{value === '' ? 'missing' : value}</Code>,
            },
            {
              key: 'shown',
              header: 'Shown',
              align: 'end',
              cell: ({ value, how }) => formatNumber(value, how),
            },
            { key: 'why', header: 'Because', cell: ({ why }) => why },
          ]}
        />
      </Section>
      <Section title="Amounts">
        <KeyValueList
          items={[
            { key: 'coin', label: 'In a row', value: <Amount value="250000.00" sign="-" symbol="USDT" /> },
            { key: 'fiat', label: 'In dollars', value: <Amount value="27311012.1" kind="fiat" /> },
            { key: 'missing', label: 'Missing', value: <Amount value={null} symbol="BTC" /> },
          ]}
        />
        <Rules
          of={[
            'At the right of its column, the sign in front, the symbol quiet behind.',
            'Decimal strings from the wire to the screen, never JavaScript numbers.',
            'Green and red only for a change; an amount has the color of its row.',
          ]}
        />
      </Section>
      <Section title="Addresses">
        <KeyValueList
          items={[
            {
              key: 'short',
              label: 'In a list',
              value: <ShortAddress address={address} />,
            },
            { key: 'whole', label: 'To decide', value: <WholeAddress address={address} /> },
            {
              key: 'alike',
              label: 'Look-alike',
              value: <WholeAddress address={lookAlike} comparedWith={address} />,
            },
            { key: 'ellipsis', label: 'ellipsis()', value: ellipsis(address) },
            { key: 'groups', label: 'groupsOfFour()', value: groupsOfFour(address).join(' ') },
          ]}
        />
        <Rules
          of={[
            'Shortened, six and six, only where nothing is decided, and beside its fingerprint.',
            'Whole, in groups of four, where a person confirms, approves or copies.',
            'The fingerprint is computed from the whole address: two that look alike have different pictures.',
            'Copying takes the whole text, and the clipboard is read back.',
          ]}
        />
      </Section>
      <Section title="Times">
        <KeyValueList
          items={[
            { key: 'full', label: 'full', value: <Time at={moment} /> },
            { key: 'short', label: 'short', value: <Time at={moment} kind="short" /> },
            { key: 'never', label: 'Never', value: <Time at={0} /> },
          ]}
        />
        <Rules
          of={[
            'In the reader’s own time zone, with its offset where it matters; the same moment in UTC on hover.',
            'Milliseconds since 1970 from the wire to the screen. A day is a text: 2026-11-20.',
            'How long ago it was only where the exact moment is one press away.',
          ]}
        />
      </Section>
    </FoundationPage>
  ),
});
