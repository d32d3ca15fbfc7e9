import type { Guide } from '../../../../../.storybook/guide.ts';
import { TextArea } from './text-area.tsx';

const nothing = () => undefined;

export const textAreaGuide = {
  use: ['For several lines: a remark, a reason, a key in text form.'],
  avoid: ['For one line: use TextField.', 'For a list of short texts: use TagInput.'],
  do: [
    {
      show: <TextArea label="Remark" value="November settlement, desk B" onChange={nothing} limit={200} />,
      because:
        'A limit is counted in characters as people count them; what does not fit is left out, and said so.',
    },
  ],
  dont: [
    {
      show: <TextArea label="Remark" value="" onChange={nothing} rows={12} />,
      because: 'A box for twelve lines asks for an essay: the height suggests the length.',
    },
  ],
  accessibility: [
    'The form is sent with its button.',
    'The counter describes the box. Pasted text is cut behind what was pasted, never behind the text that was there.',
    'Can be made higher with the mouse, and scrolls within.',
  ],
  keys: {
    'Begins a new line, and submits nothing': ['Enter'],
  },
  anatomy: {
    story: 'Remark',
    parts: { Label: 'label', Count: 'label + span', Box: 'div:has(> textarea)', Text: 'textarea' },
  },
} satisfies Guide;
