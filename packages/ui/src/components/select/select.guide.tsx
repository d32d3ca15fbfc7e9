import type { Guide } from '../../../../../.storybook/guide.ts';
import { Select } from './select.tsx';

const nothing = () => undefined;
const networks = [
  { id: 'tron', label: 'TRON (TRC20)', detail: 'Fee about 27.35 TRX' },
  { id: 'eth', label: 'Ethereum (ERC20)', detail: 'Fee about 0.0021 ETH' },
];

export const selectGuide: Guide = {
  use: [
    'For one choice among five to fifteen, in a form.',
    'With a detail per option where the label alone does not decide.',
  ],
  avoid: [
    'For more than fifteen: use ComboBox, which is searched.',
    'For two to four: use RadioGroup or RadioCards, which show them all.',
    'For several choices: use MultiSelect.',
    'For actions: use Menu. To filter a table: use FilterSelect.',
  ],
  do: [
    {
      show: <Select label="Network" options={networks} value="tron" onChange={nothing} />,
      because: 'Labels differ in their first word, so that typing a letter selects them.',
    },
  ],
  dont: [
    {
      show: (
        <Select
          label="Hide small balances"
          options={[{ id: 'yes', label: 'Yes' }]}
          value="yes"
          onChange={nothing}
        />
      ),
      because: 'Yes or no is one box to tick.',
    },
    'Do not leave out what cannot be chosen now: disable it, and say why in its detail.',
  ],
  accessibility: [
    'Follows the select-only combobox pattern: arrow keys, Enter, Space, Home, End and letters open the list; they, Page Up and Page Down move; Enter, Space and Tab choose; Escape closes. The focus never leaves the field.',
    'The field is named by its label, and the choice is its value. Its place in a long list is read out.',
  ],
  anatomy: {
    story: 'Chosen',
    parts: { Label: 'label', Button: '[aria-haspopup=listbox]', Icon: '[aria-haspopup=listbox] svg' },
  },
};
