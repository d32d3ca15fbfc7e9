import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { useChecks } from '../../checks/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { tagInputGuide } from './tag-input.guide.tsx';
import { TagInput, type TagInputProps } from './tag-input.tsx';

function Live(props: TagInputProps) {
  const checks = useChecks();
  const [value, setValue] = useState(props.value);
  return <TagInput check={checks.ip({ range: true })} {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  title: 'Forms/TagInput',
  component: TagInput,
  parameters: guided(tagInputGuide),
  args: {
    label: 'Allowed IP addresses',
    value: ['203.0.113.7', '198.51.100.0/24'],
    onChange: () => undefined,
    limit: 20,
  },
  render: (props) => <Live {...props} />,
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

/** Two entries, and room for more. */
export const Some = meta.story({ args: { description: 'Calls from other addresses are rejected.' } });

/** Nothing yet. */
export const Empty = meta.story({ args: { value: [], placeholder: '203.0.113.7' } });

/** Typed and ended with Enter or a comma; Backspace takes the last one back. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Allowed IP addresses' });
    await userEvent.click(box);
    await userEvent.keyboard('192.0.2.1{Enter}192.0.2.2,');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText(word('countOfLimit', { count: 4, limit: 20 }))).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('192.0.2.2');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

/** The arrow keys move among the entries and back to the input; Delete takes one away. */
export const Keyboard = meta.story({
  args: { value: ['10.0.0.1', '10.0.0.2', '10.0.0.3'] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Allowed IP addresses' });
    const entry = (name: string) => canvas.getByRole('row', { name });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(entry('10.0.0.3')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(entry('10.0.0.1')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(entry('10.0.0.3')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(canvas.queryByRole('row', { name: '10.0.0.2' })).toBeNull();
    await expect(entry('10.0.0.3')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}{Delete}');
    await expect(canvas.queryAllByRole('row')).toHaveLength(0);
    await expect(box).toHaveFocus();
  },
});

/** A pasted list is split; wrong entries stay, are marked, and keep the form from being sent. */
export const Pasted = meta.story({
  args: { value: [] },
  render: (props) => {
    const send = fn();
    return (
      <Form onSubmit={send} label="Addresses">
        <Live {...props} />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste(
      '203.0.113.7\n203.0.113.300\n10.0.0.0/40; 10.0.0.1\nten, 2001:db8::/33, eleven, 12',
    );
    await expect(canvas.getByRole('row', { name: /203\.0\.113\.300/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
});

/** No more fit; what is over stays in the input. */
export const Full = meta.story({
  args: { limit: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('192.0.2.1, 192.0.2.2');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('192.0.2.1, 192.0.2.2');
  },
});

/** Nothing is taken twice. */
export const Twice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '203.0.113.7{Enter}');
    await expect(canvas.getByText(word('tagDuplicate', { text: '203.0.113.7' }))).toBeVisible();
  },
});

/** Not for now. */
export const Disabled = meta.story({ args: { disabled: true } });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations<TagInputProps>(TagInput, {
    vary: {
      limit: [5, 2],
      disabled: [false, true],
      error: [undefined, 'The server rejected the list.'],
    },
    common: {
      label: 'Allowed IP addresses',
      value: ['203.0.113.7', 'ten'],
      onChange: () => undefined,
      placeholder: '203.0.113.7',
      check: (text) => (text === 'ten' ? { level: 'error', message: 'Enter an IP address' } : null),
      style: { width: '100%', maxWidth: 420 },
    },
  }),
});
