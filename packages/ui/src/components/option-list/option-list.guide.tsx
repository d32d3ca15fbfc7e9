import type { Guide } from '../../../../../.storybook/guide.ts';
import { OptionList } from './option-list.tsx';

const nothing = () => undefined;

export const optionListGuide = {
  use: [
    'To pick one thing of a list that stays in sight, with a balance or a mark beside each: a sub-wallet, a workspace.',
  ],
  avoid: [
    'In a form: use Select, ComboBox or RadioGroup.',
    'To go to another page: use Link or SideNavigation.',
    'For rows of several columns: use Table.',
  ],
  do: [
    {
      show: (
        <OptionList
          label="Sub-wallets"
          selected="1"
          onSelect={nothing}
          sections={[
            {
              id: 'all',
              items: [
                { id: '1', title: 'Main sub-wallet', detail: '11 networks', aside: '27.3M' },
                { id: '2', title: 'Settlement', detail: '3 networks', aside: '402,600.00' },
              ],
            },
          ]}
        />
      ),
      because: 'Title, detail and figure stand in the same place on every line.',
    },
  ],
  dont: [
    {
      show: <OptionList label="Sub-wallets, none" onSelect={nothing} sections={[]} empty="No data" />,
      because: 'Say what is missing, and how to get it: “No sub-wallet matches. Clear the search.”',
    },
  ],
  accessibility: [
    'The list is one stop of the keyboard, also where it has sections.',
    'The one that is picked is marked as current, in forced colors with a frame.',
  ],
  keys: {
    'Goes to the picked option': ['Tab'],
    'Leaves the list': ['Shift+Tab'],
    'Goes to the next option, over sections, and from the last to the first': ['ArrowDown'],
    'Goes to the previous option, and from the first to the last': ['ArrowUp'],
    'Goes to the first option': ['Home'],
    'Goes to the last option': ['End'],
    'Picks the option': ['Enter', 'Space'],
  },
  anatomy: {
    story: 'Keyboard',
    parts: {
      List: '[role=group]',
      'Section title': '[role=group] > div > div',
      Option: 'li button',
      Title: 'li button span > span',
      Detail: 'li button span > span + span',
      Figure: 'li button > span + span',
    },
  },
} satisfies Guide;
