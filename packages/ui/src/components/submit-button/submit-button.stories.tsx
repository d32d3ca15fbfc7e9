import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { AmountField } from '../amount-field/index.ts';
import { Button } from '../button/index.ts';
import { Drawer, DrawerFooter } from '../drawer/index.ts';
import { Form } from '../form/index.ts';
import { Stack } from '../stack/index.ts';
import { submitButtonGuide } from './submit-button.guide.tsx';
import { SubmitButton } from './submit-button.tsx';

function Transfer({ onSubmit }: { onSubmit: () => void }) {
  const [amount, setAmount] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  return (
    <Drawer open title="Transfer" onClose={() => undefined}>
      <Form id="transfer" label="Transfer" onSubmit={onSubmit} onProblems={setProblems}>
        <AmountField label="Amount" required symbol="USDT" value={amount} onChange={setAmount} />
      </Form>
      <DrawerFooter>
        <Button block>Cancel</Button>
        <SubmitButton block form="transfer" problems={problems}>
          Review transfer
        </SubmitButton>
      </DrawerFooter>
    </Drawer>
  );
}

const meta = preview.meta({
  title: 'Actions/SubmitButton',
  component: SubmitButton,
  parameters: guided(submitButtonGuide),
  args: { children: 'Review transfer', onClick: fn() },
});

/** Nothing keeps it off. */
export const Ready = meta.story();

/** Off while a field of its form shows an error, and on again once it is corrected. */
export const InADrawer = meta.story({
  args: { onClick: undefined },
  parameters: { docs: { story: { inline: false, iframeHeight: '360px' } } },
  render: () => <Transfer onSubmit={() => undefined} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '1250,75');
    const review = screen.getByRole('button', { name: 'Review transfer' });
    await expect(review).toHaveAccessibleDescription(/Amount/);
    const why = await screen.findByText(word('correctFields', { fields: 'Amount' }));
    await waitFor(() => expect(why).toBeVisible());
  },
});

/** The same in the dark theme and in Chinese. */
export const InADrawerDark = InADrawer.extend({ globals: { theme: 'dark', language: 'zh-CN' } });

/** Every look at once. */
export const Permutations = meta.story({
  render: (args) => (
    <Stack gap="l">
      <div>
        <SubmitButton {...args} />
      </div>
      <div>
        <SubmitButton {...args} problems={['Amount', 'Recipient']} />
      </div>
      <div>
        <SubmitButton {...args} reason="Waiting for the network fee" />
      </div>
      <div>
        <SubmitButton {...args} busy />
      </div>
    </Stack>
  ),
});
