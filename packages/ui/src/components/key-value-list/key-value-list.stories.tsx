import preview from '../../../../../.storybook/preview.tsx';
import { WholeAddress } from '../address/index.ts';
import { Amount } from '../amount/index.ts';
import { KeyValueList } from './key-value-list.tsx';

const meta = preview.meta({
  title: 'Components/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { key: 'from', label: 'From', value: 'Treasury / Main sub-wallet' },
      { key: 'fee', label: 'Network fee', value: <Amount value="27.35" symbol="TRX" /> },
      { key: 'to', label: 'To', value: <WholeAddress address="TQ8vN4bX2mYtL6rJk9sHcW3pFzEa7dRuK1" /> },
      { key: 'memo', label: 'Memo', value: null },
    ],
  },
});

/** The facts of a withdrawal; what is missing is written as --. */
export const Facts = meta.story();

/** In a narrow place. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
