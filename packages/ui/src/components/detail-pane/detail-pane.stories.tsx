import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Button } from '../button/index.ts';
import { DrawerFooter } from '../drawer/index.ts';
import { Stack } from '../stack/index.ts';
import { StatusTag } from '../status-tag/index.ts';
import { Text } from '../text/index.ts';
import { detailPaneGuide } from './detail-pane.guide.tsx';
import { DetailPane } from './detail-pane.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => <Text key={at}>Line {at + 1}</Text>);

const meta = preview.meta({
  title: 'Overlays/DetailPane',
  component: DetailPane,
  parameters: guided(detailPaneGuide),
  args: {
    title: 'Transfer',
    status: <StatusTag tone="attention">Awaiting approval</StatusTag>,
    onClose: fn(),
    children: (
      <>
        <Text>1,200.50 USDT to Corvid Exchange</Text>
        <DrawerFooter>
          <Button variant="primary">Approve</Button>
        </DrawerFooter>
      </>
    ),
  },
});

/** A decision beside its list. */
export const Decision = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Transfer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: word('close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

/** Longer than the screen: the actions stay in sight. */
export const Long = meta.story({
  args: {
    children: (
      <>
        <Stack>{lines(80)}</Stack>
        <DrawerFooter>
          <Button variant="primary">Approve</Button>
        </DrawerFooter>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Approve' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** With a state and actions, and with neither. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack>
      <DetailPane {...args} />
      <DetailPane title="Change of a strategy" onClose={args.onClose}>
        <Text>Nothing to decide</Text>
      </DetailPane>
    </Stack>
  ),
});
