import type { Guide } from '../../../../../.storybook/guide.ts';
import { Text } from '../text/index.ts';
import { DetailPane } from './detail-pane.tsx';

export const detailPaneGuide = {
  use: ['For the detail of a work list from 1280 pixels up, in a SplitPane with its side at the end.'],
  avoid: ['Below 1280 pixels: use Drawer, which takes the same content.', 'For a form: use Drawer.'],
  do: [
    {
      show: (
        <DetailPane title="Transfer" onClose={() => undefined}>
          <Text>1,200.50 USDT to Corvid Exchange</Text>
        </DetailPane>
      ),
      because: 'The row is still in sight while its detail is read.',
    },
  ],
  dont: ['Two panes side by side: there is one detail.'],
  accessibility: [
    'A region named by its title.',
    'Opens without taking the focus from the list; the close button leaves the list as it was.',
  ],
  keys: {
    'Goes to the content, which then scrolls with the arrow keys': ['Tab'],
  },
  anatomy: {
    story: 'Decision',
    parts: {
      Pane: '[role=region]',
      Header: '[role=region] > :first-child',
      Title: '[role=region] > :first-child > :first-child',
      Content: '[role=group][tabindex]',
    },
  },
} satisfies Guide;
